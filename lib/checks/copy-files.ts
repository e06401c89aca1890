import { pathOfCopyFile } from '@/lib/pages/copy';
import type { Problem } from './validate-content';

/**
 * The files below `content/pages/` whose page is not in the tree, and so are not shown.
 * @param files paths from the project's root
 * @param paths the paths of the tree's pages
 */
export function unlistedFiles(
  files: readonly string[],
  paths: ReadonlySet<string>,
): readonly Problem[] {
  return files
    .filter((file) => file.endsWith('.ts') && !paths.has(pathOfCopyFile(file)))
    .map((file) => ({
      file,
      message: 'no page has this copy. Add its page to content/tree.ts, or delete the file.',
    }));
}
