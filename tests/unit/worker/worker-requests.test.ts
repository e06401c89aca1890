import { describe, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { offlineFrame } from '@/lib/build/offline-frame';
import { offlinePage } from '@/lib/worker/offline-page';
import {
  cacheKey,
  isBusy,
  isCacheable,
  isFromBuild,
  requestKind,
  titleInHtml,
} from '@/lib/worker/requests';

const facts = (path: string, more = {}) => ({
  url: new URL(path, 'https://site.test'),
  isSameOrigin: true,
  isNavigation: false,
  ...more,
});

describe('how the offline worker classifies requests', () => {
  test.each([
    [facts('/about', { isNavigation: true }), 'page'],
    [facts('/about.txt'), 'other'],
    [facts('/search-index.json'), 'data'],
    [facts('/menus.json?1'), 'data'],
    [facts('/_next/static/chunks/a.js'), 'file'],
    [facts('/builds/latest.json?1'), 'other'],
    [facts('/about', { isNavigation: true, isSameOrigin: false }), 'other'],
  ])('%j: %s', (request, kind) => {
    expect(requestKind(request)).toBe(kind);
  });
});

describe('the offline worker caches', () => {
  const html = { status: 200, redirected: false, type: 'text/html; charset=utf-8' };
  test('complete answers of the right type', () => {
    expect(isCacheable('page', html)).toBe(true);
    expect(isCacheable('data', { ...html, type: 'application/json; charset=utf-8' })).toBe(true);
  });
  test.each([
    ['an error page', 'page', { ...html, status: 404 }],
    ['part of an answer', 'page', { ...html, status: 206 }],
    ['a redirected answer', 'page', { ...html, redirected: true }],
    ['HTML in place of data', 'data', html],
    ['text in place of a page', 'page', { ...html, type: 'text/plain' }],
  ] as const)('not %s', (_, kind, answer) => {
    expect(isCacheable(kind, answer)).toBe(false);
  });

  test('a page once for all its queries', () => {
    const url = new URL('https://site.test/about?utm=1#x');
    expect(cacheKey(url)).toBe('https://site.test/about');
  });

  test.each([
    [200, false],
    [404, false],
    [429, true],
    [503, true],
  ])('a host that answers %i is busy, so that a cached page is better: %s', (status, expected) => {
    expect(isBusy(status)).toBe(expected);
  });

  test('only pages of its build', () => {
    expect(isFromBuild('<html lang="en" data-build="b1">', 'b1')).toBe(true);
    expect(isFromBuild('<html lang="en" data-build="b12">', 'b1')).toBe(false);
    expect(isFromBuild('<html>', 'b1')).toBe(false);
  });
});

describe('the offline page', () => {
  test('lists the cached pages by title', () => {
    const title = titleInHtml(`<head><title>Risk &amp; rules | ${site.name}</title></head>`) ?? '';
    const html = offlinePage(offlineFrame(':root{}', '1'), [{ path: '/risk', title }]);
    expect(html).toContain('<a href="/risk">Risk &amp; rules</a>');
    expect(html).toContain(`tel:${site.contact.phone.value.replaceAll(' ', '')}`);
  });
  test('of a company with special characters in its name has the name as text, and lists the pages without it', async () => {
    vi.resetModules();
    vi.doMock('@/content/site', () => ({ site: { ...site, name: "Smith & Son's" } }));
    const { offlineFrame } = await import('@/lib/build/offline-frame');
    vi.doUnmock('@/content/site');
    const titleElement = `<title>Risk | Smith &amp; Son&#x27;s</title>`;
    const kept = { path: '/risk', title: titleInHtml(titleElement) ?? '' };
    const html = offlinePage(offlineFrame('', ''), [kept]);
    expect(html).toContain('<a href="/risk">Risk</a>');
    expect(html).toContain('<title>Offline | Smith &amp; Son&#x27;s</title>');
    expect(html).toContain('<p class="muted">Smith &amp; Son&#x27;s</p>');
  });
  test('says so if no page is cached', () => {
    expect(offlinePage(offlineFrame('', ''), [])).toContain(
      'No page has been stored on this device yet',
    );
  });
});
