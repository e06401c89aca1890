import { describe, expect, test } from 'vitest';
import { enquiryEndpoint, enquiryEndpointMeta } from '@/lib/enquiry/enquiry-endpoint';

describe('the configured endpoint', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    ['/enquiry', '/enquiry'],
    ['https://desk.example/enquiry', 'https://desk.example/enquiry'],
    ['http://127.0.0.1:8788/enquiry', 'http://127.0.0.1:8788/enquiry'],
  ])('%j is %j', (configured, endpoint) => {
    expect(enquiryEndpoint(configured ?? '')).toBe(endpoint);
  });

  test.each([
    '//desk.example/enquiry',
    'desk.example',
    'http://desk.example/enquiry',
    'javascript:alert(1)',
    'https://user:secret@desk.example/',
  ])('%j fails the build', (configured) => {
    expect(() => enquiryEndpoint(configured)).toThrow('NEXT_PUBLIC_ENQUIRY_ENDPOINT');
  });

  test('is in a meta element for scripts, if there is one', () => {
    expect(enquiryEndpointMeta('/enquiry')).toEqual({ 'enquiry-endpoint': '/enquiry' });
    expect(enquiryEndpointMeta(enquiryEndpoint(''))).toEqual({});
  });
});
