import type { Kind, PagePath } from '@/content/tree';
import { pathsOfKind } from '@/lib/pages/tree';
import type { ContentCopy } from './content-copy';
import type { ContentEdit } from './edit';
import {
  filledIndustry,
  filledPost,
  filledProduct,
  filledProject,
  filledService,
} from './filled-copy';
import { inMenu, outOfMenus, tidyLists } from './follow-up';

/** Related pages: hubs, which no edit here moves. */
const related: readonly PagePath[] = pathsOfKind('hub').slice(0, 3);

const [anyIndustry] = pathsOfKind('industry').slice(-1);
if (!anyIndustry) throw new Error('content/tree.ts has no industry.');

/** Posts with the same date have different orders. */
let nextOrder = 1;

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

type AddedKind = 'post' | 'project' | 'industry' | 'service' | 'product';

/** Moves the newest page of a section, its last, to the front of its siblings in the tree. */
async function putFirst(copy: ContentCopy, path: string, kind: AddedKind) {
  const parent = (await copy.pages()).find(({ children }) => children.includes(path));
  const [first] = parent?.children ?? [];
  const keyOf = (address = '') => new RegExp(`\\n( *)'?${address.split('/').at(-1)}'?: `);
  await copy.replace('content/tree.ts', new RegExp(`${keyOf(path).source}${kind},`), '');
  const segment = path.split('/').at(-1);
  await copy.replaceWith(
    'content/tree.ts',
    keyOf(first),
    (line) => `\n'${segment}': ${kind},${line}`,
  );
}

/** A new service lies in the first group of services; the copy of a group says when to choose each of its pages. */
async function addService(copy: ContentCopy, name: string) {
  const group = (await copy.pathsOfKind('group')).find((path) => /^\/services\/[^/]+$/.test(path));
  if (!group) throw new Error('content/tree.ts has no group of services.');
  const path = `${group}/${name}`;
  await copy.add('service', path);
  await copy.write('service', path, filledService(name, { related }));
  const file = `content/pages${group}.ts`;
  await copy.replace(file, "when: ''", `when: 'You want what a visitor finds about ${name}.'`);
  await copy.replace(file, "outcome: ''", "outcome: 'A store whose papers agree.'");
  return path;
}

async function addProduct(copy: ContentCopy, name: string) {
  const path = `/products/${name}`;
  await copy.add('product', name);
  await copy.write('product', path, filledProduct(name, { related }));
  await inMenu(copy, path);
  return path;
}

const add: Readonly<Record<AddedKind, (copy: ContentCopy, name: string) => Promise<string>>> = {
  async post(copy, name) {
    await copy.add('post', name);
    await copy.write('post', `/blog/${name}`, {
      ...filledPost(name, { related, published: '2026-11-22' }),
      order: nextOrder++,
    });
    return `/blog/${name}`;
  },
  async project(copy, name) {
    await copy.add('project', name);
    const text = filledProject(name, { related, industry: anyIndustry });
    await copy.write('project', `/projects/${name}`, text);
    return `/projects/${name}`;
  },
  async industry(copy, name) {
    await copy.add('industry', name);
    await copy.write('industry', `/industries/${name}`, filledIndustry(name, { related }));
    await inMenu(copy, `/industries/${name}`);
    return `/industries/${name}`;
  },
  service: addService,
  product: addProduct,
};

const additions = (['post', 'project', 'industry', 'service', 'product'] as const).flatMap(
  (kind): readonly ContentEdit[] => [
    {
      name: `a new ${kind}, listed last`,
      batch: 'grown',
      async make(copy) {
        await add[kind](copy, kind === 'service' ? 'landing-pages' : `added${kind}`);
      },
    },
    {
      name: `a new ${kind}, listed first`,
      batch: 'grown',
      async make(copy) {
        await putFirst(copy, await add[kind](copy, `earlier${kind}`), kind);
      },
    },
  ],
);

const movedKinds = ['service', 'post', 'product', 'industry', 'project'] as const;
const moves = movedKinds.map(
  (kind): ContentEdit => ({
    name: `the first ${kind} at another address`,
    batch: 'shrunk',
    async make(copy) {
      const path = await copy.first(kind);
      await copy.move(path, `${path.slice(0, path.lastIndexOf('/'))}/renamed${kind}`);
    },
  }),
);

/** The last page of a kind without child pages, and the page that replaces it. */
async function lastTwo(copy: ContentCopy, kind: Kind) {
  const paths = await copy.pathsOfKind(kind);
  const childless = (await copy.pages())
    .filter(({ path, children }) => paths.includes(path) && children.length === 0)
    .map(({ path }) => path);
  const [before, last] = childless.slice(-2);
  if (!before || !last) throw new Error(`content/tree.ts has fewer than two pages of "${kind}".`);
  return { before, last };
}

const removals = (['post', 'project', 'industry', 'service'] as const).map(
  (kind): ContentEdit => ({
    name: `the last ${kind} gone, its visitors led to the one before`,
    batch: 'shrunk',
    async make(copy) {
      const { before, last } = await lastTwo(copy, kind);
      await outOfMenus(copy, last);
      await copy.remove(last, before);
      await tidyLists(copy);
    },
  }),
);

export const pageEdits: readonly ContentEdit[] = [
  ...additions,
  ...moves,
  ...removals,
  {
    name: 'a page of the menus gone',
    batch: 'shrunk',
    async make(copy) {
      const [path] = (await copy.pages())
        .filter(({ kind, children }) => kind === 'company' && children.length === 0)
        .map((page) => page.path)
        .filter((page) => /^\/[^/]+$/.test(page));
      if (!path) throw new Error('content/tree.ts has no page to take out of the menus.');
      await outOfMenus(copy, path);
      await copy.remove(path);
      await tidyLists(copy);
    },
  },
  {
    name: 'a group of services at another address',
    batch: 'shrunk',
    async make(copy) {
      const group = await copy.first('group');
      await copy.move(group, `${group}-renamed`);
    },
  },
  {
    name: 'the questions and the glossary at other addresses',
    batch: 'shrunk',
    async make(copy) {
      await copy.move(await copy.first('faqs'), '/questions');
      await copy.move(await copy.first('glossary'), '/resources/dictionary');
    },
  },
  {
    name: 'two posts of one day',
    batch: 'grown',
    async make(copy) {
      await add.post(copy, 'one-of-a-day');
      await add.post(copy, 'other-of-a-day');
    },
  },
  {
    name: 'a post that is held back',
    batch: 'grown',
    async make(copy) {
      await copy.add('post', 'later-post');
      const text = filledPost('later-post', { related, published: inAMonth() });
      await copy.write('post', '/blog/later-post', { ...text, updated: text.published });
    },
  },
];
