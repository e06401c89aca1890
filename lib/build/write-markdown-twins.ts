import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportedFile } from '@/lib/build/pages/read-export';
import { twinPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';
import { markdownTwin } from '@/lib/publish/markdown-twin/markdown-twin';

/**
 * Writes the Markdown twin of each page to its address, in place of those of an earlier build.
 * @param pages the folder of the built pages
 * @param served what the host serves from `/`
 * @returns a line that says what was written
 * @throws where a page is missing, or has no `main`
 */
export async function writeMarkdownTwins(pages: string, served = pages): Promise<string> {
  const files = await readdir(served, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.md'))) await rm(join(served, file));
  for (const { path } of builtPages) {
    const file = join(served, twinPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdownTwin(await readFile(exportedFile(pages, path), 'utf8'), path));
  }
  return `${builtPages.length} Markdown twins`;
}
