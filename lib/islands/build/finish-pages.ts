import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { headScript } from '@/lib/head/head-script';
import { allowedOrigins } from '@/lib/hosts/content-security-policy';
import { filterScript } from '@/lib/search/filter-script';
import type { IslandBundle } from './bundle-islands';
import { ownPage } from './own-page';
import { secureHtml } from './secure-html';
import { prepareStylesheets } from './stylesheets';

/**
 * Whether the build adds only the content security policy to the pages that Next writes. Set `PLAIN_PAGES=1` to find out
 * whether Next causes a fault.
 */
export const isPlain = process.env.PLAIN_PAGES === '1';

/** Files that no visitor gets: the server of the Node target sends the site's error page instead of Next's. */
const unservedPages = new Set(['_global-error.html']);

/**
 * Replaces Next's bundle in each page with the site's scripts. Adds the style rules of the first screen, and a content security
 * policy. With `PLAIN_PAGES`, adds only the policy, and Next hydrates each page as a whole, as in `next dev`.
 * @param pages the folder of the pages
 * @param statics the folder that is served from `/_next/static`
 * @returns a line that says what was done
 * @throws if a page loads something that `own-page.ts` does not list, or if there are no pages
 */
export async function finishPages(
  pages: string,
  statics: string,
  { clientScript }: Pick<IslandBundle, 'clientScript'>,
): Promise<string> {
  const origins = allowedOrigins(process.env);
  const files = (await readdir(pages, { recursive: true }))
    .filter((name) => name.endsWith('.html') && !unservedPages.has(basename(name)))
    .map((name) => join(pages, name));
  if (files.length === 0) throw new Error(`${pages} contains no pages. Run "npm run build" again.`);
  const parts = isPlain
    ? undefined
    : {
        clientScript,
        headScript,
        contentScripts: [filterScript],
        stylesheets: await prepareStylesheets(statics),
      };
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const page = parts === undefined ? html : ownPage(file, html, parts);
    await writeFile(file, secureHtml(page, origins, file));
  }
  return parts === undefined
    ? `a content security policy in each of ${files.length} pages, and no other change`
    : `${files.length} pages with their styles, a policy, and ${clientScript} instead of Next's bundle`;
}
