import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import {
  errorMetadata,
  numberedMetadata,
  pageMetadata,
  socialCardPath,
} from '@/lib/publish/metadata';
import { pageOf } from '../../support/page-of';

test('every page has its own description and social card', () => {
  const descriptions = pages.map((page) => pageMetadata(page.path).description);
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(new Set(pages.map((page) => socialCardPath(page.path))).size).toBe(pages.length);
});

test('a page names its canonical address, title and large card', () => {
  const path = pageOf('service');
  expect(pageMetadata(path)).toMatchObject({
    title: { absolute: `${titleOf(path)} | ${site.name}` },
    alternates: { canonical: `${site.url.value}${path}` },
    twitter: { card: 'summary_large_image', images: [] },
    openGraph: { type: 'website', title: `${copyOf(path).heading} | ${site.name}` },
  });
});

test('a later page of a listing is no copy of the first, and has no Markdown version', () => {
  const first = numberedMetadata({ path: '/contact', number: 1 });
  const later = numberedMetadata({ path: '/contact', number: 2 });
  const address = `${site.url.value}/contact/page/2`;
  expect(first).toEqual(pageMetadata('/contact'));
  expect(later.title).toEqual({ absolute: `${titleOf('/contact')}, page 2 | ${site.name}` });
  expect(later).toMatchObject({ alternates: { canonical: address }, openGraph: { url: address } });
  expect(later.alternates?.types).not.toHaveProperty('text/markdown');
});

test('unlisted pages, and all pages of a preview, have noindex', () => {
  const noindex = { index: false, follow: true };
  expect(pageMetadata('/search').robots).toEqual(noindex);
  expect(pageMetadata('/contact').robots).toBeUndefined();
  vi.stubEnv('NOINDEX', '1');
  expect(pageMetadata('/contact').robots).toEqual(noindex);
});

test('the not-found page has the social card of the home page', () => {
  const { openGraph, twitter, title } = errorMetadata('notFound');
  const images = [expect.objectContaining({ url: `${site.url.value}/og/home.png` })];
  expect(openGraph).toMatchObject({ title: `Page Not Found | ${site.name}`, images });
  expect(twitter).toEqual({ card: 'summary_large_image', images: [] });
  expect(title).toEqual({ absolute: '' });
});
