import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { downloadNames, downloadPath } from '@/lib/downloads/download-names';
import { copyFileOf, filePaths } from '@/lib/file-paths';
import { resolveAlias } from '@/lib/pages/aliases';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';
import { type Edit, ProjectCopy } from '../../support/project-copy';

/*
 * Each mistake is made in a copy of the project. The build begins with `check:content`, so what stops this stops the build.
 */

/** The key of a page in the tree's file, as it is written there. */
function keyOf(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return /^[a-z]\w*$/.test(segment) ? segment : `'${segment}'`;
}

const product = keyOf(pageOf('product'));
const glossary = pageOf('glossary');
const questions = pageOf('faqs');

/** Two services in different groups, the second of which a short path leads to. */
function servicesInGroups() {
  const inGroups = pathsOfKind('service').filter((path) => path.split('/').length > 3);
  const shortOf = (path: string) => `/services${path.slice(path.lastIndexOf('/'))}`;
  const other = inGroups.findLast((path) => resolveAlias(shortOf(path)) === path);
  const one = inGroups.find((path) => other && !other.startsWith(path.replace(/[^/]*$/, '')));
  if (!one || !other) throw new Error('content/tree.ts has no services in two groups.');
  const twin = one.replace(/[^/]*$/, other.slice(other.lastIndexOf('/') + 1));
  return { one, other, twin, short: shortOf(other) };
}
const { one, other, twin, short } = servicesInGroups();

async function checkContentAfter(...edits: readonly Edit[]) {
  await using copy = await ProjectCopy.make();
  for (const edit of edits) await copy.edit(edit);
  return await copy.run('lib/checks/check-content.ts');
}

