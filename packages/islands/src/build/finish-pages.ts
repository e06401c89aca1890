import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleLoader, oldestBrowsers } from './bundle-scripts';
import { afterMain, type EndOfFirstScreen, removeBundle } from './remove-bundle';
import { type PagePolicy, secureHtml } from './secure-html';
import { prepareStylesheets } from './stylesheets';

/** Files that Next writes for its own server, and no static host sends. */
const unservedPages = new Set(['_global-error.html']);

/**
 * Changes each page in a folder and its subfolders.
 * @returns the number of pages
 * @throws if there are no pages
 */
async function editPages(
  pages: string,
  edit: (html: string, file: string) => string,
): Promise<number> {
  const files = (await readdir(pages, { recursive: true }))
    .filter((name) => name.endsWith('.html') && !unservedPages.has(basename(name)))
    .map((name) => join(pages, name));
  if (files.length === 0) throw new Error(`${pages} contains no pages. Run "next build" again.`);
  for (const file of files) await writeFile(file, edit(await readFile(file, 'utf8'), file));
  return files.length;
}

export interface FinishOptions {
  /** The folder of the pages, such as `out`. */
  readonly pages: string;
  /** The folder that is served from `/_next/static`, such as `out/_next/static`. */
  readonly statics: string;
  /** The address of the script that every page loads, from `bundleIslands`. */
  readonly clientScript: string;
  /**
   * The address of the file that `writeReloadScript` writes, such as `/reload.js`. It must be the
   * same in every deployment.
   */
  readonly reloadScript: string;
  /**
   * The browsers whose syntax the code that loads the client script may use, as Rolldown names
   * them.
   */
  readonly targets?: readonly string[];
  /**
   * The exact text of an inline script that every page has in its head. It is moved to the start of
   * the head.
   */
  readonly headScript?: string;
  /** The exact texts of other inline scripts that are kept. */
  readonly contentScripts?: readonly string[];
  /**
   * Where the first screen ends. The head of a page has the style rules of the elements before this
   * place. Default: after `main`.
   */
  readonly endOfFirstScreen?: EndOfFirstScreen;
  /** Default: pages get no content security policy. */
  readonly policy?: PagePolicy;
}

/**
 * Replaces Next's bundle in each page with the client script. Adds the style rules of the first
 * screen, and a content security policy if there is one.
 * @returns a line that says what was done
 * @throws if a page loads something that belongs neither to the site nor to Next's bundle, or if
 * there are no pages
 */
export async function finishPages({
  pages,
  statics,
  clientScript,
  reloadScript,
  targets = oldestBrowsers,
  headScript,
  contentScripts = [],
  endOfFirstScreen = afterMain,
  policy,
}: FinishOptions): Promise<string> {
  const parts = {
    clientScript,
    loader: await bundleLoader(reloadScript, targets),
    headScript,
    contentScripts,
    endOfFirstScreen,
    stylesheets: await prepareStylesheets(statics),
  };
  const count = await editPages(pages, (html, file) => {
    const page = removeBundle(file, html, parts);
    return policy ? secureHtml(page, policy, file) : page;
  });
  return `${count} pages with their styles${policy ? ', a policy,' : ''} and ${clientScript} instead of Next's bundle`;
}

/**
 * Adds only a content security policy to the pages that Next wrote. Next hydrates each page as a
 * whole, as in `next dev`.
 * @param pages the folder of the pages
 * @returns a line that says what was done
 * @throws if there are no pages
 */
export async function securePages(pages: string, policy: PagePolicy): Promise<string> {
  const count = await editPages(pages, (html, file) => secureHtml(html, policy, file));
  return `a content security policy in each of ${count} pages, and no other change`;
}
