import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '@/lib/files-in';

/** Whether a file of the export is a page with an address of its own. */
const isPage = (file: string) =>
  /^(?!(?:404|500|index|_not-found)\.html$).*(?<!\/index)\.html$/.test(file);

/**
 * Copies each page to the index of a folder: `about.html` to `about/index.html`. A plain file
 * server shows a folder before a file with an extension, and the pages below `/about` are in such a
 * folder. Hosts that know addresses without `.html` show `about.html`, so visitors never load both.
 * @param out the folder of the static export. Its pages must be complete
 */
export async function writeFolderPages(out: string): Promise<string> {
  const pages = (await filesIn(out)).filter(isPage);
  for (const page of pages) {
    const copy = join(out, page.replace(/\.html$/, '/index.html'));
    await mkdir(dirname(copy), { recursive: true });
    // Some file systems copy without using space.
    await copyFile(join(out, page), copy, constants.COPYFILE_FICLONE);
  }
  return `${pages.length} pages as the index of a folder, for plain file servers`;
}
