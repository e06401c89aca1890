import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { nodeSource } from '@/lib/tools/scaffold';
import { addToTree } from '../../../support/projects/page-source';
import { ProjectCopy } from '../../../support/projects/project-copy';

/*
 * Tests of `npm run new`. `tests/company/unit/tools/scaffold.test.ts` tests the file that it
 * writes.
 */

const makeCopy = () =>
  ProjectCopy.make([
    ...['content', 'lib', 'styles', 'public/downloads', 'tsconfig.json', 'package.json'],
    'biome.json',
  ]);

const newPage = (copy: ProjectCopy, ...words: readonly string[]) =>
  copy.run('lib/tools/new-page.ts', ...words);

const checkContent = (copy: ProjectCopy) => copy.run('lib/tools/check-content.ts');
const read = (copy: ProjectCopy, file: string) => readFile(join(copy.folder, file), 'utf8');

/** A group directly below `/services`: the last segment of its path. */
const [group = ''] = pathsOfKind('group').flatMap(
  (path) => /^\/services\/([^/]+)$/.exec(path)?.slice(1) ?? [],
);

test('a new page gets an empty file, its lines and its empty fields are named, and it passes the content check when they are filled in', async ({
  expect,
}) => {
  await using copy = await makeCopy();
  const post = 'content/pages/blog/a-post-of-this-test.ts';
  const tree = join(copy.folder, 'content/tree.ts');
  const added = [
    ['post', 'a-post-of-this-test', 'blog/a-post-of-this-test'],
    ['project', 'a-project-of-this-test', 'projects/a-project-of-this-test'],
    ['service', `${group}/a-page-of-this-test`, `services/${group}/a-page-of-this-test`],
    ['industry', 'an-industry-of-this-test', 'industries/an-industry-of-this-test'],
  ] as const;
  for (const [kind, name, path] of added) {
    const { code, output } = await newPage(copy, kind, name);
    expect(code).toBe(0);
    expect(output).toContain(`Fill in content/pages/${path}.ts`);
    expect(output).toContain(`  '${basename(path)}': ${nodeSource(kind)},`);
    if (kind === 'service') expect(output).toContain(`{ path: '/${path}', when: '', outcome: '' }`);
    await writeFile(tree, addToTree(await readFile(tree, 'utf8'), [`/${path}`], kind));
  }
  const empty = await checkContent(copy);
  expect(empty.output).toContain(
    `${post}: 6 fields are empty. Fill in: heading, summary, description, lead, tags, body.`,
  );
  expect(empty.output).toContain(`content/pages/services/${group}.ts: choice.options lacks`);

  const fill: readonly (readonly [string | RegExp, string])[] = [
    ["heading: ''", "heading: 'What the post of this test finds'"],
    ["summary: ''", "summary: 'A walk through a building with a meter.'"],
    ["description: ''", `description: '${'What the post of this test finds. '.repeat(4).trim()}'`],
    ["lead: ''", "lead: 'A walk through a building with a meter, and what it tells you.'"],
    ['tags: []', "tags: ['Cloud']"],
    [/body: (``|'')/, `body: \`## First\n\n${'Walk in and look round. '.repeat(140).trim()}\``],
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
    new Set([`services/${group}`, ...added.slice(1).map(([, , file]) => file)]),
  );
});

test('an impossible page is refused with a message, and no file is written', async ({ expect }) => {
  await using copy = await makeCopy();
  const files = await readdir(join(copy.folder, 'content/pages'), { recursive: true });
  const [taken = ''] = pathsOfKind('post').map((path) => path.replace('/blog/', ''));
  const command = await copy.bundle('lib/tools/new-page.ts');
  const refusals = [
    [['page', 'x'], 'npm run new -- service|solution|product|industry|project|post <name>'],
    [['post', taken], 'exists. Choose another name.'],
    [['post', 'a b'], "can't be part of an address"],
    [['service', 'no-such-group/x'], '"/services/no-such-group" is not a page'],
  ] as const;
  for (const [words, answer] of refusals) {
    expect(await copy.node(command, ...words)).toMatchObject({
      code: 1,
      output: expect.stringContaining(answer),
    });
  }
  expect(await readdir(join(copy.folder, 'content/pages'), { recursive: true })).toEqual(files);
});
