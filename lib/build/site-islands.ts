import { readdir } from 'node:fs/promises';
import {
  bundleIslands,
  type EndOfFirstScreen,
  finishPages,
  isIn,
  type PagePolicy,
  securePages,
  writeReloadScript,
} from 'prerendered-islands/build';
import { supportedBrowsers } from '@/lib/browser/supported-browsers';
import { filePaths, reloadScriptPath } from '@/lib/file-paths';
import { scripts } from '@/lib/head/bundled';
import { headScript } from '@/lib/head/head-script';
import { allowedOrigins, pagePolicy, scriptHash } from '@/lib/hosts/content-security-policy';
import { keepAddresses } from './keep-addresses';

/* What `packages/islands` needs to know of this site. */

/**
 * Whether the build adds only the content security policy to the pages that Next writes. Set
 * `PLAIN_PAGES=1` to find out whether Next causes a fault.
 */
export const isPlain = process.env.PLAIN_PAGES === '1';

/**
 * Modules that most islands need. They are bundled with React, to save requests at the first use of
 * an island.
 */
const sharedModules = /[\\/](?:createLucideIcon|use-hydrated|site-link)\./;

/**
 * The modules that are loaded with `import()` for the header's islands. Their files are cached for
 * offline use.
 */
const headerIslands = [
  'components/islands/load-hydration.ts',
  'components/islands/menus/main-menu.tsx',
  'components/islands/menus/menu-sheet.tsx',
  'components/islands/theme/theme-control.tsx',
  'components/islands/search/search-dialog.tsx',
  'lib/menus/add-menu-links.ts',
];

export interface SiteBundle {
  /** The address of the script that every page loads. */
  readonly clientScript: string;
  /** The addresses of all files that the header's islands need, including their styles and data. */
  readonly islandFiles: readonly string[];
}

/**
 * Bundles the script of every page, the background work and the islands.
 * @throws if the code does not compile
 */
export async function bundleSite(statics: string): Promise<SiteBundle> {
  const { clientScript, scriptsOf } = await bundleIslands({
    entry: 'components/islands/client.ts',
    statics,
    targets: supportedBrowsers,
    shared: sharedModules,
    environment: { NEXT_PUBLIC_ICON_HOSTS: process.env.NEXT_PUBLIC_ICON_HOSTS ?? '' },
  });
  const stylesheets = (await readdir(statics, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/_next/static/${file.split('\\').join('/')}`);
  return {
    clientScript,
    islandFiles: [
      ...stylesheets,
      ...scriptsOf(headerIslands),
      filePaths.menus,
      filePaths.searchIndex,
    ],
  };
}

export function sitePolicy(): PagePolicy {
  const origins = allowedOrigins(process.env);
  return (inlineScripts, html) => {
    const namesIcons = html.includes('data-island="named-icon"');
    return pagePolicy(inlineScripts.map(scriptHash), origins, namesIcons);
  };
}

/**
 * The first screen ends after the header in the main element or, without a header, after the main
 * element.
 */
const afterHeader: EndOfFirstScreen = (elements) => {
  const main = elements.find(({ name }) => name === 'main');
  const header =
    main && elements.find((element) => element.name === 'header' && isIn(element, main));
  return (header ?? main)?.end;
};

/**
 * Replaces Next's bundle in each page with the site's scripts. Adds the style rules of the first
 * screen, a content security policy, and the comments that keep e-mail addresses readable. With
 * `PLAIN_PAGES`, adds only the policy, and Next hydrates each page as a whole, as in `next dev`.
 * @throws if a page loads something that is neither named here nor part of Next's bundle, or if
 * there are no pages
 */
export async function finishSitePages(
  pages: string,
  statics: string,
  { clientScript }: Pick<SiteBundle, 'clientScript'>,
): Promise<string> {
  const policy = sitePolicy();
  if (isPlain) return await securePages(pages, policy);
  const done = await finishPages({
    pages,
    statics,
    clientScript,
    reloadScript: reloadScriptPath,
    targets: supportedBrowsers,
    headScript,
    contentScripts: [scripts.filter, scripts['keep-scroll']],
    endOfFirstScreen: afterHeader,
    policy,
  });
  return `${done}, and ${await keepAddresses(pages)}`;
}

/** Writes the script that reloads a page whose client script is missing. */
export async function writeSiteReloadScript(folder: string): Promise<string> {
  return await writeReloadScript(`${folder}${reloadScriptPath}`, supportedBrowsers);
}
