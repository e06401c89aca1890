import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copy } from '@/content/copy';
import { copySchemas, type Download } from '@/content/schema/pages';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { dayInWords } from '@/content/values/days';
import { downloadFilesOf, downloadFolder, numberedClauses } from '@/lib/downloads';
import { pages } from '@/lib/pages/tree';
import { absoluteUrl } from '@/lib/publish/metadata';
import { wordDocument } from './word-document';

/** Where and when the text of a file was published, and which text counts. */
interface Origin {
  readonly path: PagePath;
  readonly updated: string;
  readonly validity: string;
}

const originOf = ({ path, updated, validity }: Origin) =>
  `Text of ${dayInWords(updated)}, from ${absoluteUrl(path)}. ${validity}`;

function docx({ title, description, content }: Download, origin: Origin): Promise<Buffer> {
  const parts =
    content.type === 'checklist'
      ? content.groups.map(({ heading, items }) => ({
          heading,
          paragraphs: items.map((item) => `☐  ${item}`),
          prompts: [],
        }))
      : content.parts.map(({ heading, guidance, prompts }) => ({
          heading,
          paragraphs: numberedClauses(heading, guidance),
          prompts,
        }));
  const { updated } = origin;
  const lead = [description, originOf(origin)];
  return wordDocument({ title, lead, parts, language: site.language, updated });
}

/** A field of a CSV file (RFC 4180, section 2). */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv({ content }: Download, origin: Origin): Buffer {
  const rows =
    content.type === 'checklist'
      ? content.groups.flatMap(({ heading, items }) => items.map((item) => [heading, item]))
      : content.parts.flatMap(({ heading, guidance, prompts }) =>
          [...guidance, ...prompts].map((text) => [heading, text]),
        );
  const lines = [
    ['Section', 'Item', 'Done', 'Person', 'Date'],
    ...[...rows, ['About this list', originOf(origin)]].map((row) => [...row, '', '', '']),
  ].map((row) => `${row.map(field).join(',')}\r\n`);
  return Buffer.from(`\ufeff${lines.join('')}`);
}

const makers = { docx, csv };

/** The copy of each page. A company may have no page of downloads. */
const copies = new Map<string, unknown>(Object.entries(copy));

/**
 * Writes the Word and CSV files of the downloads page from the text of the page, if they differ
 * from it. A page whose copy has mistakes is left to the check of the content.
 */
export async function writeDownloads(): Promise<void> {
  for (const { path, kind } of pages) {
    if (kind !== 'downloads') continue;
    const { data } = copySchemas.downloads.safeParse(copies.get(path));
    for (const download of data?.files ?? []) {
      for (const { name, format } of downloadFilesOf(download)) {
        if (format === 'pdf' || !data) continue;
        const bytes = await makers[format](download, { path, ...data });
        const file = join(downloadFolder, name);
        const saved = await readFile(file).catch(() => undefined);
        if (!saved?.equals(bytes)) await writeFile(file, bytes);
      }
    }
  }
}
