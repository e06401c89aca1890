import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { twinPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';

/**
 * Moves each page's Markdown twin from `markdown/` to its place beside the page.
 * @param out the folder of the static export
 * @returns a line that says what was moved
 * @throws where a twin is missing
 */
export async function placeMarkdownTwins(out: string): Promise<string> {
  for (const { path } of builtPages) {
    const file = join(out, twinPath(path));
    await mkdir(dirname(file), { recursive: true });
    await rename(join(out, 'markdown', twinPath(path)), file);
  }
  await rm(join(out, 'markdown'), { recursive: true });
  return `${builtPages.length} Markdown twins`;
}
