import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The limits of Cloudflare Pages, the lowest of all hosts: the number of files on its free plan (five times as many on paid
 * plans) and the size of a file. Source: developers.cloudflare.com/pages/platform/limits.
 */
export const fileLimits = { files: 20_000, fileBytes: 25 * 2 ** 20 } as const;

interface SizedFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * A line with the number of files, a note if that exceeds a host's limit, and the size of the largest file.
 * @throws if a file is larger than hosts accept
 */
export function describeFiles(files: readonly SizedFile[]): string {
  const largest = Math.max(...files.map(({ bytes }) => bytes));
  for (const { file, bytes } of files) {
    if (bytes <= fileLimits.fileBytes) continue;
    throw new Error(
      `${file}: the file has ${bytes} bytes, but hosts accept at most ${fileLimits.fileBytes}. Make it smaller, or split it.`,
    );
  }
  const note =
    files.length > fileLimits.files
      ? `, more than the ${fileLimits.files} that Cloudflare Pages accepts on its free plan`
      : '';
  return `${files.length} files${note}, the largest ${(largest / 1e6).toFixed(1)} MB`;
}

/**
 * Compares the files of the export with the limits of hosts.
 * @param out the folder of the complete static export
 * @returns the line from `describeFiles`
 * @throws if a file is larger than hosts accept
 */
export async function countFiles(out: string): Promise<string> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return describeFiles(
    await Promise.all(names.map(async (file) => ({ file, bytes: (await stat(file)).size }))),
  );
}
