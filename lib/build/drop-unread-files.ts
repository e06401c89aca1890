import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filePaths, noFile } from '@/lib/file-paths';
import { filesIn } from '@/lib/files-in';
import { blogIndex } from '@/lib/pages/posts';
import type { BuildSettings } from './build-settings';

/**
 * Whether a file outside `_next/` is one that Next writes but no browser requests.
 * @param files the files of the export
 */
function isUnread(file: string, files: ReadonlySet<string>): boolean {
  // Next's router would read them: parts of a page's payload, and the whole beside the page.
  if (/(?:^|\/)__next\.[^/]*\.txt$/.test(file)) return true;
  if (file.endsWith('.txt')) return files.has(file.replace(/txt$/, 'html'));
  if (basename(file) === noFile) return true;
  // A site without posts has no feeds.
  const address = `/${file}`;
  if (address === filePaths.rss || address === filePaths.jsonFeed) return !blogIndex;
  // Hosts send 404.html as the not-found page.
  return file === '_not-found.html';
}

/**
 * Finds the files that nothing names. A file is named if its name appears in a root, or in a script
 * or stylesheet that is named itself.
 * @param files the files to check
 * @param roots the texts to start from, such as the pages
 * @param read returns the text of a file
 */
export async function unnamedFiles(
  files: readonly string[],
  roots: Iterable<string>,
  read: (file: string) => Promise<string>,
): Promise<readonly string[]> {
  const unnamed = new Set(files);
  const look = async (text: string): Promise<void> => {
    const named = [...unnamed].filter((file) => text.includes(basename(file)));
    for (const file of named) unnamed.delete(file);
    for (const file of named) {
      if (/\.(?:js|css)$/.test(file)) await look(await read(file));
    }
  };
  for (const root of roots) await look(root);
  return [...unnamed];
}

/**
 * Removes files that Next writes but no browser requests: the payloads of Next's router, and files
 * below `_next/` that no page, script or stylesheet names.
 * @param out the folder of the static export. Its pages must be complete
 * @param publicFolder a folder whose files are kept, because the owner has put them there
 * @throws if there is nothing to remove, which means that this step has run before
 */
export async function dropUnreadFiles(
  out: string,
  { islandFiles }: Pick<BuildSettings, 'islandFiles'>,
  publicFolder = 'public',
): Promise<string> {
  const files = await filesIn(out);
  const written = new Set(files);
  const owned = new Set(await filesIn(publicFolder));
  const isDropped = (file: string) => !owned.has(file) && isUnread(file, written);
  const isBuilt = (file: string) => file.startsWith('_next/');
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const roots = [islandFiles.join('\n')];
  for (const file of files) {
    const isRoot = !isBuilt(file) && !isDropped(file) && /\.(?:html|json|webmanifest)$/.test(file);
    if (isRoot) roots.push(await read(file));
  }
  const unread = [
    ...files.filter((file) => !isBuilt(file) && isDropped(file)),
    ...(await unnamedFiles(files.filter(isBuilt), roots, read)),
  ];
  if (unread.length === 0) {
    throw new Error(`${out}: nothing to remove. lib/build/finish-export.ts may have run twice.`);
  }
  for (const file of unread) await rm(join(out, file));
  return `removed ${unread.length} files that no page uses`;
}
