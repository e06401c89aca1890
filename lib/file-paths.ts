import type { PagePath } from '@/content/tree';

/** The addresses of the files that the site serves beside its pages. */
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
  menus: '/menus.json',
} as const;

/** The path of a page's Markdown twin: `/services/it-cloud.md`, `/index.md` for the home page. */
export function twinPath(path: PagePath): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
