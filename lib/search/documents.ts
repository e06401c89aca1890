import { isCode } from '@/content/schema/code-fields';
import type { Kind } from '@/content/schema/page-paths';
import type { Copy } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { searchWords } from '@/content/words/search-words';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import type { Page } from '@/lib/pages/page-list';
import { nameOf, titleOf } from '@/lib/pages/titles';
import { plainText } from '@/lib/parse-markdown';
import { documentWords, indexedWord } from './words';

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
   * Other words that find a page: its heading (its title, if the heading is the title of the
   * result), its tags, the titles of its modules, files and sections, and the words of
   * `content/words/search-words.ts`. Empty for terms and questions.
   */
  readonly words: string;
  /**
   * The lead, the other headings and the terms of a page, and the words of a page or an answer that
   * would find nothing otherwise, such as the name of a town.
   */
  readonly text: string;
}

interface WholeDocument extends SearchDocument {
  readonly body: string;
}

const wordsFor: Readonly<Partial<Record<PagePath, string>>> = searchWords;

/** The maximum length of a term's line in a result, in characters, not counting the ellipsis. */
const termLineLength = 80;

function headingsIn(copy: Copy<Kind>): readonly string[] {
  if (!('sections' in copy)) return [];
  return copy.sections.flatMap((section) => ('heading' in section && section.heading) || []);
}

/**
 * The fields with texts that are not on the page itself, are in its drawings, or are documents of
 * their own.
 */
const otherFields: ReadonlySet<string> = new Set([
  ...['sources', 'description', 'drawing', 'screens', 'door', 'figures'],
  ...['terms', 'questions', 'groups'],
]);

/**
 * The texts in a copy or in a part of it, each with the name of its field. Texts of a list have the
 * name of the list.
 */
function textsIn(value: unknown, field = ''): readonly { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    otherFields.has(name) || isCode(name) ? [] : textsIn(part, name),
  );
}

/** The fields that name a subject. */
const labelFields: ReadonlySet<string> = new Set(['heading', 'term']);

function pageDocument({ path, kind }: Page): WholeDocument {
  const copy = copyOf(path);
  const tags = 'tags' in copy ? copy.tags : [];
  const modules = 'modules' in copy ? copy.modules.map((module) => module.title) : [];
  const files = 'files' in copy ? copy.files.map((file) => file.title) : [];
  const { searchGroup } = kinds[kind];
  const isStory = searchGroup !== 'page';
  const texts = textsIn(copy);
  const headings = headingsIn(copy);
  const labels = texts.flatMap(({ field, text }) =>
    labelFields.has(field) && !headings.includes(text) ? text : [],
  );
  return {
    kind: searchGroup,
    path,
    title: isStory ? copy.heading : nameOf(path),
    line: copy.summary,
    words: [
      titleOf(path),
      ...(isStory ? [] : [copy.heading]),
      ...tags,
      ...modules,
      ...files,
      wordsFor[path] ?? '',
      ...headings,
    ].join(' '),
    text: [copy.lead, ...labels].join(' '),
    // An article is long, and its tags and its summary name its subject.
    body: isStory ? '' : texts.map(({ text }) => plainText(text)).join(' '),
  };
}

/** The questions in a page's copy, in the order of the page. */
function questionsOf(copy: Copy<Kind>): readonly {
  readonly question: string;
  readonly answer: string;
}[] {
  if ('groups' in copy && copy.groups)
    return copy.groups.flatMap((group) => ('questions' in group ? group.questions : []));
  return 'questions' in copy ? copy.questions : [];
}

function questionDocuments({ path }: Page): readonly WholeDocument[] {
  return questionsOf(copyOf(path)).map(({ question, answer }) => ({
    kind: 'question',
    path,
    title: question,
    line: nameOf(path),
    words: '',
    text: '',
    body: plainText(answer),
  }));
}

/** The first words of a text, at most `length` characters, not counting the ellipsis. */
function opening(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

function termDocuments({ path }: Page): readonly WholeDocument[] {
  const copy = copyOf(path);
  if (!('terms' in copy)) return [];
  return copy.terms.map(({ term, definition }) => ({
    kind: 'term',
    path,
    title: term,
    line: opening(plainText(definition), termLineLength),
    words: '',
    text: '',
    body: '',
  }));
}

const indexedWordsOf = (text: string): ReadonlySet<string> =>
  new Set(documentWords(text).flatMap((word) => indexedWord(word) ?? []));

/**
 * Adds to the text of each document the longer words of its body that no field of another document
 * has yet. So every such word of the site finds something, and the index stays small.
 */
function withOtherwiseUnknownWords(documents: readonly WholeDocument[]): readonly SearchDocument[] {
  const known = new Set(
    documents.flatMap(({ title, line, words, text }) => [
      ...indexedWordsOf(`${title} ${line} ${words} ${text}`),
    ]),
  );
  return documents.map(({ body, ...document }) => {
    const unknown = [...indexedWordsOf(body)].filter(
      (word) => /^\p{L}{4,}/u.test(word) && !known.has(word),
    );
    for (const word of unknown) known.add(word);
    return { ...document, text: [document.text, ...unknown].join(' ') };
  });
}

/**
 * Everything that search can find: listed pages (including posts and projects), glossary terms and
 * answered questions.
 */
export const searchDocuments: readonly SearchDocument[] = withOtherwiseUnknownWords([
  ...listedPages.map(pageDocument),
  ...listedPages.flatMap(termDocuments),
  ...listedPages.flatMap(questionDocuments),
]);
