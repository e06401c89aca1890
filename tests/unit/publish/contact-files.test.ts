import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { cardText, contactCard } from '@/lib/publish/contact-card';
import { securityText } from '@/lib/publish/security-text';

test('security.txt has what RFC 9116 requires, and expires within a year', () => {
  const text = securityText('2026-11-21');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
  expect(text).toContain('Expires: 2027-11-20T00:00:00Z');
  expect(text).toContain(`Canonical: ${site.url.value}/.well-known/security.txt`);
});

test('the contact card has the name, the e-mail address, the phone number and the address of the company, each once', () => {
  const lines = contactCard().replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  const { box, city, country } = site.contact.address.value;
  for (const [field, value] of [
    ['FN', site.name],
    ['EMAIL', site.contact.email.value],
    ['TEL', site.contact.phone.value.replaceAll(' ', '')],
    // RFC 2426, section 3.2.1: box, extension, street, locality, region, postal code, country.
    ['ADR', [box, '', '', city, '', '', country].map(cardText).join(';')],
    ['URL', site.url.value],
  ] as const) {
    const values = lines.filter((line) => new RegExp(`^${field}[;:]`).test(line));
    expect(values.map((line) => line.slice(line.indexOf(':') + 1))).toEqual([value]);
  }
});

test('no part of the address of a contact card ends its field, and no line has more than 75 bytes', () => {
  const address = {
    box: `Suite 4, “Old; Port” House ${'éx'.repeat(99)}`,
    city: 'Kilindini; Mombasa',
    country: 'Ke,nya',
  };
  const card = contactCard(address);
  expect(card.replaceAll('\r\n ', '')).toContain(
    String.raw`ADR;TYPE=work,postal:Suite 4\, “Old\; Port” House ${'éx'.repeat(99)};;;Kilindini\; Mombasa;;;Ke\,nya`,
  );
  const bytes = card.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBe(75);
});

test('a comma, a semicolon, a backslash and a line break do not end a field of a contact card', () => {
  expect(cardText('Hapa; Hapa, Ltd\\\r\nMombasa')).toBe('Hapa\\; Hapa\\, Ltd\\\\\\nMombasa');
});
