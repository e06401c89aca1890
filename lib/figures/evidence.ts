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

const counted = (value: number, one: string, many: string) => ({
  value,
  label: value === 1 ? one : many,
});

/** How many examples, articles and downloads the site has. */
export function evidenceOnSite(): readonly Evidence[] {
  return [
    ...listedOfKind('project-index').map((href) => ({
      ...counted(listedOfKind('project').length, 'example of a project', 'examples of projects'),
      href,
    })),
    ...listedOfKind('blog-index').map((href) => ({
      ...counted(publishedPosts.length, 'article', 'articles'),
      href,
    })),
    ...listedOfKind('downloads').map((href) => ({
      ...counted(copyOf(href).files.length, 'checklist or draft', 'checklists and drafts'),
      href,
    })),
  ];
}
