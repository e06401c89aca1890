import type { Enquiry } from 'enquiries';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { enquiryHeading, enquiryText, messageOf, ownAppsFor } from '@/lib/enquiry/enquiry-message';

const quote: Enquiry = {
  kind: 'quote',
  name: 'Asha & Sons',
  email: 'asha@example.com',
  organisation: 'Stand-in Stores',
  about: ['/services/it-cloud', '/products/posigen'],
  message: 'Two tills.\nOne shop? #1 100%',
  timing: 'Within a month',
  budget: 'KSh 100,000 to 500,000',
};

test('the text of an enquiry names each subject and its page', () => {
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

test('the heading names the kind of enquiry and its subjects', () => {
  expect(enquiryHeading({ ...quote, about: [] })).toBe('Quote request');
  expect(enquiryHeading({ ...quote, about: ['/a/b', '/a/c'] })).toBe('Quote request: B, C');
});

test('links to the visitor’s own apps have the company’s address and the whole text, which cannot add a header or parameter', () => {
  const hostile = { ...quote, message: '&bcc=x@example.com\nBcc: y@example.com' };
  const digits = site.contact.phone.value.replace(/\D/g, '');
  const apps = ownAppsFor(messageOf(hostile)).map(({ name, href }) => {
    const [address, query] = href.split('?');
    return [name, address, Object.fromEntries(new URLSearchParams(query))];
  });
  const text = enquiryText(hostile);
  const body = text.replaceAll('\n', '\r\n');
  expect(apps).toEqual([
    ['WhatsApp', `https://wa.me/${digits}`, { text }],
    [
      'E-mail',
      `mailto:${site.contact.email.value}`,
      { subject: 'Quote request: IT Cloud, Posigen', body },
    ],
    ['SMS', `sms:+${digits}`, { body: text }],
  ]);
});
