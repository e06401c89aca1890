import { Search } from 'lucide';
import { SiteLink } from '@/components/ui/site-link';
import { StaticIcon } from '@/components/ui/static-icon';

/** Leads to the search page; where scripts run, `SearchOpener` opens search in place instead. */
export function SearchButton() {
  return (
    <SiteLink
      href="/search"
      id="search-button"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="header-tool"
    >
      <StaticIcon node={Search} />
    </SiteLink>
  );
}
