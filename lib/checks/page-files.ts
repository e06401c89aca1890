import { segmentForm } from '@/content/schema/page-paths';
import { copyFileOf, pathOfCopyFile } from '@/lib/file-paths';
import { didYouMean } from './did-you-mean';
import type { Problem } from './problem';

export const treeFile = 'content/tree.ts';

const invalidSegment = (path: string) =>
  path
    .split('/')
    .slice(1)
    .find((segment) => segment !== '' && !segmentForm.test(segment));

/** Reports files below `content/pages/` with names that a copy file cannot have. */
export function fileNameProblems(files: readonly string[]): readonly Problem[] {
  return files.flatMap((file) => {
    const invalid = invalidSegment(pathOfCopyFile(file));
    const message = !file.endsWith('.ts')
      ? 'is not read. The copy of a page ends in .ts, and pictures are in content/pictures/. Rename, move or delete it.'
      : invalid !== undefined &&
        `"${invalid}" can't be part of an address. Rename it with a-z, 0-9 and single hyphens.`;
    return message ? { file, message } : [];
  });
}

/**
 * Reports pages without a copy file, copy files without a page, and copy files whose kind is not
 * the kind of the page.
 * @param pages the path and kind of every page in the tree
 * @param kinds the kinds that pages can have. The compiler reports unknown kinds
 * @param sources the source of each file below `content/pages/`, by its path from the project's
 * root
 */
export function pageFileProblems(
  pages: readonly { readonly path: string; readonly kind: string }[],
  kinds: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): readonly Problem[] {
  const files = new Set(pages.map(({ path }) => copyFileOf(path)));
  const unused = [...sources.keys()].filter((file) => !files.has(file));
  const problems = pages.flatMap(({ path, kind }) => {
    const file = copyFileOf(path);
    const source = sources.get(file);
    if (source === undefined) {
      const message = `the page "${path}" has no copy. ${didYouMean(file, unused)}Write ${file}, or remove the page.`;
      return { file: treeFile, message };
    }
    const [, written = kind] = /\bCopy<'([\w-]+)'>/.exec(source) ?? [];
    const message = `has the copy of kind '${written}', and ${treeFile} lists the page as '${kind}'. Write Copy<'${kind}'>, or correct the kind there.`;
    return written === kind || !kinds.has(kind) ? [] : { file, message };
  });
  return [
    ...problems,
    ...unused.map((file) => ({
      file,
      message: `no page has this copy. Add "${pathOfCopyFile(file)}" to ${treeFile}, move the file to the address of its page, or delete it.`,
    })),
  ];
}
