import { describe, expect, test } from 'vitest';
import { headerRules, headersFor, patternSource } from '@/lib/hosts/headers';

const rules = headerRules({});

describe('the table of headers', () => {
  test('sets no header in two rules, because hosts combine the values of matching rules', () => {
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  });

  test('caches hashed files for a year and revalidates everything else', () => {
    expect(headersFor('/_next/static/chunks/a.js', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/about', '/sw.js', '/next/static/a.js', '/a/_next/static/a.js']) {
      expect(headersFor(path, rules)['Cache-Control'], path).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  });

  test('sends every answer these headers, word for word', () => {
    const { 'Content-Security-Policy': policy, ...others } = headersFor('/about', rules);
    expect(others).toEqual({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(policy).toContain("frame-src 'none'");
  });

  test('keeps every answer of a preview out of search engines, by one rule', () => {
    const preview = headerRules({ NOINDEX: '1' });
    for (const path of ['/', '/about', '/about.txt', '/icon.svg']) {
      expect(headersFor(path, preview)['X-Robots-Tag'], path).toBe('noindex');
    }
    expect(preview.filter(({ headers }) => 'X-Robots-Tag' in headers)).toHaveLength(1);
  });

  test('refuses an invalid setting', () => {
    expect(() => headerRules({ NOINDEX: 'true' })).toThrow('NOINDEX is "true". Set it to 1');
    expect(headerRules({ NOINDEX: '' })).toEqual(headerRules({}));
  });

  test('uses the settings of the environment by default', () => {
    expect(headerRules()).toEqual(headerRules(process.env));
    expect(headersFor('/about')).toEqual(headersFor('/about', headerRules(process.env)));
  });

  test.each([
    ['/*', '/a/b', true],
    ['/_next/static/*', '/_next/static/a/b.js', true],
    ['/_next/static/*', '/x/_next/static/a.js', false],
    ['/*.txt', '/a.txt', true],
    ['/*.txt', '/atxt', false],
    ['/*.txt', '/a.txt.html', false],
    ['/a(b)[c]{d}^$|+?\\.', '/a(b)[c]{d}^$|+?\\.', true],
    ['/a(b)[c]{d}^$|+?\\.', '/ab', false],
  ])('the pattern %s covers %s: %s', (pattern, path, isCovered) => {
    expect(new RegExp(patternSource(pattern)).test(path)).toBe(isCovered);
  });
});
