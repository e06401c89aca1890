import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { publishedAddresses, publishedFile } from '@/lib/checks/published-addresses';
import { pathsOfKind } from '@/lib/pages/tree';
import { ProjectCopy } from '../../support/projects/project-copy';

/* Tests of `npm run new`, `move` and `remove`. `tests/unit/tools/pages.test.ts` tests how they edit each file. */

const makeCopy = () =>
  ProjectCopy.make([
    ...['content', 'lib', 'styles', 'tsconfig.json', 'package.json'],
    ...['biome.json', 'imports.biome.json'],
  ]);

const act = (copy: ProjectCopy, name: 'new' | 'move', ...words: readonly string[]) =>
  copy.run(`lib/tools/pages/${name}-page.ts`, ...words);
const checkContent = (copy: ProjectCopy) => copy.run('lib/tools/check-content.ts');
const read = (copy: ProjectCopy, file: string) => readFile(join(copy.folder, file), 'utf8');

/** A group directly below `/services`: the last segment of its path. */
const [group = ''] = pathsOfKind('group').flatMap(
  (path) => /^\/services\/([^/]+)$/.exec(path)?.slice(1) ?? [],
);

test('a new page is added to the tree, its empty fields are listed, and it passes the content check when they are filled in', async ({
  expect,
}) => {
  await using copy = await makeCopy();
  const post = 'content/pages/blog/a-post-of-this-test.ts';
  expect(await act(copy, 'new', 'post', 'a-post-of-this-test')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Fill in ${post}`),
  });
  const others = [
    ['project', 'a-project-of-this-test', 'projects/a-project-of-this-test'],
    ['service', `${group}/a-page-of-this-test`, `services/${group}/a-page-of-this-test`],
    ['industry', 'an-industry-of-this-test', 'industries/an-industry-of-this-test'],
  ] as const;
  for (const [kind, name] of others) {
    expect(await act(copy, 'new', kind, name)).toMatchObject({ code: 0 });
  }
  const empty = await checkContent(copy);
  expect(empty.output).toContain(
    `${post}: 7 fields are empty. Fill in: heading, summary, description, lead, tags, body, related.`,
  );
  expect(empty.output).toContain(
    `content/pages/services/${group}.ts: the field "choice.options (entry `,
  );

  const fill: readonly (readonly [string | RegExp, string])[] = [
    ["heading: ''", "heading: 'What the post of this test finds'"],
    ["summary: ''", "summary: 'A walk through a building with a meter.'"],
    ["description: ''", `description: '${'What the post of this test finds. '.repeat(4)}'`],
    ["lead: ''", "lead: 'A walk through a building with a meter, and what it tells you.'"],
    ['tags: []', "tags: ['Cloud']"],
    [/body: (``|'')/, `body: \`## First\n\n${'Walk in and look round. '.repeat(140)}\``],
    ['related: []', "related: ['/contact', '/services']"],
    // Another post may have today's date.
    ['published: ', 'order: 99,\n  published: '],
  ];
  const filled = fill.reduce(
    (text, [empty, words]) => text.replace(empty, () => words),
    await read(copy, post),
  );
  await writeFile(join(copy.folder, post), filled);
  const { output } = await checkContent(copy);
  const files = [...output.matchAll(/^ {2}content\/pages\/(\S+)\.ts:/gm)].map(([, file]) => file);
  expect(new Set(files)).toEqual(
    new Set([`services/${group}`, ...others.map(([, , file]) => file)]),
  );
});

const published = publishedAddresses(readFileSync(publishedFile, 'utf8'));
/** A published post. When a page moves, it needs an alias only if its address was published. */
const [old = ''] = pathsOfKind('post').filter((path) => published.includes(path));

test('moving a page changes the tree, renames the file with its text, corrects the links to it, and adds an alias', async ({
  expect,
}) => {
  await using copy = await makeCopy();
  const fresh = '/blog/a-new-name-for-it';
  expect(await act(copy, 'move', old, fresh)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`"${old}" is at "${fresh}" now`),
  });
  expect(await read(copy, 'content/aliases.ts')).toMatch(new RegExp(`'${old}':\\s+'${fresh}'`));
  expect(existsSync(join(copy.folder, `content/pages${old}.ts`))).toBe(false);
  expect(await read(copy, `content/pages${fresh}.ts`)).toContain('heading');
  expect(await checkContent(copy)).toMatchObject({ code: 0 });
});

test('an impossible change is refused with a message, and does not change the tree', async ({
  expect,
}) => {
  await using copy = await makeCopy();
  const tree = await read(copy, 'content/tree.ts');
  const [taken = ''] = pathsOfKind('post').map((path) => path.replace('/blog/', ''));
  const bundles = {
    new: await copy.bundle('lib/tools/pages/new-page.ts'),
    move: await copy.bundle('lib/tools/pages/move-page.ts'),
    remove: await copy.bundle('lib/tools/pages/remove-page.ts'),
  };
  const refusals = [
    ['new', ['page', 'x'], 'npm run new -- post|project|service|solution|product|industry <name>'],
    ['new', ['post', taken], 'exists. Choose another name.'],
    ['move', ['/nowhere', '/there'], '"/nowhere" is not a page'],
    ['move', ['/contact', '/A B'], "can't be an address"],
    ['move', ['/contact', '/sitemap'], 'is a page already'],
    ['move', ['/services', '/services/all'], 'is below the page itself'],
    ['remove', ['/services'], 'has pages below it'],
    ['remove', ['/'], 'is not a page that can be removed'],
    ['remove', ['/contact', '/nowhere'], 'is not a page that links could lead to'],
  ] as const;
  await Promise.all(
    refusals.map(async ([command, words, answer]) => {
      expect(await copy.node(bundles[command], ...words)).toMatchObject({
        code: 1,
        output: expect.stringContaining(answer),
      });
    }),
  );
  expect(await read(copy, 'content/tree.ts')).toBe(tree);
});
