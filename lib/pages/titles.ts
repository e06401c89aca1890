import type { PagePath } from '@/content/tree';
import { copyOf } from './copy';
import { kinds } from './kinds';
import { ownNameOf, titleCase } from './title-case';
import { pageAt } from './tree';

/**
 * A page's title: `title` of its copy, or else its last path segment in title case. The title of
 * the home page is `Home`.
 */
export function titleOf(path: PagePath): string {
  const segment = path.split('/').at(-1);
  return copyOf(path).title ?? (segment ? titleCase(segment) : 'Home');
}

/**
 * The name of a page in the text of the site, such as in breadcrumbs, search results and forms: the
 * name in `content/words/titles.ts`, or else the title.
 */
export function nameOf(path: PagePath): string {
  return ownNameOf(path) ?? titleOf(path);
}

/** The name of links to a page: the heading of a dated page, and the name of any other page. */
export function linkNameOf(path: PagePath): string {
  return kinds[pageAt(path).kind].isDated ? copyOf(path).heading : nameOf(path);
}
