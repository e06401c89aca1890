import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { copyFileOf, copyListFile, pathOfCopyFile } from '@/lib/file-paths';

/** The import name of a page's copy: `/blog/my-post` -> `blogMyPost`. */
const importName = (path: string) =>
  path === '/'
    ? 'home'
    : path.slice(1).replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The source of `content/copy.ts`: every copy file by the path of its page. It does not compile if a copy file has no page in
 * the tree, or a page has no copy file.
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
    // Typed by the kind only. With the literal types of each file, the compiler would compare thousands of types.
    'export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The files below `content/pages/` from the project's root, without hidden files. */
export async function copyFiles(): Promise<readonly string[]> {
  const entries = await readdir('content/pages', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));
}

/** Writes `content/copy.ts` if copy files have been added, moved or removed. */
export async function writeCopyList(): Promise<void> {
  const list = copyList(await copyFiles());
  if (list !== (await readFile(copyListFile, 'utf8').catch(() => '')))
    await writeFile(copyListFile, list);
}
