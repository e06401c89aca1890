import type { PagePath } from '@/content/tree';

/** An entry of the header without what its panel holds. */
export interface HeaderLink {
  readonly title: string;
  readonly href: PagePath;
  readonly variant?: 'cta';
  /** Where it opens a panel: the pages it stands for with all below them. */
  readonly sections?: readonly PagePath[];
}

interface PlainLink {
  readonly title: string;
  readonly href: string;
}

/** An entry of the header with the pages its menu leads to; none where it has no menu. */
export interface PlainMenuEntry extends PlainLink {
  readonly pages: readonly PlainLink[];
}

/** Whether a page is the one at `href` or lies below it: `/about-us` is not below `/about`. The home page has no pages below. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Whether a page is one of several or lies below one of them. */
export function isWithinAny(path: string, hrefs: readonly string[]): boolean {
  return hrefs.some((href) => isWithin(path, href));
}

/** What `aria-current` says of a link on a page: its own page, a page below it, or neither. */
export function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return isWithin(path, href) ? 'true' : undefined;
}
