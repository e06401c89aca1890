import { postTags } from '@/content/post-tags';
import { priceMeasures } from '@/content/price-measures';
import { site } from '@/content/site';
import { today } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';

const treeFile = 'content/tree.ts';

/** The kinds of page that an editor starts from a scaffold. */
export const scaffoldKinds = ['post', 'project', 'service', 'industry'] as const;
export type ScaffoldKind = (typeof scaffoldKinds)[number];

/**
 * The section in which pages of a kind live: that of the first such page. A service says itself below which page of it.
 * @throws when there is no page of that kind yet
 */
function homeOf(kind: ScaffoldKind): string {
  const [first] = pathsOfKind(kind);
  if (first === undefined) {
    throw new Error(`${treeFile}: there is no ${kind} yet. Write the first one there by hand.`);
  }
  return `/${first.split('/')[1] ?? ''}`;
}

/**
 * The address of the new page. A service is named with the pages above it, such as `web-development/landing-pages`.
 * @throws when the name is not made of lower-case kebab-case segments, or has more levels than the kind allows
 */
export function scaffoldPath(kind: ScaffoldKind, name: string): string {
  const home = homeOf(kind);
  const segments = name.replace(/^\/+/, '').split('/');
  if (segments[0] === home.slice(1)) segments.shift();
  const wrong = segments.find((segment) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" can't stand in an address. Use a-z, 0-9 and single hyphens.`);
  }
  if (kind !== 'service' && segments.length > 1) {
    throw new Error(`A ${kind} lies right below ${home}. Give one segment, not "${name}".`);
  }
  return `${home}/${segments.join('/')}`;
}

