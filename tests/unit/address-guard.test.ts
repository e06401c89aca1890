import { describe, expect, test } from 'vitest';
import { refusalOf } from '@/lib/hosts/address-guard';

describe('an address', () => {
  test.each([
    '/',
    '/about',
    '/a/b/?x=//y/../z%zz',
    '/caf%C3%A9',
    '/.well-known/security.txt',
    '/a..b/c...d',
    '/100%25',
  ])('%s may be looked up', (target) => {
    expect(refusalOf(target)).toBeUndefined();
  });

  test.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%ff%fe',
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    '//host.example',
    '/%2Fhost.example',
    '/%5Chost.example',
    '/\\host.example',
    '/../etc/passwd',
    '/a/%2e%2e/%2e%2e/etc/passwd',
    '/..',
    '/.',
    'http://host.example/',
    '*',
    '',
  ])('%s is refused as malformed', (target) => {
    expect(refusalOf(target)?.status).toBe(400);
  });

  test.each([
    ['a path of 5,000 characters', `/${'a/'.repeat(2_500)}`],
    ['a name of 256 bytes', `/${'a'.repeat(256)}`],
    ['a name of 65 characters of four bytes each', `/${encodeURIComponent('𝄞'.repeat(65))}`],
  ])('with %s is refused as too long', (_, target) => {
    expect(refusalOf(target)?.status).toBe(414);
  });

  test('may have a long query and a name of 255 bytes', () => {
    expect(refusalOf(`/about?${'a'.repeat(5_000)}`)).toBeUndefined();
    expect(refusalOf(`/${'a'.repeat(255)}`)).toBeUndefined();
  });
});
