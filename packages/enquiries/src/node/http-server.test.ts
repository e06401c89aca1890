import { expect, test } from 'vitest';
import { addressIn } from './http-server';

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
