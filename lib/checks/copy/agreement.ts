import { copySchemas } from '@/content/schema/pages';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import { valueAt } from '../fields';

/** The copy of every page by its path, not checked yet. */
export type Copies = Readonly<Record<string, unknown>>;

/** The paths that a page must list, one for each child page, and the field that lists them. */
function listOf(
  page: Page<string>,
  copy: unknown,
): [field: string, paths: readonly string[]] | undefined {
  if (page.kind === 'group') {
    const options = copySchemas.group.safeParse(copy).data?.choice.options;
    return options && ['choice.options', options.map(({ path }) => path)];
  }
  if (page.kind !== 'hub') return undefined;
  const groups = copySchemas.hub.safeParse(copy).data?.groups;
  return groups && ['groups', groups.flatMap(({ offers }) => offers.map(({ path }) => path))];
}

/**
 * Reports child pages that a page does not list, and listed paths that are not among them or that
 * it lists twice.
 */
function listMistakes(page: Page<string>, copy: unknown, unlisted: ReadonlySet<string>) {
  const children = page.children.filter((child) => !unlisted.has(child));
  const [field, listed] = listOf(page, copy) ?? ['', children];
  return [...new Set([...children, ...listed])].flatMap((path) => {
    if (!listed.includes(path))
      return `${field} lacks the child page "${path}". Add an entry for it.`;
    if (listed.indexOf(path) < listed.lastIndexOf(path))
      return `${field} has "${path}" twice. Remove one.`;
    if (!children.includes(path))
      return `${field} has "${path}", which is not a child of "${page.path}" or is unlisted. Remove it.`;
    return [];
  });
}

/**
 * Reports a page that names a similar page which does not name it. Similar pages are two pages with
 * similar names, each of which says for whom the other one is. If an editor copies the file of a
 * page, the new page names the similar page of the old one.
 */
function similarMistakes({ path }: Page<string>, copies: Copies): readonly string[] {
  const similar = valueAt(copies[path], ['similar', 'path']);
  return typeof similar !== 'string' || valueAt(copies[similar], ['similar', 'path']) === path
    ? []
    : [
        `the field "similar" has "${similar}", which does not lead back. Remove the field, or write a "similar" with path: '${path}' in ${copyFileOf(similar)}.`,
      ];
}

/** Reports where a page's copy contradicts the page tree or another page. */
export function agreementMistakes(
  page: Page<string>,
  copies: Copies,
  unlisted: ReadonlySet<string>,
): readonly string[] {
  return [...listMistakes(page, copies[page.path], unlisted), ...similarMistakes(page, copies)];
}
