import { expect, test } from 'vitest';
import { enquiryLimits } from '../enquiry';
import { addressIn, createEnquiryServer } from './enquiry-server';

test('the longest enquiry has time to arrive over a line of 9.6 kbit/s', () => {
  const never = () => {
    throw new Error('No request is made.');
  };
  const { requestTimeout } = createEnquiryServer({
    ...{ origins: [], proxies: 0, health: never, onReceived: never },
    ...{ onWrongProxies: never, onFault: never },
    store: { rateLimit: never, countFailure: never, add: never },
  });
  expect(requestTimeout).toBeGreaterThan((enquiryLimits.requestBytes / 1_200) * 1_000);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['unknown', undefined],
  ['', undefined],
])('the address in %j of X-Forwarded-For is %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
