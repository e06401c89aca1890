import type { BuildSettings } from '@/lib/build/build-settings';
import { rewritePages } from './rewrite-pages';

/** What Next writes into a page to load and start its bundle, each kind by itself. */
const bundleParts = {
  'the start of the bundle':
    /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);?<\/script>/g,
  'the payload':
    /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs,
  'the scripts': /<script src="\/_next\/static\/[^"]+"(?: async="")?(?: noModule="")?><\/script>/g,
  'the preloads of scripts': /<link rel="preload" as="script"[^>]*>/g,
} as const satisfies Readonly<Record<string, RegExp>>;

/**
 * A page with the site's own script in place of Next's bundle, which would hydrate the page as a whole. Other pages, such
 * as the stub pages of aliases, as they are.
 * @throws where a part of the bundle is missing, or one is left
 */
export function withOwnScript(
  file: string,
  html: string,
  { clientScript }: Pick<BuildSettings, 'clientScript'>,
): string {
  if (!html.includes('id="_R_"')) return html;
  let bare = html;
  for (const [part, pattern] of Object.entries(bundleParts)) {
    const before = bare;
    bare = bare.replaceAll(pattern, '');
    if (bare === before) {
      throw new Error(
        `${file}: ${part} not found in it. Next may write pages in another way than lib/build/pages/replace-bundle.ts knows.`,
      );
    }
  }
  if (/<script[^>]* src=|__next_f|<link[^>]*as="script"/.test(bare)) {
    throw new Error(
      `${file}: a script of the bundle is left. Teach lib/build/pages/replace-bundle.ts its form.`,
    );
  }
  const script = `<script type="module" async src="${clientScript}"></script>`;
  return bare.replace('</head>', () => `${script}</head>`);
}

/**
 * Puts the site's own script in place of Next's bundle in every page.
 * @param folder the pages
 * @returns a line that says what was done
 * @throws where a page is not as Next wrote it when this was written
 */
export async function replaceBundle(
  folder: string,
  settings: Pick<BuildSettings, 'clientScript'>,
): Promise<string> {
  const count = await rewritePages(folder, (html, file) => withOwnScript(file, html, settings));
  return `${count} pages with ${settings.clientScript} in place of Next's bundle`;
}
