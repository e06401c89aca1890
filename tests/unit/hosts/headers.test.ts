import { expect, test, vi } from 'vitest';
import { headersFor, sharedHeaders } from '@/lib/hosts/headers';

test('hashed files are cached for a year, and everything else is revalidated', () => {
  expect(headersFor('/_next/static/chunks/a.js', {})['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/', '/sw.js', '/next/static/a.js', '/a/_next/static/a.js']) {
    expect(headersFor(path, {})['Cache-Control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('every answer has exactly these headers', () => {
  expect(headersFor('/about', {})).toEqual({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': expect.stringMatching(
      /^frame-ancestors 'none'; default-src 'none'; script-src 'self' '/,
    ),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('the policy in the header allows the inline scripts of the build, and no other', () => {
  const policy = sharedHeaders({ SCRIPT_HASHES: "'sha256-abc=' 'sha256-def='" })[
    'Content-Security-Policy'
  ];
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-abc=' 'sha256-def=';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('every answer of a preview is kept out of search engines', () => {
  for (const path of ['/about.txt', '/_next/static/a.js']) {
    expect(headersFor(path, { NOINDEX: '1' })['X-Robots-Tag'], path).toBe('noindex');
  }
});

test('an invalid setting is refused, and an empty one is ignored', () => {
  expect(() => sharedHeaders({ NOINDEX: 'true' })).toThrow('NOINDEX is "true". Set it to 1');
  expect(sharedHeaders({ NOINDEX: '' })).toEqual(sharedHeaders({}));
});

test('by default, the settings come from the environment', () => {
  vi.stubEnv('NOINDEX', '1');
  expect(headersFor('/about')['X-Robots-Tag']).toBe('noindex');
  expect(headersFor('/about', {})['X-Robots-Tag']).toBeUndefined();
});
