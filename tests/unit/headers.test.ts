import { describe, expect, test } from 'vitest';
import { headerRules, headersFor } from '@/lib/hosts/headers';

const rules = headerRules({});

describe('the table of headers', () => {
  test('sets no header in two rules, since hosts add up the values of rules that match', () => {
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  });

  test('keeps hashed files for good and asks after everything else', () => {
    expect(headersFor('/_next/static/chunks/a.js', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/about', '/sw.js', '/next/static/a.js', '/a/_next/static/a.js']) {
      expect(headersFor(path, rules)['Cache-Control'], path).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  });

  test('keeps payload files, and no page, out of search engines', () => {
    expect(headersFor('/about.txt', rules)['X-Robots-Tag']).toBe('noindex');
    expect(headersFor('/services/x/__next._tree.txt', rules)['X-Robots-Tag']).toBe('noindex');
    for (const path of ['/about', '/about-txt', '/a.txt/b']) {
      expect(headersFor(path, rules), path).not.toHaveProperty('X-Robots-Tag');
    }
  });

  test('protects every answer', () => {
    for (const path of ['/', '/about.txt', '/_next/static/a.js', '/nowhere']) {
      expect(headersFor(path, rules), path).toMatchObject({
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8};/),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });
});
