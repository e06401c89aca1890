import { copySchemas } from '@/content/schema';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import { valueAt } from '../fields';

/** The copy of every page by its path, not checked yet. */
export type Copies = Readonly<Record<string, unknown>>;

/** Reports child pages that a group does not list as an option, and options that are not its child pages. */
function choiceMistakes(page: Page<string>, copy: unknown): readonly string[] {
  const group = page.kind === 'group' ? copySchemas.group.safeParse(copy).data : undefined;
  if (!group) return [];
  const offered: readonly string[] = group.choice.options.map(({ path }) => path);
  return [
    ...page.children
      .filter((child) => !offered.includes(child))
      .map((child) => `choice.options lacks the child page "${child}". Add an option for it.`),
    ...offered
      .filter((path) => !page.children.includes(path))
      .map(
        (path) =>
          `choice.options has "${path}", which is not a child of "${page.path}". Remove the option.`,
      ),
  ];
}

const twinOf = (copy: unknown) => valueAt(copy, ['twin', 'path']);

/**
 * Reports a page that names a twin if the twin does not name the page. Twins are two pages with similar names. If an editor
 * copies the file of a page, the new page names the twin of the old page.
 */
function twinMistakes(page: Page<string>, copies: Copies): readonly string[] {
  const twin = twinOf(copies[page.path]);
  if (typeof twin !== 'string') return [];
  const back = twinOf(copies[twin]);
  if (back === page.path) return [];
  const isTaken = typeof back === 'string' && twinOf(copies[back]) === twin;
  return [
    isTaken
      ? `the field "twin" is "${twin}", which already has "${back}" as its twin. Remove the field "twin".`
      : `the field "twin" is "${twin}", which does not refer back. Remove the field, or write twin: { path: '${page.path}', … } in ${copyFileOf(twin)}.`,
  ];
}

/** Reports where a page's copy contradicts the page tree or another page. */
export function agreementMistakes(page: Page<string>, copies: Copies): readonly string[] {
  return [...choiceMistakes(page, copies[page.path]), ...twinMistakes(page, copies)];
}
