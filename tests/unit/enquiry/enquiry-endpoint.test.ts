import { expect, test } from 'vitest';
import { enquiryEndpoint, enquiryEndpointMeta, formAddress } from '@/lib/enquiry/enquiry-endpoint';

test.each(['/enquiry', 'https://desk.example/enquiry', 'http://127.0.0.1:8788/enquiry'])(
  'the endpoint %s is in a meta element for scripts',
  (configured) => {
    expect(enquiryEndpointMeta(enquiryEndpoint(configured))).toEqual({
      'enquiry-endpoint': configured,
    });
  },
);

test('without an endpoint there is no meta element', () => {
  expect(enquiryEndpointMeta(enquiryEndpoint('  '))).toEqual({});
});

test.each([
  '//desk.example/enquiry',
  '/\\desk.example/enquiry',
  '/enquiry\\here',
  '/enquiry#desk',
  'http://desk.example/enquiry',
  'javascript:alert(1)',
  'https://user:secret@desk.example/',
  'https://:secret@desk.example/',
  'https://desk.example/#form',
])('the endpoint %j fails the build', (configured) => {
  expect(() => enquiryEndpoint(configured)).toThrow('NEXT_PUBLIC_ENQUIRY_ENDPOINT');
});

test.each([
  ['/enquiry', '/enquiry?return=%2Fcontact%23sent'],
  ['https://desk.example/?key=1', 'https://desk.example/?key=1&return=%2Fcontact%23sent'],
])('a form without scripts tells %s the page to return to', (endpoint, address) => {
  expect(formAddress(endpoint, '/contact#sent')).toBe(address);
});
