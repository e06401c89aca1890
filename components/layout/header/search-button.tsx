import { Search } from 'lucide-react';
import { iconButtonLook } from '@/components/ui/looks';
import type { PagePath } from '@/content/tree';

const searchPage = '/search' satisfies PagePath;

/** A link to the search page. If scripts run, it opens the search dialog. */
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
