import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What Cloudflare Pages takes, the narrowest of the hosts: so many files on its free plan (five times as many on the
 * others), and no file larger than this. Source: developers.cloudflare.com/pages/platform/limits.
 */
export const fileLimits = { files: 20_000, fileBytes: 25 * 2 ** 20 } as const;

interface SizedFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * A line that says how many files there are, whether some host takes fewer, and how large the largest is.
 * @throws where a file is larger than hosts take
 */
export function describeFiles(files: readonly SizedFile[]): string {
  const largest = Math.max(...files.map(({ bytes }) => bytes));
  for (const { file, bytes } of files) {
    if (bytes <= fileLimits.fileBytes) continue;
    throw new Error(
      `${file}: ${bytes} bytes, and hosts take ${fileLimits.fileBytes} at most. Make it smaller, or split it.`,
    );
  }
  const note =
    files.length > fileLimits.files
      ? `, more than the ${fileLimits.files} that Cloudflare Pages takes on its free plan`
      : '';
  return `${files.length} files${note}, the largest ${(largest / 1e6).toFixed(1)} MB`;
}

/**
 * Counts the files of the export against what hosts take.
 * @param out the folder of the static export, complete
 * @returns a line from `describeFiles`
 * @throws as `describeFiles` does
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
