import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The files in a folder and its subfolders. Paths are relative to the folder and have forward
 * slashes.
 */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}
