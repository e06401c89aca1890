import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noPicture } from '@/lib/pictures/pictures';

/**
 * Moves the sizes of pictures from `pictures/` to where pages ask for them, among the hashed files.
 * @param out the folder of the static export
 * @returns a line that says what was moved
 */
export async function placePictures(out: string): Promise<string> {
  const folder = join(out, '_next/static/pictures');
  await rename(join(out, 'pictures'), folder);
  await rm(join(folder, noPicture), { force: true });
  return `${(await readdir(folder)).length} sizes of pictures`;
}
