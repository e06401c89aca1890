import { dirname } from 'node:path';
import { copyFileOf } from '@/lib/file-paths';
import { pageOf } from '../../support/page-of';
import type { ContentEdit } from './edited-project';

/** A page's path with another last segment. */
const renamed = (path: string, name: string) => path.replace(/[^/]+$/, name);

/**
 * The number of pages that have been added. Each added page contains its number, so that no two
 * pages have the same text.
 */
let added = 0;

const today = new Date().toISOString().slice(0, 10);

/**
 * The fields of a post that is published on a day. A post that is added later has a higher `order`.
 * Its sources, which are those of another post, were checked until today.
 */
const published = (day: string) => ({
  published: `'${day}'`,
  updated: `'${day > today ? day : today}'`,
  order: String(1_000 + added),
});

const additions = (['project', 'industry', 'product', 'solution'] as const).map(
  (kind): ContentEdit => ({
    name: `a new ${kind}`,
    batch: 'first',
    async apply(project) {
      const path = renamed(pageOf(kind), `added-${kind}`);
      await project.add(kind, path, ++added);
      if (kind === 'solution') {
        const offer = `{ path: '${path}', problem: 'Nobody knows what an added page is about' },`;
        await project.replace(copyFileOf(dirname(path)), [
          /groups: \[[\s\S]*?offers: \[/,
          `$&\n${offer}`,
        ]);
      }
    },
  }),
);

/**
 * New pages before their siblings. Tests that need any page of a kind use the first one, so they
 * use the new page.
 */
const firstPages = (['service', 'post'] as const).map(
  (kind): ContentEdit => ({
    name: `a new ${kind}, before all others`,
    batch: 'first',
    async apply(project) {
      const path = renamed(pageOf(kind), `earlier-${kind}`);
      await project.add(kind, path, ++added, kind === 'post' ? published('2026-11-22') : {});
    },
  }),
);

const moves = (['service', 'post', 'product', 'industry', 'project'] as const).map(
  (kind): ContentEdit => ({
    name: `the first ${kind} at another address`,
    batch: 'second',
    apply: (project) => project.move(pageOf(kind), renamed(pageOf(kind), `renamed-${kind}`)),
  }),
);

/** Edits that add and move pages. */
export const pageEdits: readonly ContentEdit[] = [
  ...additions,
  ...firstPages,
  {
    name: 'a new service in a group; the page of the group says when to choose it',
    batch: 'first',
    async apply(project) {
      const group = pageOf('group');
      await project.add('service', `${group}/added-service`, ++added);
      const option = `{ path: '${group}/added-service', when: 'You want what an added page is about.', outcome: 'A store whose papers agree.' }`;
      await project.derive('group', {
        choice: `{ ...before.choice, options: [...before.choice.options, ${option}] }`,
      });
    },
  },
  {
    name: 'two posts of the same day',
    batch: 'first',
    async apply(project) {
      await project.add('post', '/blog/one-of-a-day', ++added, published('2026-11-22'));
      await project.add('post', '/blog/other-of-a-day', ++added, published('2026-11-22'));
    },
  },
  {
    name: 'a post whose day of publication is in the future',
    batch: 'first',
    async apply(project) {
      const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      await project.add('post', '/blog/later-post', ++added, published(inAMonth));
    },
  },
  ...moves,
  {
    name: 'the questions and the glossary at other addresses',
    batch: 'second',
    async apply(project) {
      await project.move(pageOf('faqs'), '/resources/questions');
      await project.move(pageOf('glossary'), '/resources/dictionary');
    },
  },
  {
    name: 'a group of services at another address',
    batch: 'second',
    apply: (project) => project.move(pageOf('group'), `${pageOf('group')}-renamed`),
  },
];
