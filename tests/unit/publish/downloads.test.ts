import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { parse as parseHtml } from 'node-html-parser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import { downloadNames } from '@/lib/downloads/download-names';
import { downloadFiles, formatSize, makeDownloads } from '@/lib/downloads/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../support/page-of';

const { files } = copyOf(pageOf('downloads'));
const made = await downloadFiles();

const bytesOf = (name: string) => {
  const file = made.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`${name} was not made.`);
  return file.bytes;
};

/** The text and the metadata of a PDF. */
async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return { text: flat(texts.join(' ')), info: (await document.getMetadata()).info };
}

/** Text without line breaks, for comparison. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const checklists = files.flatMap(({ content, ...file }) =>
  content.type === 'checklist' ? [{ ...file, content }] : [],
);
const templates = files.flatMap(({ content, ...file }) =>
  content.type === 'template' ? [{ ...file, content }] : [],
);

test('there are at least four downloads, each in common formats', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(made.map(({ name }) => name)).toEqual(downloadNames(files));
  const labels = { checklist: ['PDF', 'CSV'], template: ['Word document'] } as const;
  expect(made.map(({ label }) => label)).toEqual(
    files.flatMap(({ content }) => labels[content.type]),
  );
});

describe.each(checklists)('$slug', ({ slug, title, content }) => {
  test('is a PDF with every heading and item, its title and its language', async () => {
    const { text, info } = await readPdf(bytesOf(`${slug}.pdf`));
    for (const { heading, items } of content.groups) {
      for (const words of [heading, ...items]) expect(text).toContain(flat(words));
    }
    expect(info).toMatchObject({ Title: title, Author: site.name, Language: 'en-KE' });
  });

  test('is a CSV file that spreadsheets read as UTF-8, with a row for every item', () => {
    const bytes = bytesOf(`${slug}.csv`);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows: string[][] = parse(Buffer.from(bytes), { bom: true });
    expect(rows).toEqual([
      ['Section', 'Item', 'Done', 'Person', 'Date'],
      ...content.groups.flatMap(({ heading, items }) =>
        items.map((item) => [heading, item, '', '', '']),
      ),
    ]);
  });
});

test.each(templates)('$slug is a Word document with every prompt', ({ slug, title, content }) => {
  const parts = unzipSync(bytesOf(`${slug}.docx`));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const text = flat(parseHtml(xml.replaceAll('</w:p>', ' </w:p>')).textContent);
  expect(text).toContain(title);
  for (const part of content.parts) {
    for (const words of [part.heading, part.guidance, ...part.prompts]) {
      expect(text).toContain(flat(words));
    }
  }
});

/** The files of a checklist with this text. */
const filesWith = (text: string) =>
  makeDownloads({
    files: [
      {
        title: 'A list',
        slug: 'a-list',
        description: 'A list that is made to test what happens to odd text.',
        content: {
          type: 'checklist',
          groups: [{ heading: 'Group', items: [text, 'second', 'third'] }],
        },
      },
    ],
    updated: '2026-11-01',
  });

test('a text that a spreadsheet would run as a formula is kept as text', async () => {
  const [, csv] = await filesWith('=HYPERLINK("https://host.example","x")');
  expect(Buffer.from(csv?.bytes ?? []).toString()).toContain(`"'=HYPERLINK(`);
});

test('a character that the fonts lack stops the build and is named', async () => {
  await expect(filesWith('Tick ✓ when done')).rejects.toThrow(
    'content/pages/resources/downloads.ts: in "a-list", the text "Tick ✓ when done"',
  );
});

test.each([
  [0, '1 kB'],
  [23_623, '24 kB'],
])('a file of %i bytes is shown as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
