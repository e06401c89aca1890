import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { waysToWrite } from '@/lib/contact-addresses';
import { ownAppsFor } from '@/lib/enquiry/enquiry-message';

test('WhatsApp is offered only if the company’s number can be reached there', () => {
  const { hasWhatsApp } = site.contact;
  const names = ownAppsFor({ heading: 'A quote', text: 'Hello' }).map(({ name }) => name);
  expect(names).toEqual([...(hasWhatsApp ? ['WhatsApp'] : []), 'E-mail', 'SMS']);
  expect(waysToWrite.includes('WhatsApp')).toBe(hasWhatsApp);
});
