import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';
import type { ContentEdit } from './content-copy';

/** A page's address with another last segment. */
const renamed = (path: string, name: string) => path.replace(/[^/]+$/, name);

/** Added pages are numbered, because their words must differ. */
let added = 0;

/** Posts of the same day. `order` tells which is newer. */
const published = (day: string) => ({
  published: `'${day}'`,
  updated: `'${day}'`,
  order: String(1_000 + added),
});

const additions = (['project', 'industry', 'product', 'solution'] as const).map(
  (kind): ContentEdit => ({
    name: `a new ${kind}`,
    batch: 'grown',
    make: (copy) => copy.add(kind, renamed(pageOf(kind), `added-${kind}`), ++added),
  }),
);

/** A page that comes first among its siblings, where tests find the page of a kind. */
const firsts = (['service', 'post'] as const).map(
  (kind): ContentEdit => ({
    name: `a new ${kind}, before all others`,
    batch: 'grown',
    async make(copy) {
      const path = renamed(pageOf(kind), `earlier-${kind}`);
      await copy.add(kind, path, ++added, kind === 'post' ? published('2026-11-22') : {});
      const line = `'earlier-${kind}': ${kind},\n`;
      await copy.replace(
        'content/tree.ts',
        [line, ''],
        [new RegExp(`(?='?${pageOf(kind).split('/').at(-1)}'?: ${kind},)`), line],
      );
    },
  }),
);

const moves = (['service', 'post', 'product', 'industry', 'project'] as const).map(
  (kind): ContentEdit => ({
    name: `the first ${kind} at another address`,
    batch: 'shrunk',
    make: (copy) =>
      copy.tool('pages/move-page', pageOf(kind), renamed(pageOf(kind), `renamed-${kind}`)),
  }),
);

const removals = (['post', 'project', 'industry', 'service'] as const).map((kind): ContentEdit => {
  const leaves = pages.filter((page) => page.kind === kind && page.children.length === 0);
  const [before = '', last = ''] = leaves.slice(-2).map(({ path }) => path);
  return {
    name: `the last ${kind} gone, its visitors led to the one before`,
    batch: 'shrunk',
    make: (copy) => copy.remove([last, before]),
  };
});

/** Pages that come, move and go. */
export const pageEdits: readonly ContentEdit[] = [
  ...additions,
  ...firsts,
  {
    name: 'a new service of a group, which says when to choose it',
    batch: 'grown',
    async make(copy) {
      const group = pageOf('group');
      await copy.add('service', `${group}/added-service`, ++added);
      await copy.replace(
        `content/pages${group}.ts`,
        ["when: ''", "when: 'You want what an added page is about.'"],
        ["outcome: ''", "outcome: 'A store whose papers agree.'"],
      );
    },
  },
  {
    name: 'two posts of one day',
    batch: 'grown',
    async make(copy) {
      await copy.add('post', '/blog/one-of-a-day', ++added, published('2026-11-22'));
      await copy.add('post', '/blog/other-of-a-day', ++added, published('2026-11-22'));
    },
  },
  {
    name: 'a post that is held back',
    batch: 'grown',
    async make(copy) {
      const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      await copy.add('post', '/blog/later-post', ++added, published(inAMonth));
    },
  },
  ...removals,
  {
    name: 'a page of the menus gone',
    batch: 'shrunk',
    async make(copy) {
      const [page] = pages.filter(
        ({ kind, segments, children }) =>
          kind === 'company' && segments.length === 1 && children.length === 0,
      );
      if (!page) throw new Error('content/tree.ts has no page to take out of the menus.');
      await copy.remove([page.path, '/']);
    },
  },
  ...moves,
  {
    name: 'the questions and the glossary at other addresses',
    batch: 'shrunk',
    async make(copy) {
      await copy.tool('pages/move-page', pageOf('faqs'), '/questions');
      await copy.tool('pages/move-page', pageOf('glossary'), '/resources/dictionary');
    },
  },
  {
    name: 'a group of services at another address',
    batch: 'shrunk',
    make: (copy) => copy.tool('pages/move-page', pageOf('group'), `${pageOf('group')}-renamed`),
  },
];
