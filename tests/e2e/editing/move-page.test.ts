import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { publishedAddresses, publishedFile } from '@/lib/checks/published-addresses';
import { pathsOfKind } from '@/lib/pages/tree';
import { ProjectCopy } from '../../support/projects/project-copy';

const parts = [
  'content',
  'lib',
  'styles',
  'tsconfig.json',
  'package.json',
  'biome.json',
  'imports.biome.json',
];

/** A post that was published: only its address needs an alias. */
const published = publishedAddresses(readFileSync(publishedFile, 'utf8'));
const [old = ''] = pathsOfKind('post').filter((path) => published.includes(path));

test('moving a page changes the tree, its copy and links, and adds an alias', async ({
  expect,
}) => {
  await using project = await ProjectCopy.make(parts);
  const fresh = '/blog/a-new-name-for-it';
  expect(await project.run('lib/tools/pages/move-page.ts', old, fresh)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`"${old}" is at "${fresh}" now`),
  });
  const read = (file: string) => readFile(join(project.folder, file), 'utf8');
  expect(await read('content/aliases.ts')).toMatch(new RegExp(`'${old}':\\s+'${fresh}'`));
  expect(existsSync(join(project.folder, `content/pages${old}.ts`))).toBe(false);
  expect(await read(`content/pages${fresh}.ts`)).toContain('heading');
  expect(await project.run('lib/tools/check-content.ts')).toMatchObject({ code: 0 });
});

test('a published page that was removed without an alias fails the check, which prints the line to add', async ({
  expect,
}) => {
  await using project = await ProjectCopy.make(parts);
  await appendFile(join(project.folder, 'content/published-addresses.txt'), '/a-page-of-old\n');
  expect(await project.run('lib/tools/check-content.ts')).toMatchObject({
    code: 1,
    output: expect.stringContaining("'/a-page-of-old': '/',"),
  });
});

test('an impossible move or removal is refused with a message, and changes nothing', async ({
  expect,
}) => {
  await using project = await ProjectCopy.make(parts);
  const refused: readonly (readonly [command: string, words: readonly string[], answer: string])[] =
    [
      ['move', ['/nowhere', '/there'], '"/nowhere" is not a page'],
      ['move', ['/contact', '/A B'], "can't be an address"],
      ['move', ['/contact', '/sitemap'], 'is a page already'],
      ['move', ['/services', '/services/all'], 'is below the page itself'],
      ['remove', ['/services'], 'has pages below it'],
      ['remove', ['/'], 'is not a page that can be removed'],
      ['remove', ['/contact', '/nowhere'], 'is not a page that links could lead to'],
    ];
  const tree = await readFile(join(project.folder, 'content/tree.ts'), 'utf8');
  for (const [command, words, answer] of refused) {
    expect(await project.run(`lib/tools/pages/${command}-page.ts`, ...words)).toMatchObject({
      code: 1,
      output: expect.stringContaining(answer),
    });
  }
  expect(await readFile(join(project.folder, 'content/tree.ts'), 'utf8')).toBe(tree);
});
