import { Search } from 'lucide';
import { StaticIcon } from '@/components/ui/static-icon';
import type { PagePath } from '@/content/tree';

const searchPage = '/search' satisfies PagePath;

/**
 * Leads to the search page; where scripts run, `SearchOpener` opens search in place instead. Not a `SiteLink`, since a page
 * that is hardly ever gone to is not worth loading ahead.
 */
export function SearchButton() {
  return (
    <a
      href={searchPage}
      id="search-button"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="header-tool"
    >
      <StaticIcon node={Search} />
    </a>
  );
}
