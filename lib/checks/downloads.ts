import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download } from '@/content/schema/pages';
import { downloadFilesOf, downloadFolder } from '@/lib/downloads';
import { didYouMean } from './did-you-mean';
import type { Problem } from './problem';

/**
 * Reports PDF files of downloads that do not exist or are no PDF, and files that no page offers.
 * The other files are written from the copy.
 * @param downloads the entries of the downloads page
 */
export async function downloadProblems(
  downloads: readonly Pick<Download, 'slug' | 'formats'>[],
  folder = downloadFolder,
): Promise<readonly Problem[]> {
  const found = await readdir(folder).catch((): string[] => []);
  const files = downloads.flatMap(downloadFilesOf);
  const surplus = found.filter((name) => files.every((file) => file.name !== name));
  const pdfMistake = async (name: string) => {
    if (!found.includes(name))
      return `does not exist, and the downloads page offers it. ${didYouMean(name, surplus)}Export a PDF with this name, or correct "slug" and "formats" there.`;
    const start = (await readFile(join(folder, name))).toString('latin1', 0, 5);
    return start === '%PDF-' ? undefined : 'is not a PDF. Export one.';
  };
  const pdfs = files.filter(({ format }) => format === 'pdf').map(({ name }) => name);
  const mistakes = await Promise.all(
    pdfs.map(async (name) => [name, await pdfMistake(name)] as const),
  );
  const unused =
    'is not on the downloads page. Add an entry with its "slug" and "formats", or delete the file.';
  return [...mistakes, ...surplus.map((name) => [name, unused] as const)].flatMap(
    ([name, message]) => (message ? { file: `${downloadFolder}/${name}`, message } : []),
  );
}
