import { expect, test } from 'vitest';
import { headerRules, headersFor, patternSource } from '@/lib/hosts/headers';

const rules = headerRules({});

test('no header is in two rules, because hosts combine the values of matching rules', () => {
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  expect(names).toEqual([...new Set(names)]);
});

test('hashed files are cached for a year, everything else is revalidated', () => {
  expect(headersFor('/_next/static/chunks/a.js', rules)['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/', '/sw.js', '/next/static/a.js', '/a/_next/static/a.js']) {
    expect(headersFor(path, rules)['Cache-Control'], path).toBe(
      'public, max-age=0, must-revalidate',
    );
  }
});

test('every answer has these headers, word for word', () => {
  expect(headersFor('/about', rules)).toEqual({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': expect.stringContaining("frame-src 'none'"),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('every answer of a preview is kept out of search engines, by one rule', () => {
  const preview = headerRules({ NOINDEX: '1' });
  expect(headersFor('/about.txt', preview)['X-Robots-Tag']).toBe('noindex');
  expect(preview.filter(({ headers }) => 'X-Robots-Tag' in headers)).toHaveLength(1);
});

test('an invalid setting is refused, an empty one is none', () => {
  expect(() => headerRules({ NOINDEX: 'true' })).toThrow('NOINDEX is "true". Set it to 1');
  expect(headerRules({ NOINDEX: '' })).toEqual(rules);
});

test('the settings are those of the environment by default', () => {
  expect(headerRules()).toEqual(headerRules(process.env));
  expect(headersFor('/about')).toEqual(headersFor('/about', headerRules(process.env)));
});

test.each([
  ['/*', '/a/b', true],
  ['/_next/static/*', '/x/_next/static/a.js', false],
  ['/*.txt', '/a.txt', true],
  ['/*.txt', '/atxt', false],
  ['/*.txt', '/a.txt.html', false],
  ['/a(b)[c]{d}^$|+?\\.', '/a(b)[c]{d}^$|+?\\.', true],
])('the pattern %s covers %s: %s', (pattern, path, isCovered) => {
  expect(new RegExp(patternSource(pattern)).test(path)).toBe(isCovered);
});
