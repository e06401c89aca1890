import { Search } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';

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
      <Search aria-hidden="true" size={20} strokeWidth={1.75} />
    </SiteLink>
  );
}
