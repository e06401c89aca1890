import { busyParties } from '@/content/figures';
import { postTags } from '@/content/post-tags';
import { priceMeasures } from '@/content/price-measures';
import { site } from '@/content/site';
import { today } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';

const treeFile = 'content/tree.ts';

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
    // How long each takes: 3–5 days, Weeks 2–4, From then on.
    steps: [
      { title: '', body: '', duration: '' },
      { title: '', body: '', duration: '' },
      { title: '', body: '', duration: '' },
    ],
    // Who works in each step, in their order: ${busyParties.join(', ')}.
    busy: [],
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
