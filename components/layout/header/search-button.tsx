import { Search } from 'lucide-react';
import { iconButtonLook } from '@/components/ui/looks';
import type { PagePath } from '@/content/tree';

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
      <Search size={20} strokeWidth={1.75} />
    </a>
  );
}
