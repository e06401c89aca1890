import { expect, test } from 'vitest';
import { faultInAddress, originForm } from '@/lib/hosts/address-check';

test.each(
  [
    '/',
    '/a/b/?x=//y/../z%zz',
    '/a?x=1\n//y',
    '/a#//y',
    '/caf%C3%A9',
    '/.well-known/security.txt',
    '/a..b/c...d',
    '/100%25',
    `/about?${'a'.repeat(5_000)}`,
    `/a${'/a'.repeat(511)}`, // A path of 1,024 characters.
    `/${'a'.repeat(255)}?x=1`, // A name of 255 bytes.
  ].map((target) => [target.slice(0, 40), target] as const),
)('%s may be looked up', (_, target) => {
  expect(faultInAddress(target)).toBeUndefined();
});

test.each([
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0aSet-Cookie:x',
  '//host.example',
  '/%2Fhost.example',
  '/%5Chost.example',
  '/../etc/passwd',
  '/a/%2e%2e/%2e%2e/etc/passwd',
  '/..',
  '/.',
  'ftp://host.example/',
  '',
])('%s is refused as malformed', (target) => {
  expect(faultInAddress(target)).toEqual({ status: 400, message: 'This address is malformed.' });
});

test.each([
  ['a path of 1,025 characters', `/${'a/'.repeat(512)}`],
  ['a name of 256 bytes', `/${'a'.repeat(256)}`],
  ['a name of 65 characters of four bytes each', `/${encodeURIComponent('𝄞'.repeat(65))}`],
])('%s is refused as too long', (_, target) => {
  const message = 'This address is longer than any on this site.';
  expect(faultInAddress(target)).toEqual({ status: 414, message });
});

test.each([
  ['http://host.example/about?a=//b', '/about?a=//b'],
  ['HTTPS://host.example:8080', '/'],
  ['http://host.example?a', '/?a'],
  ['http://host.example//evil.example', '//evil.example'],
  ['/about', '/about'],
  ['//host.example', '//host.example'],
  ['http:///about', 'http:///about'],
])('the path and query of %s are %s', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});
