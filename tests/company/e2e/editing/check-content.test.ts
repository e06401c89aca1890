import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { screenshots } from '@/content/brand/screenshots';
import { publishedFile } from '@/lib/checks/published-addresses';
import { copyFileOf } from '@/lib/file-paths';
import { pageOf } from '../../../support/page-of';
import { ProjectCopy } from '../../../support/projects/project-copy';

/*
 * The build runs `npm run check:content` first, so a mistake in the content stops the build.
 * `tests/company/unit/checks/` tests what each check finds. Here, the commands run in a copy of the
 * project, and must report mistakes without a stack trace.
 *
 * The edits need a careers page and `content/pages/terms.ts`. Apart from that, they work with any
 * content, including files that a tool wrote, in which names and values have double quotes.
 */

test('each compiler error is reported with its file and what to correct', async ({ expect }) => {
  await using copy = await ProjectCopy.make();
  const careers = copyFileOf(pageOf('careers'));
  for (const [file, find, put] of [
    ['content/tree.ts', /(?<=kind: 'home',\s*children: \{)/, "\n    press: { kind: 'company' },"],
    [
      'content/navigation.ts',
      /(?<=headerNavigation = \[)/,
      "\n  { layout: 'list', title: 'Vacancies', href: '/vacancies', entries: [{ href: '/', title: 7 }] },",
    ],
    ['content/prices/prices.ts', /(?<=prices = \{)/, "\n  '/services/none': 7,"],
    ['content/brand/themes.ts', /(?<=defaultTheme: ThemeName = )'[^']*'/, "'sepia'"],
    [careers, /"?\blead"?:\s/, 'lead: `It costs ${' + 'price}.`,\n  lede: '],
  ] as const) {
    await copy.edit({ file, find, put });
  }
  const { code, output } = await copy.run('lib/tools/check-types.ts');
  expect(code).toBe(1);
  for (const line of [
    /content\/tree\.ts: the page "\/press" has no copy\. Write content\/pages\/press\.ts/,
    /content\/navigation\.ts:\d+: "\/vacancies" is not a page/,
    /content\/navigation\.ts:\d+: .*\bnumber\b/,
    /content\/brand\/themes\.ts:\d+: .*"sepia"/,
    /content\/prices\/prices\.ts:\d+: "\/services\/none" is not a page here/,
    /"lede" is not a field here\. Correct its name, or remove it/,
    /"price" is not known here/,
  ]) {
    expect(output).toMatch(line);
  }
  expect(output).not.toMatch(/^\s+at /m);
});

test('the content compiles even if a test does not, because tests are not published', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make();
  await writeFile(join(copy.folder, 'of-another-company.test.ts'), "export const one: 1 = '1';");
  expect(await copy.run('lib/tools/check-types.ts')).toEqual({
    code: 0,
    output: 'The content compiles.\n',
  });
});

test('mistakes of all kinds are listed together, but a mistake that prevents the content from loading is reported alone', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make();
  for (const [file, find, put] of [
    ['content/pages/terms.ts', /^ {2}"?heading"?: .*$/m, "  heading: 'Terms.',"],
    ['content/navigation.ts', /(?<=getStarted\.href\}#)enquiry/, 'enquiri'],
    ['content/words/titles.ts', /(?<='\/portfolio': ')[^']*/, 'References'],
    ...(screenshots.length > 0
      ? ([['content/brand/screenshots.ts', /home-narrow\.png/, 'home-narow.png']] as const)
      : []),
    ['content/site.ts', /(?<=phone: (?:standIn|real)\(')[^']*/, 'O7OO 000'],
  ] as const) {
    await copy.edit({ file, find, put });
  }
  await writeFile(join(copy.folder, 'content/pictures/a-till.png'), 'This is not a picture.');
  // A published page that was removed without an alias.
  await appendFile(join(copy.folder, publishedFile), '/a-page-of-old\n');
  const { code, output } = await copy.run('lib/tools/check-content.ts');
  expect(code).toBe(1);
  expect(output).toContain(`${screenshots.length > 0 ? 8 : 6} mistakes in the content:`);
  expect(output).toContain('content/site.ts: the field "contact.phone" is "O7OO 000".');
  expect(output).toContain(
    'content/pages/terms.ts: the field "heading" has "Terms.". Write no full stop',
  );
  expect(output).toContain('content/pictures/a-till.png: ');
  expect(output).toContain('has no heading, question or term "#enquiri"');
  expect(output).toContain('"References" is the name of "');
  if (screenshots.length > 0) {
    expect(output).toMatch(/screenshots\.ts: .*"\/screenshots\/home-narow\.png"\. No page or file/);
    expect(output).toContain(
      'public/screenshots/home-narrow.png: is not in content/brand/screenshots.ts',
    );
  }
  expect(output).toContain("'/a-page-of-old': '/',");

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

  await copy.edit({ file: 'content/aliases.ts', find: "  '/contact': '/',", put: '' });
  await copy.edit({
    file: 'content/site.ts',
    find: /(?<=timeZone: ["'])[^"']*/,
    put: 'Africa/Nowhere',
  });
  expect((await copy.run('lib/tools/check-content.ts')).output).toContain(
    'content/site.ts: the field "timeZone" is "Africa/Nowhere". Write a time zone of the IANA list',
  );
});

test('content that cannot be loaded makes no downloads, and a fault of the command that makes them stops it', async ({
  expect,
}) => {
  await using copy = await ProjectCopy.make();
  const alias = { file: 'content/aliases.ts', find: 'explicitAliases = {' };
  const twice = "explicitAliases = {\n  '/contact': '/',";
  await copy.edit({ ...alias, put: twice });
  expect(await copy.run('lib/tools/generate.ts')).toEqual({
    code: 1,
    output: 'The downloads are not written. To find out why, run npm run check:content.\n',
  });
  expect(await copy.run('lib/tools/generate.ts', '--before-check')).toEqual({
    code: 0,
    output: '',
  });

  await copy.edit({ file: alias.file, find: twice, put: alias.find });
  await appendFile(
    join(copy.folder, 'lib/tools/downloads/word-document.ts'),
    "throw new Error('no documents today');",
  );
  const { code, output } = await copy.run('lib/tools/generate.ts');
  expect(code).toBe(1);
  expect(output).toContain('no documents today');
});
