import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes every `.html` file below a folder, and writes those that the change alters.
 * @param change returns the new text of a page; `file` is its path, for messages
 * @returns how many files were written
 */
export async function rewritePages(
  folder: string,
  change: (html: string, file: string) => string,
): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    const changed = change(html, file);
    if (changed === html) continue;
    await writeFile(file, changed);
    count += 1;
  }
  return count;
}
