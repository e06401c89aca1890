import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedOfKind } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';

/** A number, and the page on which visitors can check it. */
export interface Evidence {
  readonly value: number;
  readonly label: string;
  readonly href: PagePath;
}

/** How many examples, articles and downloads the site has. */
export function evidenceOnSite(): readonly Evidence[] {
  return [
    ...listedOfKind('project-index').map((href) => ({
      value: listedOfKind('project').length,
      label: 'examples of projects',
      href,
    })),
    ...listedOfKind('blog-index').map((href) => ({
      value: publishedPosts.length,
      label: 'articles you can use without us',
      href,
    })),
    ...listedOfKind('downloads').map((href) => ({
      value: copyOf(href).files.length,
      label: 'checklists and templates',
      href,
    })),
  ];
}
