import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addToTree, importName, type ScaffoldKind, scaffoldPath } from '@/lib/build/scaffold';
import { ProjectCopy } from '../project-copy';

const parts = ['content', 'lib', 'tsconfig.json', 'package.json', 'biome.json'];
const timeout = 180_000;

const newPage = (copy: ProjectCopy, ...words: readonly string[]) =>
  copy.node('--import', 'tsx', 'lib/build/new-page.ts', ...words);
const checkContent = (copy: ProjectCopy) =>
  copy.node('--import', 'tsx', 'lib/build/check-content.ts');

test('a new post is asked for field by field, and passes once it is filled in', {
  timeout,
}, async () => {
  await using copy = await ProjectCopy.make(parts);
  const made = await newPage(copy, 'post', 'what-a-survey-finds');
  const file = 'content/pages/blog/what-a-survey-finds.ts';
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`Fill in ${file}`) });

  const { output } = await checkContent(copy);
  for (const field of ['heading', 'summary', 'description', 'lead', 'tags', 'body', 'related']) {
    expect(output).toContain(`${file}: the field "${field}" is `);
  }
  expect(output).toContain('7 mistakes');

  const text = await readFile(join(copy.folder, file), 'utf8');
  const fill: readonly (readonly [string | RegExp, string])[] = [
    ["heading: ''", "heading: 'What a network survey finds'"],
    ["summary: ''", "summary: 'A walk through a building with a meter.'"],
    ["description: ''", `description: '${'What a network survey finds. '.repeat(4)}'`],
    ["lead: ''", "lead: 'A walk through a building with a meter, and what it tells you.'"],
    ['tags: []', "tags: ['Cloud']"],
    [/body: (``|'')/, 'body: `## First\n\nWalk.`'],
    ['related: []', "related: ['/about', '/services/it-cloud']"],
  ];
  await writeFile(
    join(copy.folder, file),
    fill.reduce((filled, [empty, words]) => filled.replace(empty, () => words), text),
  );
  expect(await checkContent(copy)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Content in order'),
  });
});

test('a project, a service and an industry are listed, and only their own texts are missing', {
  timeout,
}, async () => {
  await using copy = await ProjectCopy.make(parts);
  const added = [
    ['project', 'estate-water-metering', 'projects/estate-water-metering'],
    ['service', 'web-development/landing-pages', 'services/web-development/landing-pages'],
    ['industry', 'hospitality', 'industries/hospitality'],
  ] as const;
  for (const [kind, name] of added) {
    expect(await newPage(copy, kind, name)).toMatchObject({ code: 0 });
  }
  const { output } = await checkContent(copy);
  const files = new Set(
    [...output.matchAll(/^ {2}content\/pages\/(\S+)\.ts:/gm)].map(([, file]) => file),
  );
  expect(files).toEqual(new Set(['services/web-development', ...added.map(([, , file]) => file)]));
  expect(output).toContain('content/pages/services/web-development.ts: the field "choice.options.');

  const types = await copy.node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false');
  expect(types).toEqual({ code: 0, output: '' });
});

test('what is not understood is answered with how to ask, and changes nothing', {
  timeout,
}, async () => {
  await using copy = await ProjectCopy.make(parts);
  const trees = () => readFile(join(copy.folder, 'content/tree.ts'), 'utf8');
  const before = await trees();
  expect(await newPage(copy, 'page', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run new -- post|project|service|industry <name>'),
  });
  expect(await newPage(copy, 'service', 'it-cloud/deeper')).toMatchObject({
    code: 1,
    output: expect.stringContaining('content/tree.ts: "/services/it-cloud" has no children'),
  });
  expect(await newPage(copy, 'post', 'etims-integration-checklist')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is there already. Choose another name.'),
  });
  expect(await trees()).toEqual(before);
});

describe('a page in the tree', () => {
  const add = (path: string, kind: ScaffoldKind) =>
    addToTree(readFileSync('content/tree.ts', 'utf8'), path, kind);

  test.each([
    ['/services/it-cloud/deeper', 'content/tree.ts: "/services/it-cloud" has no children'],
    ['/services/nowhere/deeper', 'content/tree.ts: "/services/nowhere" has no children'],
    ['/services/web-development', 'content/tree.ts: "/services/web-development" is there already'],
    [
      '/services/web-development/custom-design',
      'content/tree.ts: "/services/web-development/custom-design" is there already',
    ],
    ['/industries/telecom', 'content/tree.ts: "/industries/telecom" is there already'],
    ['/about/deeper', 'content/tree.ts: "/about" has no children'],
    [
      '/blog/etims-integration-checklist',
      'content/tree.ts: "/blog/etims-integration-checklist" is there already',
    ],
  ])('%s is refused: %s', (path, message) => {
    expect(() => add(path, 'service')).toThrow(message);
  });

  test.each([
    ['', 'content/tree.ts: "export const tree = {" is missing'],
    [
      "export const tree = { kind: 'home', children: { services: {",
      'content/tree.ts: a brace is not closed',
    ],
  ])('is not put into a file that is broken: %s', (source, message) => {
    expect(() => addToTree(source, '/services/new', 'service')).toThrow(message);
  });

  test('may be called as one is elsewhere', () => {
    expect(add('/industries/wordpress', 'industry')).toContain('wordpress: industry,');
  });
});

describe('the address of a new page', () => {
  test.each([
    ['post', 'my-post', '/blog/my-post'],
    ['post', '/blog/my-post', '/blog/my-post'],
    ['service', 'web-development/x', '/services/web-development/x'],
    ['service', 'services/web-development/x', '/services/web-development/x'],
  ] as const)('a %s called %s is at %s', (kind, name, path) => {
    expect(scaffoldPath(kind, name)).toBe(path);
  });

  test.each(['', 'a/b', 'a b', 'é', '-a', 'a--b'])('a post can not be called "%s"', (name) => {
    expect(() => scaffoldPath('post', name)).toThrow();
  });

  test('gives its copy a name', () => {
    expect(importName('/services/web-development/my-2nd')).toBe('servicesWebDevelopmentMy2nd');
  });
});
