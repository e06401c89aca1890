import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import * as constants from '@/lib/constants';
import { defaultMessages } from '@/lib/errors';
import { filePaths, twinPath } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { blogIndex } from '@/lib/pages/posts';
import { titleOf } from '@/lib/pages/titles';
import { pageAt } from '@/lib/pages/tree';
import { isPreview } from '@/lib/preview';

/** The document title of a page: `Page title | Site name`. */
export function documentTitle(title: string): string {
  return `${title} ${constants.titleSeparator} ${site.name}`;
}

/** The absolute address of a path on the production origin. None ends in a slash: Next writes the home page’s that way, and all lists must agree. */
export function absoluteUrl(path: string): string {
  return path === '/' ? site.url.value : `${site.url.value}${path}`;
}

/** The path of a page's social card, a PNG of 1200 by 630 pixels. */
export function socialCardPath(path: PagePath): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** A page's social card with its size and what it shows in words. */
function socialCard(path: PagePath) {
  return {
    url: absoluteUrl(socialCardPath(path)),
    width: 1200,
    height: 630,
    alt: `${titleOf(path)}: ${copyOf(path).summary}`,
  };
}

/** What networks show of a page, by both of their vocabularies. */
function sharedMetadata(path: PagePath, title: string, description: string) {
  const images = [socialCard(path)];
  return {
    description,
    openGraph: { title, description, siteName: site.name, locale: site.locale, images },
    twitter: { card: constants.socialCardType, title, description, images },
  };
}

/**
 * A fresh metadata object for the not-found page, with the home page's social card. Its title is empty: the content has one
 * of its own, which names the path once that is known.
 */
export function notFoundMetadata(): Metadata {
  const title = documentTitle(defaultMessages.notFound);
  const shared = sharedMetadata('/', title, site.description);
  return {
    ...shared,
    title: { absolute: '' },
    openGraph: { ...shared.openGraph, type: 'website' },
  };
}

/** A fresh metadata object for a page: title, description, canonical address and social cards. */
export function pageMetadata(path: PagePath): Metadata {
  const title = documentTitle(titleOf(path));
  const url = absoluteUrl(path);
  const shared = sharedMetadata(path, title, copyOf(path).description);
  return {
    ...shared,
    title: { absolute: title },
    alternates: {
      canonical: url,
      types: {
        ...(blogIndex && {
          'application/rss+xml': absoluteUrl(filePaths.rss),
          'application/feed+json': absoluteUrl(filePaths.jsonFeed),
        }),
        'text/markdown': absoluteUrl(twinPath(path)),
      },
    },
    ...((pageAt(path).unlisted || isPreview()) && { robots: { index: false, follow: true } }),
    openGraph: {
      ...shared.openGraph,
      url,
      type: pageAt(path).kind === 'post' ? 'article' : 'website',
    },
  };
}
