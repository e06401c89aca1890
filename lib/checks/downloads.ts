import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download } from '@/content/schema/pages';
import { downloadFilesOf, downloadFolder } from '@/lib/downloads';
import { didYouMean } from './did-you-mean';
import type { Problem } from './problem';

const startsWith = (bytes: Buffer, start: string) =>
  bytes.subarray(0, start.length).toString('latin1') === start;

/** A Word document is a zip file. The names in it are not compressed. */
const isWordDocument = (bytes: Buffer) =>
  startsWith(bytes, 'PK\x03\x04') && bytes.includes('word/document.xml');

/** Without the byte order mark, spreadsheets do not read a CSV file as UTF-8. */
function isCsv(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\ufeff') && !text.includes('\0');
  } catch {
    return false;
  }
}

const formats = {
  pdf: { is: (bytes) => startsWith(bytes, '%PDF-'), save: 'Export a PDF' },
  csv: { is: isCsv, save: 'Save it as "CSV UTF-8"' },
  docx: { is: isWordDocument, save: 'Save a Word document' },
} as const satisfies Record<
  Download['formats'][number],
  { readonly is: (bytes: Buffer) => boolean; readonly save: string }
>;

/**
 * Reports files of downloads that do not exist or are of another type than their name says, and
 * files that no page offers.
 * @param downloads the entries of the downloads page
 */
export async function downloadProblems(
  downloads: readonly Pick<Download, 'slug' | 'formats'>[],
  folder = downloadFolder,
): Promise<readonly Problem[]> {
  const found = await readdir(folder).catch((): string[] => []);
  const names = downloads.flatMap(downloadFilesOf).map(({ name }) => name);
  const surplus = found.filter((name) => !names.includes(name));
  const problems = await Promise.all(
    downloads.flatMap(({ slug, formats: saved }) =>
      saved.map(async (format): Promise<readonly Problem[]> => {
        const name = `${slug}.${format}`;
        const file = `${downloadFolder}/${name}`;
        const { is, save } = formats[format];
        if (!found.includes(name)) {
          const message = `does not exist, and the downloads page offers it. ${didYouMean(name, surplus)}${save} with this name, or correct "slug" and "formats" there.`;
          return [{ file, message }];
        }
        if (is(await readFile(join(folder, name)))) return [];
        return [{ file, message: `is not a file of the type ${format}. ${save}.` }];
      }),
    ),
  );
  return [
    ...problems.flat(),
    ...surplus.map((name) => ({
      file: `${downloadFolder}/${name}`,
      message:
        'is not on the downloads page. Add an entry with its "slug" and "formats", or delete the file.',
    })),
  ];
}
