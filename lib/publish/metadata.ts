import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import * as constants from '@/lib/constants';
import { defaultMessages } from '@/lib/errors';
import { filePaths, markdownPath } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { kinds } from '@/lib/pages/kinds';
import { listingPath, type NumberedPage } from '@/lib/pages/listings';
import { blogIndex } from '@/lib/pages/posts';
import { nameOf, titleOf } from '@/lib/pages/titles';
import { pageAt } from '@/lib/pages/tree';
import { isPreview } from '@/lib/preview';

/** The document title of a page: `Page title | Site name`. */
export function documentTitle(title: string): string {
  return `${title} ${constants.titleSeparator} ${site.name}`;
}

/**
 * The absolute address of a path on the production origin. Like Next, it leaves out the trailing
 * slash of the home page.
 */
export function absoluteUrl(path: string): string {
  return path === '/' ? site.url.value : `${site.url.value}${path}`;
}

/** The path of a page's social card, a PNG of 1200 by 630 pixels. */
export function socialCardPath(path: PagePath): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

function socialCard(path: PagePath) {
  return {
    url: absoluteUrl(socialCardPath(path)),
    width: 1200,
    height: 630,
    alt: `${nameOf(path)}: ${copyOf(path).summary}`,
  };
}

/**
 * The description and the social metadata of a page. Next copies the title and the description of
 * Open Graph into the Twitter card. It would copy the picture too, but X reads that of Open Graph.
 */
function sharedMetadata(path: PagePath, title: string, description: string) {
  const images = [socialCard(path)];
  return {
    description,
    openGraph: { title, description, siteName: site.name, locale: site.locale, images },
    twitter: { card: constants.socialCardType, images: [] },
  } satisfies Metadata;
}

/**
 * The metadata of an error page, with the social card of the home page. The title is empty, because
 * error pages render their own `title` element. On the not-found page, the browser writes the path
 * into it.
 */
export function errorMetadata(error: keyof typeof defaultMessages): Metadata {
  const title = documentTitle(defaultMessages[error]);
  const shared = sharedMetadata('/', title, site.description);
  return {
    ...shared,
    title: { absolute: '' },
    openGraph: { ...shared.openGraph, type: 'website' },
  };
}

const feedTypes = {
  ...(blogIndex && {
    'application/rss+xml': absoluteUrl(filePaths.rss),
    'application/feed+json': absoluteUrl(filePaths.jsonFeed),
  }),
};

/** The metadata of a page: title, description, canonical address and social cards. */
export function pageMetadata(path: PagePath): Metadata {
  const title = documentTitle(titleOf(path));
  const url = absoluteUrl(path);
  const { heading, description } = copyOf(path);
  // The document title comes from the path. Shared links show the page's heading.
  const shared = sharedMetadata(path, documentTitle(heading), description);
  return {
    ...shared,
    title: { absolute: title },
    alternates: {
      canonical: url,
      types: { ...feedTypes, 'text/markdown': absoluteUrl(markdownPath(path)) },
    },
    ...((pageAt(path).unlisted || isPreview()) && { robots: { index: false, follow: true } }),
    openGraph: {
      ...shared.openGraph,
      url,
      type: kinds[pageAt(path).kind].isDated ? 'article' : 'website',
    },
  };
}

/**
 * The metadata of a page. A later page of a listing has its number in its title, its own address,
 * and no Markdown version.
 */
export function numberedMetadata(page: NumberedPage): Metadata {
  const metadata = pageMetadata(page.path);
  if (page.number === 1) return metadata;
  const url = absoluteUrl(listingPath(page));
  return {
    ...metadata,
    title: { absolute: documentTitle(`${titleOf(page.path)}, page ${page.number}`) },
    alternates: { canonical: url, types: feedTypes },
    openGraph: { ...metadata.openGraph, url },
  };
}
