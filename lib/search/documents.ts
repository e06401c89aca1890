import { searchWords } from '@/content/search-words';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import type { Page } from '@/lib/pages/page-list';
import { titleOf } from '@/lib/pages/titles';
import { plainText } from '@/lib/parse-markdown';

export type ResultKind = 'page' | 'post' | 'project' | 'term' | 'question';

/** Something that search can find: the text of its result, and other words that find it. */
export interface SearchDocument {
  readonly kind: ResultKind;
  /** The path of the page, or of the page that contains the term or question. */
  readonly path: string;
  readonly title: string;
  /** The text under the title. */
  readonly line: string;
  /**
   * Other words that find a page: its heading (its title, if the heading is the title of the result), its tags, the titles of its
   * modules, files and sections, and the words of `content/search-words.ts`. Empty for terms and questions.
   */
  readonly words: string;
  readonly lead: string;
}

const wordsFor: Readonly<Partial<Record<PagePath, string>>> = searchWords;

/** The maximum length of a term's line in a result, in characters, not counting the ellipsis. */
const termLineLength = 80;

function headingsIn(copy: object): readonly string[] {
  if (!('sections' in copy) || !Array.isArray(copy.sections)) return [];
  return copy.sections.flatMap((section: { heading?: string }) => section.heading ?? []);
}

function pageDocument({ path, kind }: Page): SearchDocument {
  const copy = copyOf(path);
  const tags = 'tags' in copy ? copy.tags : [];
  const modules = 'modules' in copy ? copy.modules.map((module) => module.title) : [];
  const files = 'files' in copy ? copy.files.map((file) => file.title) : [];
  const { searchGroup } = kinds[kind];
  const isStory = searchGroup !== 'page';
  return {
    kind: searchGroup,
    path,
    title: isStory ? copy.heading : titleOf(path),
    line: copy.summary,
    words: [
      isStory ? titleOf(path) : copy.heading,
      ...tags,
      ...modules,
      ...files,
      wordsFor[path] ?? '',
      ...headingsIn(copy),
    ].join(' '),
    lead: copy.lead,
  };
}

/** The questions in a page's copy, in the order of the page. */
function questionsOf(copy: object): readonly { readonly question: string }[] {
  if ('groups' in copy && Array.isArray(copy.groups)) return copy.groups.flatMap(questionsOf);
  return 'questions' in copy && Array.isArray(copy.questions) ? copy.questions : [];
}

function questionDocuments({ path }: Page): readonly SearchDocument[] {
  return questionsOf(copyOf(path)).map(({ question }) => ({
    kind: 'question',
    path,
    title: question,
    line: titleOf(path),
    words: '',
    lead: '',
  }));
}

/** The first words of a text, at most `length` characters, not counting the ellipsis. */
function opening(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

function termDocuments({ path }: Page): readonly SearchDocument[] {
  const copy = copyOf(path);
  if (!('terms' in copy)) return [];
  return copy.terms.map(({ term, definition }) => ({
    kind: 'term',
    path,
    title: term,
    line: opening(plainText(definition), termLineLength),
    words: '',
    lead: '',
  }));
}

/** Everything that search can find: listed pages (including posts and projects), glossary terms and answered questions. */
export const searchDocuments: readonly SearchDocument[] = [
  ...listedPages.map(pageDocument),
  ...listedPages.flatMap(termDocuments),
  ...listedPages.flatMap(questionDocuments),
];