describe.concurrent('the content check', () => {
  test('passes the content as it is, run as the build runs it', async ({ expect }) => {
    await using copy = await ProjectCopy.make();
    expect(await copy.node('--import', 'tsx', 'lib/checks/check-content.ts')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Content in order'),
    });
  });

  test.for<readonly [mistake: string, edit: Edit, words: readonly string[]]>([
    [
      'two pages with one path in a section',
      {
        file: 'content/tree.ts',
        find: `${product}: product,`,
        put: `${product}: product,\n        ${product}: solution,`,
      },
      ['content/tree.ts:', `"${product.replaceAll("'", '')}"`, 'rename or remove one of them'],
    ],
    [
      'two pages with one path outside the sections',
      {
        file: 'content/tree.ts',
        find: "careers: { kind: 'careers' },",
        put: "careers: { kind: 'careers' },\n    careers: { kind: 'company' },",
      },
      ['content/tree.ts:', '"careers"', 'rename or remove one of them'],
    ],
    [
      'an alias with two targets of its own',
      {
        file: 'content/aliases.ts',
        find: "'/home': '/',",
        put: "'/home': '/',\n  '/home': '/about',",
      },
      ['content/aliases.ts:', '"/home"', 'rename or remove one of them'],
    ],
    [
      'an alias that two pages could be the target of',
      {
        file: 'content/tree.ts',
        find: `${keyOf(one)}: service,`,
        put: `${keyOf(one)}: service,\n            ${keyOf(other)}: service,`,
      },
      ['content/tree.ts:', `"${short}"`, `"${twin}"`, `"${other}"`, 'decide with an entry'],
    ],
    [
      'an alias that shadows a page',
      {
        file: 'content/aliases.ts',
        find: "'/home': '/',",
        put: "'/home': '/',\n  '/about': '/company/about-us',",
      },
      ['content/aliases.ts:', '"/about" shadows the page', 'Remove the alias'],
    ],
    [
      'an unknown guard',
      {
        file: 'content/tree.ts',
        find: "about: { kind: 'company' },",
        put: "about: { kind: 'company', guards: ['members-only'] },",
      },
      ["Unknown route middleware: 'members-only'", 'content/tree.ts', '"/about"', 'published'],
    ],
    [
      'an unknown guard in a section',
      {
        file: 'content/tree.ts',
        find: "{ kind: 'glossary' },",
        put: "{ kind: 'glossary', guards: ['members-only'] },",
      },
      [`Unknown route middleware: 'members-only' (content/tree.ts, page "${glossary}")`],
    ],
    [
      'a segment of a section that is not kebab-case',
      {
        file: 'content/tree.ts',
        find: `${keyOf(questions)}: { kind: 'faqs' },`,
        put: "FAQs: { kind: 'faqs' },",
      },
      [
        'content/tree.ts:',
        `"FAQs" of "${questions.replace(/[^/]*$/, 'FAQs')}"`,
        'lower-case kebab-case',
      ],
    ],
    [
      'a segment that is not kebab-case',
      {
        file: 'content/tree.ts',
        find: "about: { kind: 'company' },",
        put: "About: { kind: 'company' },",
      },
      ['content/tree.ts:', '"About"', 'lower-case kebab-case'],
    ],
  ])('stops at %s', async ([, edit, words], { expect }) => {
    const { code, output } = await checkContentAfter(edit);
    expect(code).toBe(1);
    for (const word of words) expect(output).toContain(word);
    expect(output, 'a stack trace hides the message').not.toMatch(/^\s+at /m);
  });

  test('lists every mistake in the copy with its file, its value and its mend', async ({
    expect,
  }) => {
    const { code, output } = await checkContentAfter(
      { file: 'content/pages/about.ts', find: /updated: '[\d-]+'/, put: "updated: '2026-02-30'" },
      { file: 'content/pages/terms.ts', find: /^ {2}heading: '.*'/m, put: "  heading: ''" },
      {
        file: 'content/pages/privacy.ts',
        find: /^ {2}description:\s+'.*'/m,
        put: "  description: ' '",
      },
      {
        file: 'content/themes.ts',
        find: "defaultTheme: ThemeName = 'light'",
        put: "defaultTheme: ThemeName = 'sepia'",
      },
      {
        file: 'content/pages/resources.ts',
        find: new RegExp(`\\]\\(${glossary}\\)`),
        put: '](/resources/no-such-page)',
      },
    );
    expect(code).toBe(1);
    expect(output).toContain('content/pages/about.ts: the field "updated" is "2026-02-30"');
    expect(output).toContain(
      'content/pages/terms.ts: the field "heading" is "". Write 3 characters or more',
    );
    expect(output).toContain('content/pages/privacy.ts: the field "description" is " "');
    expect(output).toContain(
      'content/themes.ts: the default theme "sepia" is no theme. Choose one of: light, dark, midnight, contrast.',
    );
    expect(output).toContain('leads to "/resources/no-such-page", which is no page');
    expect(output).toContain('5 mistakes in the content');
  });

  test('names the file that a link or a picture with a slip may have meant', async ({ expect }) => {
    const { code, output } = await checkContentAfter({
      file: 'content/pages/test.ts',
      find: '[a link](/test)',
      put: '[a link](/test) [another](/feed.xm) ![a grey till](no-such-till.png)',
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'content/pages/test.ts: the field "runningText" leads to "/feed.xm", which is no page. Did you mean "/feed.xml"? Link to',
    );
    expect(output).toContain(
      'content/pages/test.ts: the field "runningText": shows "no-such-till.png", which is no file of content/pictures/. Put it there, and write its name alone.',
    );
  });

  test('stops at a post that is too short', async ({ expect }) => {
    const file = copyFileOf(pageOf('post'));
    const { code, output } = await checkContentAfter({
      file,
      find: /,?\n\} satisfies/,
      put: ",\n  body: 'A few words.',\n} satisfies",
    });
    expect(code).toBe(1);
    expect(output).toMatch(/has \d+ words; a page of its kind needs at least 700/);
    expect(output).toContain(`${file}: has `);
  });

  test('stops at a picture that can’t be shown', async ({ expect }) => {
    await using project = await ProjectCopy.make();
    await writeFile(join(project.folder, 'content/pictures/a-till.png'), 'No picture');
    const { code, output } = await project.run('lib/checks/check-content.ts');
    expect(code).toBe(1);
    expect(output).toContain('1 mistake in the content:\n  content/pictures/a-till.png: it is no');
  });

  test('passes links to the files that the build makes', async ({ expect }) => {
    const files = [
      ...Object.values(filePaths),
      ...downloadNames(copyOf('/resources/downloads').files).map(downloadPath),
    ];
    expect(files.length).toBeGreaterThan(5);
    const { output } = await checkContentAfter({
      file: 'content/pages/test.ts',
      find: '[a link](/test)',
      put: files.map((file) => `[a link](${file})`).join(' '),
    });
    expect(output).toContain('Content in order');
  });

  test('lists mistakes of every kind together, and a file that no page has', async ({ expect }) => {
    await using project = await ProjectCopy.make();
    await project.edit({
      file: 'content/pages/terms.ts',
      find: /^ {2}heading: '.*'/m,
      put: "  heading: 'TERMS AND CONDITIONS.'",
    });
    await project.edit({
      file: 'content/site.ts',
      find: /phone: (?:standIn|real)\('[^']*'\)/,
      put: "phone: real('O7OO 000')",
    });
    await project.edit({
      file: 'content/site.ts',
      find: /import \{[^}]*\} from '\.\/company-value'/,
      put: "import { real, standIn } from './company-value'",
    });
    await writeFile(join(project.folder, 'content/pages/lost.ts'), 'export default {};\n');
    const { code, output } = await project.run('lib/checks/check-content.ts');
    expect(code).toBe(1);
    expect(output).toContain(
      '1 doubt in the content:\n  content/pages/terms.ts: the field "heading"',
    );
    expect(output).toContain('3 mistakes in the content:');
    expect(output).toContain('content/site.ts: the field "contact.phone" is "O7OO 000".');
    expect(output).toContain('content/pages/lost.ts: no page has this copy.');
    expect(output).toContain('content/pages/terms.ts: the field "heading": ends with a full stop.');
  });
});
