import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { kinds } from '@/lib/pages/kinds';
import { publishedPosts } from '@/lib/pages/posts';
import { pages, pathsOfKind } from '@/lib/pages/tree';

/** A number, and the page on which visitors can check it. */
export interface Evidence {
  readonly value: number;
  readonly label: string;
  readonly href: PagePath;
}

/** How many offers, articles and downloads the site has. */
export function evidenceOnSite(): readonly Evidence[] {
  const offers = pages.filter(({ kind }) => kinds[kind].offers === 'one');
  return [
    ...pathsOfKind('sitemap').map((href) => ({
      value: offers.length,
      label: 'offers, each with its steps',
      href,
    })),
    ...pathsOfKind('blog-index').map((href) => ({
      value: publishedPosts.length,
      label: 'articles you can use without us',
      href,
    })),
    ...pathsOfKind('downloads').map((href) => ({
      value: copyOf(href).files.length,
      label: 'checklists and templates',
      href,
    })),
  ];
}
