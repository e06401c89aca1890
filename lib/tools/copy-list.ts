import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { copyFileOf, pathOfCopyFile } from '@/lib/file-paths';

/** The list of copy, which the commands write. */
export const copyListFile = 'content/copy.ts';

/** The name that a page's copy has in the list: `/blog/my-post` -> `blogMyPost`. */
const importName = (path: string) =>
  path === '/'
    ? 'home'
    : path.slice(1).replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The source of `content/copy.ts`: every file of copy under the path of its page. A file whose page is not in the tree, and
 * a page without a file, make it fail to compile.
 * @param files the files below `content/pages/`, from the project's root
 */
export function copyList(files: readonly string[]): string {
  const paths = files
    .filter((file) => file.endsWith('.ts'))
    .map(pathOfCopyFile)
    .toSorted();
  const imports = paths.map(
    (path) =>
      `import ${importName(path)} from '${copyFileOf(path).replace(/^content(.*)\.ts$/, '.$1')}';`,
  );
  const entries = paths.map((path) => `  '${path}': ${importName(path)},`);
  return [
    '// Written by "npm run generate" from the files below content/pages/. Change those, not this list.',
    ...imports,
    "import type { Copy } from './schema';",
    "import type { ExistingPagePath, KindOf } from './tree';",
    '',
    '/** The copy of every page, typed by the page’s kind. */',
    // What follows knows the kind alone: thousands of types that differ in their words would be compared with each other.
    'export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The file of copy that a line of the list is about; undefined for its other lines. */
export function copyListOwner(line: string): string | undefined {
  const [, imported] = /^import \w+ from '\.(\/pages\/[^']+)';/.exec(line) ?? [];
  const [, path] = /^ {2}'(\/[^']*)': /.exec(line) ?? [];
  if (imported !== undefined) return `content${imported}.ts`;
  return path === undefined ? undefined : copyFileOf(path);
}

/** The files below `content/pages/` from the project's root, without those that the system hides. */
export async function copyFiles(): Promise<readonly string[]> {
  const entries = await readdir('content/pages', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));
}

/** Writes `content/copy.ts` where the files of copy are others than it lists. */
export async function writeCopyList(): Promise<void> {
  const list = copyList(await copyFiles());
  if (list !== (await readFile(copyListFile, 'utf8').catch(() => '')))
    await writeFile(copyListFile, list);
}
