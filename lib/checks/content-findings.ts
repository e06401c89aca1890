import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { copy } from '@/content/copy';
import * as navigation from '@/content/navigation';
import { site } from '@/content/site';
import { defaultTheme, themes } from '@/content/themes';
import { copyFileOf, pathOfCopyFile } from '@/lib/file-paths';
import { resolveAlias } from '@/lib/pages/aliases';
import { isBuilt, today } from '@/lib/pages/guards';
import { pages } from '@/lib/pages/tree';
import { pictureProblems } from '@/lib/pictures/picture-problems';
import { pictureNames } from '@/lib/pictures/pictures';
import { thinPages } from '@/lib/tools/text-measures';
import { editorFindings, type Findings } from './editor-checks';
import { heldBackLinks } from './held-back';
import { landedAddresses, landedFile, lostAddresses } from './landed-addresses';
import { nearest } from './links';
import { addressesOf, contentProblems, type Problem, stringsIn } from './validate-content';
import { siteProblems } from './validate-site';

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

/** The entries of the menus and the footer that lead to no page. */
export function menuProblems(menus: unknown, paths: ReadonlySet<string>): readonly Problem[] {
  return stringsIn(menus)
    .map(({ text }) => text.replace(/[?#].*$/s, ''))
    .filter((path) => path.startsWith('/') && !paths.has(path))
    .map((path) => ({
      file: 'content/navigation.ts',
      message: `"${path}" is no page. ${nearest(path, paths)}Write a path of content/tree.ts, or take the entry out.`,
    }));
}

/** What is wrong in the content of this project, and what may be; it is read from the working directory. */
export async function contentFindings(): Promise<Findings> {
  const content = { pages, copy, themes, defaultTheme };
  const pictures = pictureNames();
  const copyFiles = await readdir('content/pages', { recursive: true });
  const { mistakes, doubts } = editorFindings(
    content,
    { origin: site.url.value, paths: addressesOf(content), pictures: new Set(pictures) },
    today(),
  );
  const paths = new Set<string>(pages.map(({ path }) => path));
  const built = new Set<string>(pages.filter((page) => isBuilt(page)).map(({ path }) => path));
  const leads = (address: string) => {
    const target = resolveAlias(address);
    return target !== undefined && built.has(target);
  };
  return {
    mistakes: [
      ...siteProblems(site),
      ...unlistedFiles(
        copyFiles.map((file) => `content/pages/${file.replaceAll(sep, '/')}`),
        paths,
      ),
      ...lostAddresses(landedAddresses(await readFile(landedFile, 'utf8')), built, leads),
      ...menuProblems(navigation, paths),
      ...contentProblems(content),
      ...heldBackLinks(content, new Set([...paths].filter((path) => !built.has(path)))),
      ...mistakes,
      ...thinPages(content).map(({ path, words, least }) => ({
        file: copyFileOf(path),
        message: `has ${words} words; a page of its kind needs at least ${least}. Write what a reader would ask next.`,
      })),
      ...(await pictureProblems(
        pictures,
        stringsIn(copy).map(({ text }) => text),
      )),
    ],
    doubts,
  };
}
