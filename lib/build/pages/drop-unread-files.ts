import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filePaths, noFile } from '@/lib/file-paths';
import { blogIndex } from '@/lib/pages/posts';

/** Files that the framework writes beside every page and that no browser asks for. */
function isUnread(file: string): boolean {
  // Segments of payloads, which only the framework's own router prefetches; a page's payload is whole in its .txt file.
  if (/^__next\..*\.txt$/.test(basename(file))) return true;
  if (basename(file) === noFile) return true;
  // A site without posts has no feeds.
  const isFeed = `/${file}` === filePaths.rss || `/${file}` === filePaths.jsonFeed;
  if (isFeed && !blogIndex) return true;
  // The not-found page is 404.html.
  return file === '_not-found.html' || /^_not-found[\\/]/.test(file);
}

/**
 * Removes what the framework writes and nothing reads, so that the export doesn't store each payload three times: copies
 * of payloads, and scripts that no page names any more.
 * @param out the folder of the static export, its pages complete
 * @returns a line that says what was removed
 */
export async function dropUnreadFiles(out: string): Promise<string> {
  const files = await readdir(out, { recursive: true });
  const chunks = files.filter((file) => /^_next[\\/]static[\\/]chunks[\\/].*\.js$/.test(file));
  const readers = files.filter((file) => /\.(html|js)$/.test(file) && !isUnread(file));
  const unnamed = new Set(chunks);
  for (const reader of readers) {
    if (unnamed.size === 0) break;
    const text = await readFile(join(out, reader), 'utf8');
    for (const chunk of unnamed) {
      if (reader !== chunk && text.includes(basename(chunk))) unnamed.delete(chunk);
    }
  }
  const unread = [...files.filter(isUnread), ...unnamed];
  for (const file of unread) await rm(join(out, file));
  await rm(join(out, '_not-found'), { recursive: true, force: true });
  return `${unread.length} files that nothing reads removed`;
}
