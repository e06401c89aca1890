import type { PagePath } from '@/content/tree';
import { linkNames } from '@/content/words/titles';
import { copyOf } from './copy';
import { titleCase } from './title-case';
import { pageAt } from './tree';

/**
 * A page's title: `title` of its copy, or else its last path segment in title case. The title of
 * the home page is `Home`.
 */
export function titleOf(path: PagePath): string {
  const segment = path.split('/').at(-1);
  return copyOf(path).title ?? (segment ? titleCase(segment) : 'Home');
}

const namesOfLinks: Readonly<Partial<Record<PagePath, string>>> = linkNames;

/**
 * The name of links to a page: the heading of a post, and the title of any other page, unless
 * `content/words/titles.ts` has a name.
 */
export function linkNameOf(path: PagePath): string {
  const { kind } = pageAt(path);
  return namesOfLinks[path] ?? (kind === 'post' ? copyOf(path).heading : titleOf(path));
}
