import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadProblems } from '@/lib/checks/downloads';
import { downloadFilesOf, downloadFolder, sizeOf } from '@/lib/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

const { files } = copyOf(pageOf('downloads'));

test('every file that the downloads page offers exists and is of its type', async () => {
  expect(files.flatMap(downloadFilesOf).length).toBeGreaterThanOrEqual(4);
  expect(await downloadProblems(files)).toEqual([]);
});

test('a file has the name of its download, and a size', () => {
  const [checklist] = downloadFilesOf({ slug: 'a-list', formats: ['pdf', 'csv'] });
  expect(checklist).toEqual({ name: 'a-list.pdf', path: '/downloads/a-list.pdf', label: 'PDF' });
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
