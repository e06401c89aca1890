import { afterEach, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { pages } from '@/lib/pages/tree';
import { notFoundMetadata, pageMetadata, socialCardPath } from '@/lib/publish/metadata';

afterEach(() => vi.unstubAllEnvs());

test('every page has its own description and social card', () => {
  const descriptions = pages.map((page) => pageMetadata(page.path).description);
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(new Set(pages.map((page) => socialCardPath(page.path))).size).toBe(pages.length);
});

test('a page names its canonical address, title and large card', () => {
  expect(pageMetadata('/services/it-cloud')).toMatchObject({
    title: { absolute: `IT Cloud | ${site.name}` },
    alternates: { canonical: `${site.url.value}/services/it-cloud` },
    twitter: { card: 'summary_large_image' },
    openGraph: { type: 'website' },
  });
});

test('the metadata of a page is made afresh, so that changing it changes nothing else', () => {
  expect(pageMetadata('/about')).not.toBe(pageMetadata('/about'));
  expect(pageMetadata('/about')).toEqual(pageMetadata('/about'));
});

test('only unlisted pages are kept from search engines', () => {
  expect(pageMetadata('/test').robots).toEqual({ index: false, follow: true });
  expect(pageMetadata('/about').robots).toBeUndefined();
});

test('every page of a preview is kept from search engines', () => {
  vi.stubEnv('NOINDEX', '1');
  expect(pageMetadata('/about').robots).toEqual({ index: false, follow: true });
});

test('the not-found page has a social card, the home page’s', () => {
  const { openGraph, twitter, title } = notFoundMetadata();
  const images = [expect.objectContaining({ url: `${site.url.value}/og/home.png` })];
  expect(openGraph).toMatchObject({ title: `Page Not Found | ${site.name}`, images });
  expect(twitter).toMatchObject({ card: 'summary_large_image', images });
  expect(title).toEqual({ absolute: '' });
});
