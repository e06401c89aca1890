import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markdownPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';
import { pageMarkdown } from '@/lib/publish/page-markdown/page-markdown';

/**
 * Writes the Markdown version of each page.
 * @param served the folder that the host serves at `/`
 * @throws if a page is missing or has no `main`
 */
export async function writePageMarkdown(pages: string, served = pages): Promise<string> {
  for (const { path } of builtPages) {
    const page = join(pages, `${path === '/' ? '/index' : path}.html`);
    const file = join(served, markdownPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageMarkdown(await readFile(page, 'utf8'), path));
  }
  return `${builtPages.length} Markdown versions`;
}
