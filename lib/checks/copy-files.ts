import type { Problem } from './validate-content';

/**
 * The files below `content/pages/` that `content/copy.ts` doesn't import, and so no page shows.
 * @param files paths from the project's root
 * @param copySource the text of `content/copy.ts`
 */
export function unlistedFiles(files: readonly string[], copySource: string): readonly Problem[] {
  const imported = new Set(
    [...copySource.matchAll(/from '\.\/(pages\/[^']+)'/g)].map(([, path]) => `content/${path}.ts`),
  );
  return files
    .filter((file) => file.endsWith('.ts') && !imported.has(file))
    .map((file) => ({
      file,
      message:
        'no page has this copy. List it in content/copy.ts and its page in content/tree.ts, or delete the file.',
    }));
}
