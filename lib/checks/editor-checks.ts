import { copyFileOf } from '@/lib/file-paths';
import { dayMistakes } from './days';
import { valueAt } from './fields';
import type { Targets } from './links';
import { markdownMistakes } from './markdown-source';
import { listMistakes } from './page-lists';
import { type Content, type Problem, stringsIn } from './validate-content';
import { headingDoubts, headingMistakes, wordingDoubts, wordingMistakes } from './wording';

/** What the checks of an editor's work find: mistakes stop a build, doubts are only told. */
export interface Findings {
  readonly mistakes: readonly Problem[];
  readonly doubts: readonly Problem[];
}

/** Fields that hold no prose: addresses, days, names of files, and what a source is called. */
const noProse = /(^|\.)(url|path|slug|checked|updated|published|reference)$|\bsources?\b/;

const isProse = ({ field, text }: { readonly field: string; readonly text: string }) =>
  !noProse.test(field) && !text.startsWith('/');

const isHeading = (field: string) => /(^|\.)heading$/.test(field);

interface Place {
  readonly page: string;
  readonly field: string;
}

function repeated(
  texts: readonly (Place & { readonly text: string })[],
  mend: (first: Place) => string,
): readonly Problem[] {
  const first = new Map<string, Place>();
  return texts.flatMap(({ page, field, text }) => {
    const key = text.trim().toLowerCase();
    const before = first.get(key);
    if (!before) {
      first.set(key, { page, field });
      return [];
    }
    return [
      {
        file: copyFileOf(page),
        message: `the field "${field}" is ${JSON.stringify(text)}, ${mend(before)}`,
      },
    ];
  });
}

/** Fields of a page's own that no other page may have as well. */
function sharedAmongPages(content: Content): readonly Problem[] {
  return ['heading', 'description'].flatMap((field) =>
    repeated(
      content.pages.flatMap((page) => {
        const text = valueAt(content.copy[page.path], [field]);
        return typeof text === 'string' && text.trim() !== ''
          ? [{ page: page.path, field, text }]
          : [];
      }),
      ({ page }) => `as in ${copyFileOf(page)}. Let each page have its own.`,
    ),
  );
}

/** The headings of a page's sections that say the same. */
function sharedOnPage(page: string, copy: unknown): readonly Problem[] {
  return repeated(
    stringsIn(copy)
      .filter(({ field, text }) => isHeading(field) && field !== 'heading' && text.trim() !== '')
      .map(({ field, text }) => ({ page, field, text })),
    ({ field }) => `as the field "${field}" is. Let each heading say what is below it.`,
  );
}

/**
 * What the compiler and the schemas can't see in an editor's work: links, Markdown, days, headings, lists of pages and words.
 * @param targets where links may lead
 * @param today the day of the check, `YYYY-MM-DD`
 */
export function editorFindings(content: Content, targets: Targets, today: string): Findings {
  const mistakes: Problem[] = [...sharedAmongPages(content)];
  const doubts: Problem[] = [];
  for (const { path } of content.pages) {
    const copy = content.copy[path];
    const file = copyFileOf(path);
    for (const message of [...dayMistakes(copy, today), ...listMistakes(path, copy)]) {
      mistakes.push({ file, message });
    }
    mistakes.push(...sharedOnPage(path, copy));
    for (const { field, text } of stringsIn(copy).filter(isProse)) {
      const told = (sentence: string) => ({
        file,
        message: `the field "${field}": ${sentence}${/[.?]$/.test(sentence) ? '' : '.'}`,
      });
      mistakes.push(
        ...markdownMistakes(text, targets).map(told),
        ...wordingMistakes(text).map(told),
        ...(isHeading(field) ? headingMistakes(text).map(told) : []),
      );
      doubts.push(
        ...wordingDoubts(text).map(told),
        ...(isHeading(field) ? headingDoubts(text).map(told) : []),
      );
    }
  }
  return { mistakes, doubts };
}
