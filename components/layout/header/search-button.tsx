import { iconButtonLook } from '@/components/ui/looks';
import { StaticIcon } from '@/components/ui/static-icon';
import type { PagePath } from '@/content/tree';
import { iconNode } from '@/lib/icons/icon-nodes';

const searchPage = '/search' satisfies PagePath;

/** Links to the search page. With scripts, it opens the search dialog instead. */
export function SearchButton() {
  return (
    <a
      href={searchPage}
      data-dialog="search"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      className={iconButtonLook}
    >
      <StaticIcon node={iconNode('search')} />
    </a>
  );
}
