import type { PagePath } from '@/content/tree';

export const menusPath = '/menus.json';

/**
 * The script that reloads a page whose client script is missing. Its name has no hash, so that
 * every deployment has it.
 */
export const reloadScriptPath = '/reload.js';

/** The addresses of files that the site serves in addition to its pages. */
export const filePaths = {
  rss: '/feed.xml',
  jsonFeed: '/feed.json',
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  contactCard: '/contact.vcf',
  /** RFC 9116, section 3. */
  security: '/.well-known/security.txt',
  searchIndex: '/search-index.json',
  pathIndex: '/path-index.json',
  menus: menusPath,
  reloadScript: reloadScriptPath,
} as const;

/**
 * Addresses that hosts, browsers and the receiver of enquiries use, so that neither a page nor an
 * alias can have them.
 */
const reservedNames = [
  ...['index', '404', '500', 'enquiry', 'health', 'favicon.ico', 'icon.svg', 'robots.txt', 'sw.js'],
  ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
  ...['manifest.webmanifest', 'content-problems', 'content-source'],
  ...['builds', 'cdn-cgi', 'icons', 'og', 'pictures', 'screenshots'],
  // Next writes a `.txt` file beside a page, which the build deletes.
  ...['robots', 'llms'],
];

/** Whether an address belongs to a file or a service of the site. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.split('/');
  return (
    reservedNames.includes(first.replace(/\.(?:html|md)$/, '')) ||
    path.startsWith('/downloads/') ||
    // Below a file: a folder of its name cannot be written.
    /\.[^/]*\//.test(path) ||
    Object.values<string>(filePaths).includes(path)
  );
}

/**
 * The param of a route that serves no files, because Next cannot export a route without params. The
 * build deletes the file.
 */
export const noFile = 'no-file';

/** The static params of a route that serves files by name. */
export function fileParams(names: readonly string[]): readonly { readonly file: string }[] {
  return (names.length > 0 ? names : [noFile]).map((file) => ({ file }));
}

/**
 * The path of a page's Markdown version: `/services/it-cloud.md`, or `/index.md` for the home page.
 */
export function markdownPath(path: PagePath): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The generated file that lists the copy of every page. */
export const copyListFile = 'content/copy.ts';

/** The file that contains a page's copy, relative to the project's root. */
export function copyFileOf(path: string): string {
  return `content/pages${path === '/' ? '/home' : path}.ts`;
}

/** The path of the page whose copy is in a file. It is the inverse of `copyFileOf`. */
export function pathOfCopyFile(file: string): string {
  const path = file.replace(/^content\/pages(.*)\.ts$/, '$1');
  return path === '/home' ? '/' : path;
}
