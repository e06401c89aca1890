import type { Kind } from '@/content/schema/page-paths';
import { copySchemas } from '@/content/schema/pages';
import type { TextRule } from '@/content/schema/text-rules';
import { regulatedWords } from '@/content/words/house-style';
import { copyFileOf } from '@/lib/file-paths';
import { fragmentOf, frameIds } from '@/lib/fragments';
import { headingsOf } from '@/lib/pages/article';
import { kinds } from '@/lib/pages/kinds';
import type { Page } from '@/lib/pages/page-list';
import { excerpt, proseIn, stringsIn, valueAt } from '../fields';
import type { Problem } from '../problem';
import { schemaProblems } from '../schema';
import { agreementMistakes, type Copies } from './agreement';
import { figureMistakes } from './figures';
import { linkMistake, type Targets } from './links';
import { markdownMistakes } from './markdown';
import { contradictions } from './shared-facts';
import { timeMistakes } from './step-times';
import { styleMistakes } from './style';

/**
 * Matches the fields whose text makes the id of an element on the page: questions, terms, downloads,
 * and the headings that are `isTarget` in components.
 */
const targetFields =
  /^((sections|groups) \(entry \d+\)|situation|process|example|plans|signs|firstHour|finding|bill|facts|choice|urgent|way|guide)\.heading$|questions \(entry \d+\)\.question$|^terms \(entry \d+\)\.term$|^files \(entry \d+\)\.slug$/;

/** The ids on a page that its template and its copy set, each with the place that sets it. */
const idsOn = (kind: Kind, copy: unknown): readonly (readonly [id: string, place: string])[] => [
  ...[...frameIds, ...kinds[kind].anchors].map((id) => [id, 'the template'] as const),
  ...stringsIn(copy).flatMap(({ field, value }) => {
    const named = targetFields.test(field) ? [fragmentOf(value)] : [];
    const headings = field === 'body' ? headingsOf(value).map(({ id }) => id) : [];
    return [...named, ...headings].map((id) => [id, `the field "${field}"`] as const);
  }),
];

/** The fragments that a link to a page may have. */
export function fragmentsOf(kind: Kind, copy: unknown): ReadonlySet<string> {
  return new Set(idsOn(kind, copy).map(([id]) => id));
}

/** The ids on a page that two of its headings, questions, terms or downloads have. */
function sharedIds(kind: Kind, copy: unknown): readonly string[] {
  const firsts = new Map<string, string>();
  return idsOn(kind, copy).flatMap(([id, place]) => {
    const first = firsts.get(id);
    firsts.set(id, first ?? place);
    if (first === undefined) return [];
    return `${place} has a part with the address "#${id}", and so has ${first}. Change the words of one.`;
  });
}

export interface CopyContext {
  readonly targets: Targets;
  readonly rules: readonly TextRule[];
}

/**
 * The mistakes in the addresses of a tree of data.
 * @param own the path of the page that has the addresses
 */
export function linkMistakes(tree: unknown, targets: Targets, own?: string): readonly string[] {
  return stringsIn(tree).flatMap(({ field, value }) => {
    if (!value.startsWith('/')) return [];
    const mistake =
      value === own ? 'That is the page itself. Remove it' : linkMistake(value, targets);
    return mistake === undefined ? [] : [`the field "${field}" leads to "${value}". ${mistake}.`];
  });
}

/**
 * The mistakes in every text of a tree of data. This is the one gate for texts, of pages and of
 * what pages share.
 */
export function textMistakes(
  tree: unknown,
  { targets, rules }: CopyContext,
  fragments?: ReadonlySet<string>,
): readonly string[] {
  return proseIn(tree).flatMap(({ field, value: text }) =>
    [
      ...(text.trim() === '' && fragments === undefined ? ['is empty. Fill it in'] : []),
      ...markdownMistakes(text, targets, fragments),
      ...styleMistakes(
        text,
        rules.filter(({ fields }) => fields?.test(field) ?? true),
        targets,
      ),
    ].map((mistake) => `the field "${field}" ${mistake}.`),
  );
}

/**
 * The fields that no two pages share. Those in the second line are the pictures of products and
 * posts in lists.
 */
const ownFields = [
  ...['heading', 'description', 'drawing.caption', 'drawing.parts'],
  ...['screens.0', 'figures.0.figure'],
];

/**
 * Reports headings, descriptions and drawings that two pages share, and posts of one day with the
 * same `order`.
 */
function sharedFields(copies: Copies): readonly Problem[] {
  const firsts = new Map<string, string>();
  return Object.entries(copies).flatMap(([path, copy]) => {
    const day = valueAt(copy, ['published']);
    const values = [
      ...ownFields.map((field) => [field, valueAt(copy, field.split('.'))] as const),
      ['published and order', day && [day, valueAt(copy, ['order']) ?? 0]] as const,
    ];
    return values.flatMap(([field, content]) => {
      const value = JSON.stringify(content) ?? '';
      if (/^[\s"]*$/.test(value)) return [];
      const key = `${field} ${value.toLowerCase()}`;
      const first = firsts.get(key);
      firsts.set(key, first ?? path);
      const message = `the field "${field}" is ${excerpt(value, 90)}, as in ${copyFileOf(first ?? path)}. Write something different for each page.`;
      return first === undefined ? [] : { file: copyFileOf(path), message };
    });
  });
}

/** Reports a rule of law or tax without a source, in an entry such as a question or on the page. */
function sourceMistakes(copy: unknown): readonly string[] {
  if (valueAt(copy, ['sources', '0']) !== undefined) return [];
  const unsourced = JSON.stringify(copy ?? {}, (_, value) =>
    valueAt(value, ['source']) ? null : value,
  );
  return proseIn(JSON.parse(unsourced)).flatMap(({ field, value }) => {
    const [words] = regulatedWords.exec(value) ?? [];
    const mistake = `the field "${field}" has "${words}", and there is no source. Add one to "sources" of the page, or as "source" of the entry; docs/content-shapes.md shows how.`;
    return words === undefined ? [] : mistake;
  });
}

/** The mistakes that the compiler does not find in the copy of pages. */
export function copyProblems(
  pages: readonly Page<string>[],
  copies: Copies,
  context: CopyContext,
): readonly Problem[] {
  const { targets } = context;
  const unlisted = new Set(pages.filter((page) => page.unlisted).map(({ path }) => path));
  const problems = pages.flatMap((page) => {
    const copy = copies[page.path];
    const file = copyFileOf(page.path);
    const isUnpublished = targets.unpublished.has(page.path);
    const pageTargets = isUnpublished ? { ...targets, unpublished: new Set<string>() } : targets;
    const messages = [
      ...linkMistakes(copy, pageTargets, page.path),
      ...agreementMistakes(page, copies, unlisted),
      ...figureMistakes(copy),
      ...timeMistakes(copy),
      ...sourceMistakes(copy),
      ...sharedIds(page.kind, copy),
      ...textMistakes(copy, { ...context, targets: pageTargets }, targets.paths.get(page.path)),
    ];
    return [
      ...schemaProblems(file, copySchemas[page.kind], copy),
      ...messages.map((message) => ({ file, message })),
    ];
  });
  return [...problems, ...sharedFields(copies), ...contradictions(pages, copies)];
}
