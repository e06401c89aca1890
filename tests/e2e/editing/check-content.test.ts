import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { copyFileOf } from '@/lib/file-paths';
import { pageOf } from '../../support/page-of';
import { ProjectCopy } from '../../support/projects/project-copy';

/*
 * The build runs `npm run check:content` first, so its errors stop the build. What each check finds is in
 * tests/unit/checks/editor-mistakes.test.ts; here the command runs in a copy of the project. The edits work
 * on any content: files that a tool wrote have their names and values in double quotes.
 */

const post = copyFileOf(pageOf('post'));

const checkTypes = (copy: ProjectCopy) => copy.node('--import', 'tsx', 'lib/tools/check-types.ts');

test('a compiler error is reported with file, line and remedy, and without a stack', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make();
  await copy.edit({
    file: 'content/tree.ts',
    find: /(?<=kind: 'home',\s*children: \{)/,
    put: "\n    press: { kind: 'company' },",
  });
  await copy.edit({
    file: 'content/navigation.ts',
    find: /(?<=headerNavigation = \[)/,
    put: "\n  { layout: 'list', title: 'Vacancies', href: '/vacancies', items: [{ href: '/', title: 7 }] },",
  });
  await copy.edit({
    file: 'content/themes.ts',
    find: /(?<=defaultTheme: ThemeName = )'[^']*'/,
    put: "'sepia'",
  });
  const careers = copyFileOf(pageOf('careers'));
  await copy.edit({
    file: careers,
    find: /"?\blead"?:\s/,
    put: 'lead: `It costs ${' + 'price}.`,\n  lede: ',
  });
  const { code, output } = await checkTypes(copy);
  expect(code).toBe(1);
  expect(output).toContain(
    'content/tree.ts: the page "/press" has no copy. Write content/pages/press.ts',
  );
  expect(output).toMatch(/content\/navigation\.ts:\d+: "\/vacancies" is not a page/);
  expect(output).toMatch(/content\/navigation\.ts:\d+: .*\bnumber\b/);
  expect(output).toMatch(/content\/themes\.ts:\d+: .*"sepia"/);
  expect(output).toContain('"lede" is not a field here. Correct its name, or remove it');
  expect(output).toContain('"price" is not known here');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a syntax error is reported with its position, and without a stack', async ({ expect }) => {
  await using copy = await ProjectCopy.make();
  await copy.edit({ file: post, find: /,(?=\n\s+"?lead"?:)/, put: '' });
  const { code, output } = await checkTypes(copy);
  expect(code).toBe(1);
  expect(output).toMatch(
    /content\/pages\/blog\/.*:\d+: can't be read near ".*lead.*" \(',' expected\)\. Look for a missing comma/,
  );
  expect(output).toContain('1 mistake in the content:');
  expect(output).not.toMatch(/^\s+at /m);
});

test('an error that stops the content from loading is reported without a stack', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make();
  await copy.edit({
    file: 'content/aliases.ts',
    find: /explicitAliases = \{/,
    put: "explicitAliases = {\n  '/contact': '/',",
  });
  expect(await copy.run('lib/tools/check-content.ts')).toEqual({
    code: 1,
    output:
      'content/aliases.ts: the alias "/contact" is also the path of a page. Remove the alias, or the page from content/tree.ts.\n',
  });
});

test('all kinds of mistakes are listed together', async ({ expect }) => {
  await using copy = await ProjectCopy.make();
  await copy.edit({
    file: 'content/pages/terms.ts',
    find: /^ {2}"?heading"?: .*$/m,
    put: "  heading: 'Terms.',",
  });
  await copy.edit({
    file: 'content/site.ts',
    find: /(?<=phone: (?:standIn|real)\(')[^']*/,
    put: 'O7OO 000',
  });
  await writeFile(join(copy.folder, 'content/pictures/a-till.png'), 'No picture');
  const { code, output } = await copy.run('lib/tools/check-content.ts');
  expect(code).toBe(1);
  expect(output).toContain('3 mistakes in the content:');
  expect(output).toContain('content/site.ts: the field "contact.phone" is "O7OO 000".');
  expect(output).toContain('content/pages/terms.ts: the field "heading" ends with a full stop.');
  expect(output).toContain('content/pictures/a-till.png: ');
});
