import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { ProjectCopy } from '../../support/projects/project-copy';

/** A group right below the services, without `/services/`. */
const [group = ''] = pathsOfKind('group').flatMap(
  (path) => /^\/services\/([^/]+)$/.exec(path)?.slice(1) ?? [],
);

const parts = [
  'content',
  'lib',
  'styles',
  'tsconfig.json',
  'package.json',
  'biome.json',
  'imports.biome.json',
];

const newPage = (copy: ProjectCopy, ...words: readonly string[]) =>
  copy.run('lib/tools/pages/new-page.ts', ...words);
const checkContent = (copy: ProjectCopy) => copy.run('lib/tools/check-content.ts');

test.concurrent('a new post lists its empty fields, and passes when they are filled in', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make(parts);
  const made = await newPage(copy, 'post', 'a-post-of-this-test');
  const file = 'content/pages/blog/a-post-of-this-test.ts';
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`Fill in ${file}`) });

  const { output } = await checkContent(copy);
  expect(output).toContain(
    `${file}: 7 fields are empty. Fill in: heading, summary, description, lead, tags, body, related.`,
  );

  const text = await readFile(join(copy.folder, file), 'utf8');
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
  await writeFile(
    join(copy.folder, file),
    fill.reduce((filled, [empty, words]) => filled.replace(empty, () => words), text),
  );
  expect(await checkContent(copy)).toMatchObject({
    code: 0,
    output: expect.stringContaining('No mistakes in the content'),
  });
});

test.concurrent('a project, a service and an industry are added to the tree, and only their texts are missing', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make(parts);
  const added = [
    ['project', 'a-project-of-this-test', 'projects/a-project-of-this-test'],
    ['service', `${group}/a-page-of-this-test`, `services/${group}/a-page-of-this-test`],
    ['industry', 'an-industry-of-this-test', 'industries/an-industry-of-this-test'],
  ] as const;
  for (const [kind, name] of added) {
    expect(await newPage(copy, kind, name)).toMatchObject({ code: 0 });
  }
  const { output } = await checkContent(copy);
  const files = new Set(
    [...output.matchAll(/^ {2}content\/pages\/(\S+)\.ts:/gm)].map(([, file]) => file),
  );
  expect(files).toEqual(new Set([`services/${group}`, ...added.map(([, , file]) => file)]));
  expect(output).toContain(`content/pages/services/${group}.ts: the field "choice.options (entry `);
});

test.concurrent('invalid arguments print the usage, and change nothing', async ({ expect }) => {
  await using copy = await ProjectCopy.make(parts);
  const trees = () => readFile(join(copy.folder, 'content/tree.ts'), 'utf8');
  const before = await trees();
  expect(await newPage(copy, 'page', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'npm run new -- post|project|service|solution|product|industry <name>',
    ),
  });
  expect(await newPage(copy, 'service', 'no-page-of-the-site/deeper')).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'content/tree.ts: "/services/no-page-of-the-site" has no children',
    ),
  });
  const [taken = ''] = pathsOfKind('post').map((path) => path.replace('/blog/', ''));
  expect(await newPage(copy, 'post', taken)).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists. Choose another name.'),
  });
  expect(await trees()).toEqual(before);
});
