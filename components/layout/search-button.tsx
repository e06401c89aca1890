import { Search } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';

/** The way to find a page. It leads to the list of all pages, so that it works without scripts. */
export function SearchButton() {
  return (
    <SiteLink href="/sitemap" id="search-button" aria-label="Search" className="header-tool">
      <Search aria-hidden="true" size={20} strokeWidth={1.75} />
    </SiteLink>
  );
}