/** The name that a page's copy has in `content/copy.ts`: `/blog/my-post` -> `blogMyPost`. */
export function importName(path: string): string {
  return path.slice(1).replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The position of the brace that closes the one at `open`. Braces in strings are not looked for: keys and kinds have none. */
function closingBrace(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    if (source[index] === '{') depth += 1;
    if (source[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`${treeFile}: a brace is not closed. Mend the file first.`);
}

/** What lies between an object's braces in the tree's file. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const opening = 'export const tree = {';

/** The span of the whole tree. */
function wholeTree(source: string): Span {
  const at = source.indexOf(opening);
  if (at === -1) throw new Error(`${treeFile}: "${opening}" is missing. Mend the file first.`);
  const from = at + opening.length;
  return { from, to: closingBrace(source, from - 1) };
}

/** The span of the object that a key of the object in a span has; undefined where it has none. */
function objectOf(source: string, key: string, { from, to }: Span): Span | undefined {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    if (source[index] === '}') depth -= 1;
    if (depth === 0) {
      const [match] = source.slice(index, to).match(/^'?([\w-]+)'?:\s*\{/) ?? [];
      if (match?.match(/[\w-]+/)?.[0] === key && /[\s{,']/.test(source[index - 1] ?? ' ')) {
        const open = index + match.length - 1;
        return { from: open + 1, to: closingBrace(source, open) };
      }
    }
    if (source[index] === '{') depth += 1;
  }
  return undefined;
}

/**
 * The page tree with a page at the end of its parent's children.
 * @param source the text of `content/tree.ts`
 * @throws when the parent is not in the file or has no children yet, or the page is there already
 */
export function addToTree(source: string, path: string, kind: ScaffoldKind): string {
  const segments = path.slice(1).split('/');
  const last = segments.pop() ?? '';
  const span = ['children', ...segments.flatMap((segment) => [segment, 'children'])].reduce<
    Span | undefined
  >((within, key) => within && objectOf(source, key, within), wholeTree(source));
  if (!span) {
    throw new Error(
      `${treeFile}: "/${segments.join('/')}" has no children that a page could be added to. Choose a group of pages, or give it children there first.`,
    );
  }
  const children = source.slice(span.from, span.to);
  const key = /^[a-z]\w*$/.test(last) ? last : `'${last}'`;
  if (objectOf(source, last, span) || new RegExp(`[\\s{,]${key}:`).test(children)) {
    throw new Error(`${treeFile}: "${path}" is there already. Choose another name.`);
  }
  const before = source.slice(0, span.to).trimEnd();
  const comma = /[,{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${key}: ${kind},\n${source.slice(span.to)}`;
}

/** `content/copy.ts` with the new page's file imported and listed. */
export function addToCopy(source: string, path: string): string {
  const name = importName(path);
  return source
    .replace(/^import /m, `import ${name} from './pages${path}';\nimport `)
    .replace(/\n\} satisfies \{/, `\n  '${path}': ${name},\n} satisfies {`);
}

/** The copy of a group with the new page among its options, to be filled in. */
export function addToChoice(source: string, path: string): string {
  return source.replace(
    /(\n {4}options: \[[\s\S]*?)(\n {4}\],)/,
    (_, options: string, end: string) =>
      `${options}\n      {\n        path: '${path}',\n        when: '',\n        outcome: '',\n      },${end}`,
  );
}

const head = (
  day: string,
) => `  // The visible title in plain words, without a full stop: 3 to 80 characters.
  heading: '',
  // One line for menus and cards: 20 to 100 characters.
  summary: '',
  // What search engines show: 70 to 165 characters.
  description: '',
  // One or two sentences under the title: 40 to 320 characters.
  lead: '',
  // The day this text last changed.
  updated: '${day}',`;

const related = `  // Two to six pages of the site that a reader would want next, such as '${pathsOfKind('service')[0] ?? '/contact'}'.
  related: [],
  // Where a fact on law, tax, payments or a standard can be checked again; remove it when the page states none.
  // sources: [{ fact: '', reference: '', url: 'https://…', checked: 'not yet' }],`;

const offer = `  // What a client wants to know first.
  glance: {
    // Who it is for: a kind of organisation and its size or situation.
    audience: '',
    // How long it takes from the start to the result.
    time: '',
    // One of: ${Object.keys(priceMeasures).join(', ')}. from: the lowest price in ${site.moneyUnit}, or 'not yet'.
    price: { measure: 'fixed price', from: 'not yet' },
    // What starts the work.
    start: '',
    // What the client has to give or do.
    needs: '',
  },
  situation: {
    heading: '',
    // Markdown. What things are like for the reader before you come.
    body: '',
  },
  process: {
    heading: '',
    // At least three steps.
    steps: [
      { title: '', body: '' },
      { title: '', body: '' },
      { title: '', body: '' },
    ],
  },
  scope: {
    // At least three.
    receive: ['', '', ''],
    // At least two each.
    needed: ['', ''],
    excluded: ['', ''],
  },
  // How long it typically takes, and what that depends on.
  duration: '',
  // At least one: a statement, process, specification, comparison or example (see content/schema.ts).
  sections: [{ type: 'statement', heading: '', body: '' }],
  // At least three.
  questions: [
    { question: '', answer: '' },
    { question: '', answer: '' },
    { question: '', answer: '' },
  ],`;

const bodies: Readonly<Record<ScaffoldKind, (day: string) => string>> = {
  post: (day) => `${head(day)}
  // The day it appears; a day in the future keeps it back until the first build on or after that day.
  published: '${day}',
  // One to three of: ${postTags.join(', ')}.
  tags: [],
  // Markdown, 700 words or more; sections start with "## ". Links: [words](/path).
  body: \`\`,
${related}`,
  project: (day) => `${head(day)}
  // 'real' once the client has read the text and agreed to it in writing.
  status: 'sample',
  industry: '${pathsOfKind('industry').at(-1) ?? ''}',
  // What was delivered, as pages of the site.
  services: [],
  // Markdown.
  situation: '',
  // At least three steps.
  approach: [
    { title: '', body: '' },
    { title: '', body: '' },
    { title: '', body: '' },
  ],
  // At least three.
  stack: [
    { term: '', detail: '' },
    { term: '', detail: '' },
    { term: '', detail: '' },
  ],
  // Markdown. What is different now; no figure that the client has not confirmed.
  result: '',
  // Markdown.
  lessons: '',
${related}`,
  service: (day) => `${head(day)}
${offer}
${related}`,
  industry: (day) => `${head(day)}
${offer}
  // At least three products, solutions or services that fit, each with why.
  fits: [],
${related}`,
};

/** The file of a new page's copy: every field there, empty, with what it wants. The build asks for each until it is filled. */
export function copyFile(kind: ScaffoldKind, path: string, day = today()): string {
  const schema = `${'../'.repeat(path.split('/').length - 1)}schema`;
  return `import type { Copy } from '${schema}';

export default {
${bodies[kind](day)}
} satisfies Copy<'${kind}'>;
`;
}
