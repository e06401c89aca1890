import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitments } from '@/content/company/commitments';
import type { Download } from '@/content/schema/pages';
import { dayInWords } from '@/content/values/days';
import { downloadProblems } from '@/lib/checks/downloads';
import { downloadFilesOf, downloadFolder, sizeOf } from '@/lib/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

const { files, updated, validity } = copyOf(pageOf('downloads'));

/** Every heading and sentence of a download that the page shows, in its order. */
const textsOnPage = ({ content }: Download) =>
  content.type === 'checklist'
    ? content.groups.flatMap(({ heading, items }) => [heading, ...items])
    : content.parts.flatMap(({ heading, guidance, prompts }) => [heading, guidance, ...prompts]);

/** The texts of a Word document's paragraphs. */
async function paragraphsOf(file: string): Promise<readonly string[]> {
  const zip = await JSZip.loadAsync(await readFile(file));
  const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return [...document.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

test('every file that the downloads page offers exists and is of its type', async () => {
  expect(files.flatMap(downloadFilesOf).length).toBeGreaterThanOrEqual(4);
  expect(await downloadProblems(files)).toEqual([]);
});

describe('a Word document is the text of the page', () => {
  test.each(files.filter(({ formats }) => formats.includes('docx')))('$title', async (download) => {
    const [title, description, origin, ...texts] = await paragraphsOf(
      join(downloadFolder, `${download.slug}.docx`),
    );
    expect([title, description]).toEqual([download.title, download.description]);
    expect(origin).toContain(`Text of ${dayInWords(updated)}`);
    expect(origin).toContain(validity);
    expect(texts.map((text) => text.replace('☐  ', '')).filter(Boolean)).toEqual(
      textsOnPage(download),
    );
  });
});

describe('a table has each line of the page', () => {
  test.each(files.filter(({ formats }) => formats.includes('csv')))('$title', async (download) => {
    const table = await readFile(join(downloadFolder, `${download.slug}.csv`), 'utf8');
    const lines = table.split('\r\n');
    for (const text of textsOnPage(download))
      expect(table.replaceAll('""', '"'), download.slug).toContain(text);
    expect(table).toContain(`Text of ${dayInWords(updated)}`);
    // The names of the columns, each item, the origin, and the end of the last line.
    const { content } = download;
    const items =
      content.type === 'checklist' ? content.groups.flatMap((group) => group.items) : [];
    expect(lines).toHaveLength(items.length + 3);
  });
});

test('the draft agreements have each promise of the page that explains them', () => {
  const drafts = JSON.stringify(files.filter(({ slug }) => slug.endsWith('-agreement-draft')));
  const { sections } = copyOf('/company/about-us/how-we-work');
  const terms = JSON.stringify(sections.filter(({ type }) => type === 'terms'));
  const promises = Object.values(commitments).map(({ promise }) => promise);
  const explained = promises.filter((promise) => terms.includes(promise));
  expect(explained.length).toBeGreaterThan(15);
  expect(explained.filter((promise) => !drafts.includes(promise))).toEqual([]);
});

test('a file has the name of its download, and a size', () => {
  const [checklist] = downloadFilesOf({ slug: 'a-list', formats: ['pdf', 'csv'] });
  expect(checklist).toEqual({
    name: 'a-list.pdf',
    path: '/downloads/a-list.pdf',
    label: 'PDF',
    format: 'pdf',
  });
  for (const file of files.flatMap(downloadFilesOf)) expect(sizeOf(file)).toMatch(/^[1-9]\d* kB$/);
});

describe('a mistake in the folder of downloads', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'downloads-'));
    const models = files.flatMap(downloadFilesOf).map(({ name }) => join(downloadFolder, name));
    const model = (extension: string) =>
      models.find((name) => name.endsWith(`.${extension}`)) ?? extension;
    await cp(model('pdf'), join(folder, 'a-list.pdf'));
    await cp(model('csv'), join(folder, 'a-letter.docx'));
    await cp(model('docx'), join(folder, 'a-letter.pdf'));
    await writeFile(join(folder, 'latin.csv'), Buffer.from('Caf\xe9;1\r\n', 'latin1'));
    await writeFile(join(folder, 'unmarked.csv'), 'Café,1\r\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['a missing file', 'a-lst', 'pdf', 'does not exist, .* Did you mean "a-list.pdf"'],
    ['a table called a letter', 'a-letter', 'docx', 'is not a file of the type docx'],
    ['a letter called a PDF', 'a-letter', 'pdf', 'is not a file of the type pdf'],
    ['a table in another encoding', 'latin', 'csv', 'Save it as "CSV UTF-8"'],
    ['a table that spreadsheets misread', 'unmarked', 'csv', 'Save it as "CSV UTF-8"'],
  ] as const)('such as %s is found', async (_, slug, format, words) => {
    const [problem] = await downloadProblems([{ slug, formats: [format] }], folder);
    expect(problem).toEqual({
      file: `public/downloads/${slug}.${format}`,
      message: expect.stringMatching(words),
    });
  });

  test('such as a file that no page offers is found', async () => {
    const problems = await downloadProblems([{ slug: 'a-list', formats: ['pdf'] }], folder);
    expect(problems).toHaveLength(4);
    expect(problems).toContainEqual({
      file: 'public/downloads/latin.csv',
      message: expect.stringContaining('is not on the downloads page'),
    });
  });
});
