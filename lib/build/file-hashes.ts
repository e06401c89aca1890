import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@/lib/files-in';
import { contentHash, type FileHashes } from '@/lib/worker/hashed-files';

/**
 * The hashes of the files in a folder, by their addresses.
 * @param start the address of the folder, with a slash at the end
 * @param suffix the end of the names of the files to read, which their addresses do not have
 */
export async function fileHashes(folder: string, start: string, suffix = ''): Promise<FileHashes> {
  const files = (await filesIn(folder)).filter((file) => file.endsWith(suffix)).toSorted();
  const entries = files.map(async (file) => {
    const content = new Uint8Array(await readFile(join(folder, file)));
    const address = start + file.slice(0, file.length - suffix.length);
    return [address, await contentHash(content.buffer)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
