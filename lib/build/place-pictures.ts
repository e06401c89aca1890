import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves the picture files from `pictures/` to the folder of hashed files, where pages request them.
 * @param out the folder of the static export
 * @returns a line that says what was moved
 */
export async function placePictures(out: string): Promise<string> {
  const folder = join(out, '_next/static/pictures');
  await rename(join(out, 'pictures'), folder);
  return `${(await readdir(folder)).length} picture files`;
}
