import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { copyFileOf, copyListFile, pathOfCopyFile } from '@/lib/file-paths';
import { filesIn } from '@/lib/files-in';

/**
 * The import name of a page's copy: `/blog/my-post` -> `_blog__my_post`. No two paths have the same
 * name.
 */
const importName = (path: string) =>
  path === '/' ? 'home' : path.replaceAll('-', '_').replace(/^\//, '_').replaceAll('/', '__');

/**
 * The source of `content/copy.ts`, which lists every copy file by the path of its page. It compiles
 * only if every copy file has a page in the tree, and every page has a copy file.
 * @param files the paths of the files below `content/pages/`, from the project's root
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
    "import type { Copy } from './schema/pages';",
    "import type { ExistingPagePath, KindOf } from './tree';",
    '',
    '/** The copy of every page, typed by the page’s kind. */',
    // Typed by the kind only. With the literal types of each file, the compiler would compare
    // thousands of types.
    'export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/**
 * The paths of the files below `content/pages/`, from the project's root, without hidden files.
 * None if a new company has deleted the folder.
 */
export async function copyFiles(): Promise<readonly string[]> {
  const files = existsSync('content/pages') ? await filesIn('content/pages') : [];
  return files
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => `content/pages/${file}`);
}

/** Writes `content/copy.ts` if copy files have been added, moved or removed. */
export async function writeCopyList(): Promise<void> {
  const list = copyList(await copyFiles());
  if (list !== (await readFile(copyListFile, 'utf8').catch(() => '')))
    await writeFile(copyListFile, list);
}
