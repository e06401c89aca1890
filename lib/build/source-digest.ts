import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'content',
  'functions',
  'lib',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'public',
  'styles',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** What commands write among them, and no page is made of. */
const isWritten = (path: string) =>
  /^public\/(builds\/|sw\.js$|.*\.md$)|^content\/landed-addresses\.txt$/.test(path);

const fileName = 'sources.sha256';

/** The paths of the files that a build is made of, relative to the project's root, in order. */
async function sourceFiles(): Promise<readonly string[]> {
  const root = await readdir('.', { withFileTypes: true });
  const found = await Promise.all(
    root
      .filter(({ name }) => sources.includes(name))
      .map(async (entry) =>
        entry.isDirectory()
          ? (await readdir(entry.name, { withFileTypes: true, recursive: true }))
              .filter((file) => file.isFile())
              .map((file) => join(file.parentPath, file.name).replaceAll('\\', '/'))
          : [entry.name],
      ),
  );
  return found
    .flat()
    .filter((path) => !isWritten(path))
    .toSorted();
}

/** The SHA-256, in hexadecimal, of all that a build is made of: the same sources give the same digest, on any machine. */
export async function sourceDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await sourceFiles()) hash.update(`${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}

/**
 * Notes in a folder which sources it was built from.
 * @returns a line that says what was written
 */
export async function noteSources(folder: string): Promise<string> {
  const digest = await sourceDigest();
  await writeFile(join(folder, fileName), `${digest}\n`);
  return `built from the sources ${digest.slice(0, 12)}`;
}

/** The digest of the sources that a folder was built from; undefined where it has none noted. */
export async function notedSources(folder: string): Promise<string | undefined> {
  return await readFile(join(folder, fileName), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}
