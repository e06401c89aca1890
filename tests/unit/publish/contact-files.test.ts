import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { contactCard } from '@/lib/publish/contact-card';
import { securityText } from '@/lib/publish/security-text';

test('security.txt has what RFC 9116 requires, and expires within a year', () => {
  const text = securityText('2026-11-21');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
  expect(text).toContain('Expires: 2027-11-20T00:00:00Z');
  expect(text).toContain(`Canonical: ${site.url.value}/.well-known/security.txt`);
});

test('the contact card has the name, the e-mail address and the phone number of the company', () => {
  for (const field of [
    `FN:${site.name}`,
    site.contact.email.value,
    site.contact.phone.value.replaceAll(' ', ''),
  ]) {
    expect(contactCard().replaceAll('\r\n ', '')).toContain(field);
  }
});
