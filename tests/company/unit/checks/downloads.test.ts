import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitments } from '@/content/company/commitments';
import type { Download } from '@/content/schema/pages';
import { dayInWords } from '@/content/values/days';
import { downloadProblems } from '@/lib/checks/downloads';
import { downloadFilesOf, downloadFolder, numberedClauses, sizeOf } from '@/lib/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';
import { parseHtml } from '../../../support/parse-html';

const { files, updated, validity } = copyOf(pageOf('downloads'));

/** Every heading and sentence of a download that the page shows, in its order. */
const textsOnPage = ({ content }: Download) =>
  content.type === 'checklist'
    ? content.groups.flatMap(({ heading, items }) => [heading, ...items])
    : content.parts.flatMap(({ heading, guidance, prompts }) => [
        heading,
        ...numberedClauses(heading, guidance),
        ...prompts,
      ]);

/** The texts of a Word document's paragraphs. */
async function paragraphsOf(file: string): Promise<readonly string[]> {
  const zip = await JSZip.loadAsync(await readFile(file));
  const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return [...document.matchAll(/<w:t [^>]*>([^<]*)</g)].map(
    ([, text = '']) => parseHtml(text).body.textContent,
  );
}

test('every file that the downloads page offers exists', async () => {
  expect(files.flatMap(downloadFilesOf).length).toBeGreaterThanOrEqual(4);
  const saved = await readdir(downloadFolder);
  for (const { name } of files.flatMap(downloadFilesOf)) expect(saved).toContain(name);
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

test('the draft agreements have each promise of the page that explains them, and of payment work', () => {
  const drafts = JSON.stringify(files.filter(({ slug }) => slug.endsWith('-agreement-draft')));
  const { sections } = copyOf('/company/about-us/how-we-work');
  const terms = JSON.stringify([
    sections.filter(({ type }) => type === 'terms'),
    copyOf('/services/systems-integration/banking-systems-integration'),
  ]);
  // Several promises share a short phrase, such as "six months".
  const explained = Object.values(commitments).filter(
    ({ phrase }) => phrase.length > 14 && terms.includes(phrase),
  );
  expect(explained.length).toBeGreaterThan(20);
  expect(explained.filter(({ promise }) => !drafts.includes(promise))).toEqual([]);
});

test('several clauses of one heading have numbers', () => {
  expect(numberedClauses('2. Term', ['It runs.', 'It ends.'])).toEqual([
    '2.1 It runs.',
    '2.2 It ends.',
  ]);
  expect(numberedClauses('2. Term', ['It runs.'])).toEqual(['It runs.']);
  expect(numberedClauses('Term', ['It runs.', 'It ends.'])).toEqual(['It runs.', 'It ends.']);
});

test('a file has the name of its download, and a size', () => {
  const [checklist] = downloadFilesOf({ slug: 'a-list', formats: ['pdf', 'csv'] });
  expect(checklist).toEqual({
    name: 'a-list.pdf',
    path: '/downloads/a-list.pdf',
    label: 'PDF',
    opensInBrowser: true,
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
    await cp(model('docx'), join(folder, 'a-letter.pdf'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['a missing PDF', 'a-lst', 'does not exist, .* Did you mean "a-list.pdf"'],
    ['a letter called a PDF', 'a-letter', 'is not a PDF'],
  ] as const)('such as %s is found', async (_, slug, words) => {
    const [problem] = await downloadProblems([{ slug, formats: ['pdf'] }], folder);
    expect(problem).toEqual({
      file: `public/downloads/${slug}.pdf`,
      message: expect.stringMatching(words),
    });
  });

  test('such as a file that no page offers is found', async () => {
    expect(await downloadProblems([{ slug: 'a-list', formats: ['pdf'] }], folder)).toEqual([
      {
        file: 'public/downloads/a-letter.pdf',
        message: expect.stringContaining('is not on the downloads page'),
      },
    ]);
  });
});
