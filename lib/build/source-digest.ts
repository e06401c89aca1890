import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@/lib/files-in';

/** The files and folders that a build is made from. */
const sources = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'app',
  'components',
  'content',
  'functions',
  'lib',
  'packages/enquiries/src',
  'packages/islands/src',
  'next.config.ts',
  'package-lock.json',
  // Its list of browsers decides what scripts and styles are compiled to.
  'package.json',
  'postcss.config.mjs',
  'proxy.ts',
  'public',
  'styles',
  'tailwind.config.ts',
  'tsconfig.json',
];

/**
 * Whether a file does not affect the build: a list that a command writes, and tests of packages.
 */
const isOther = (path: string) =>
  path === 'content/published-addresses.txt' || /\.test\.tsx?$/.test(path);

/** The variables that the build reads. */
const settingName = /^(?:NEXT_PUBLIC_\w+|NOINDEX|PLAIN_PAGES|SERVICE_WORKER)$/;

/**
 * The environment of the shell: later steps of the build add the values of the `.env` files, which
 * count as files.
 */
const shell: Readonly<Record<string, string | undefined>> = { ...process.env };

const fileName = 'sources.sha256';

/** The paths of the source files of a build, from the project's root, sorted. */
async function sourceFiles(): Promise<readonly string[]> {
  const found = await Promise.all(
    sources
      .filter((source) => existsSync(source))
      .map(async (source) =>
        statSync(source).isDirectory()
          ? (await filesIn(source)).map((file) => `${source}/${file}`)
          : [source],
      ),
  );
  return found
    .flat()
    .filter((path) => !isOther(path))
    .toSorted();
}

/**
 * The SHA-256 of all source files and their paths, and of the settings of the build, in
 * hexadecimal. It is the same on every machine.
 */
export async function sourceDigest(environment = shell): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await sourceFiles()) hash.update(`${path}\0`).update(await readFile(path));
  for (const [name, value] of Object.entries(environment).toSorted()) {
    if (settingName.test(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

/** Writes the digest of the sources into the folder of a build. */
export async function writeSourceDigest(folder: string): Promise<string> {
  const digest = await sourceDigest();
  await writeFile(join(folder, fileName), `${digest}\n`);
  return `built from the sources ${digest.slice(0, 12)}`;
}

/** The digest of the sources that a folder was built from; undefined if the folder has none. */
export async function readSourceDigest(folder: string): Promise<string | undefined> {
  return await readFile(join(folder, fileName), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}
