import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { enquiryHeading, enquiryText, ownAppsFor } from '@/lib/enquiry/enquiry-message';

const quote: Enquiry = {
  kind: 'quote',
  name: 'Asha & Sons',
  email: 'asha@example.com',
  organisation: 'Stand-in Stores',
  about: ['/services/it-cloud', '/products/posigen'],
  message: 'Two tills.\nOne shop? #1 100%',
  timing: 'month',
  budget: '100k-500k',
};

test('an enquiry reads as text, with labels instead of values', () => {
  expect(enquiryText(quote)).toBe(
    [
      'Quote request',
      'Name: Asha & Sons',
      'Organisation: Stand-in Stores',
      'E-mail: asha@example.com',
      'Timing: Within a month',
      'Budget: KSh 100,000 to 500,000',
      'About:',
      `- IT Cloud: ${site.url.value}/services/it-cloud`,
      `- Posigen: ${site.url.value}/products/posigen`,
      '',
      'Two tills.\nOne shop? #1 100%',
    ].join('\n'),
  );
});

test('the heading names what it is and at most three subjects', () => {
  expect(enquiryHeading(quote)).toBe('Quote request: IT Cloud, Posigen');
  expect(enquiryHeading({ ...quote, about: [] })).toBe('Quote request');
  expect(enquiryHeading({ ...quote, about: ['/a/b', '/a/c', '/a/d', '/a/e', '/a/f'] })).toBe(
    'Quote request: B, C, D and 2 more',
  );
});

describe('own apps', () => {
  const apps = ownAppsFor(quote);

  test('are WhatsApp, e-mail and SMS, addressed to the company', () => {
    const digits = site.contact.phone.value.replace(/\D/g, '');
    expect(apps.map(({ name, href }) => [name, href.split('?')[0]])).toEqual([
      ['WhatsApp', `https://wa.me/${digits}`],
      ['E-mail', `mailto:${site.contact.email.value}`],
      ['SMS', `sms:+${digits}`],
    ]);
  });

  test('get the whole text, whatever characters it contains', () => {
    const text = enquiryText(quote);
    for (const { name, href } of apps) {
      const query = new URLSearchParams(href.split('?')[1]);
      const got = query.get(name === 'WhatsApp' ? 'text' : 'body');
      expect(got?.replaceAll('\r\n', '\n')).toBe(text);
    }
    const mail = apps.find(({ name }) => name === 'E-mail');
    expect(new URLSearchParams(mail?.href.split('?')[1]).get('subject')).toBe(
      'Quote request: IT Cloud, Posigen',
    );
  });

  test('cannot be given headers or parameters by the text', () => {
    const hostile = { ...quote, message: '&bcc=x@example.com\r\nBcc: y@example.com' };
    const mail = ownAppsFor(hostile).find(({ name }) => name === 'E-mail');
    const query = new URLSearchParams(mail?.href.split('?')[1]);
    expect([...query.keys()]).toEqual(['subject', 'body']);
    expect(mail?.href).not.toMatch(/[\r\n]/);
  });
});
