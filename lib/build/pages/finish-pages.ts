import type { BuildSettings } from '@/lib/build/build-settings';
import { allowedOrigins } from '@/lib/hosts/content-security-policy';
import { secureHtml } from '@/lib/hosts/secure-html';
import { headScriptFirst } from './head-script-first';
import { inlineStyles } from './inline-styles';
import { replaceBundle } from './replace-bundle';
import { rewritePages } from './rewrite-pages';

/** Whether a build leaves its pages as Next writes them: set `PLAIN_PAGES=1` to tell a fault of ours from one of Next's. */
export const isPlain = process.env.PLAIN_PAGES === '1';

/** Gives every page its content security policy, which allows each inline script by the hash of its text. */
async function securePages(folder: string): Promise<string> {
  const origins = allowedOrigins(process.env);
  const count = await rewritePages(folder, (html, file) => secureHtml(html, origins, file));
  return `a content security policy in each of ${count} pages`;
}

/**
 * Makes of the pages that Next wrote those that visitors get: the head script first, the site's own script in place of the
 * bundle, the styles in the page, and a policy. A page works with the policy alone, when Next hydrates it as a whole, as in
 * `next dev`.
 * @param pages the folder of the pages
 * @param statics what is served from `/_next/static`
 * @returns a line that says what was done
 * @throws where Next writes pages in another way than it did when this was written
 */
export async function finishPages(
  pages: string,
  statics: string,
  settings: Pick<BuildSettings, 'clientScript'>,
): Promise<string> {
  if (isPlain) return `pages as Next wrote them; ${await securePages(pages)}`;
  const lines = [
    await headScriptFirst(pages),
    await replaceBundle(pages, settings),
    await inlineStyles(pages, statics),
    // After all that change pages: it hashes the scripts that they hold.
    await securePages(pages),
  ];
  return lines.join('; ');
}
