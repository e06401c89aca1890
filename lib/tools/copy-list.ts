import { readdir, readFile, writeFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { copyFileOf, pathOfCopyFile } from '@/lib/file-paths';

const listFile = 'content/copy.ts';

/** The import name of a page's copy: `/blog/my-post` -> `blogMyPost`. */
const importName = (path: string) =>
  path === '/'
    ? 'home'
    : path.slice(1).replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The source of `content/copy.ts`: every file of copy by the path of its page. It does not compile if a file has no page in
 * the tree, or a page has no file.
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

/** Writes `content/copy.ts` if the files of copy have changed. */
export async function writeCopyList(): Promise<void> {
  const files = await readdir('content/pages', { recursive: true });
  const list = copyList(files.map((file) => `content/pages/${file.replaceAll(sep, '/')}`));
  if (list !== (await readFile(listFile, 'utf8').catch(() => ''))) await writeFile(listFile, list);
}
