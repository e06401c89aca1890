'use client'; // Reads the query from the page's address and updates it there.

import { replaceAddress } from '@/lib/browser/replace-address';
import { useBrowserValue } from '../use-hydrated';
import { SearchBox } from './search-box';

const queryInAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

/**
 * The search field and results of the search page. The page's address contains the query, as in
 * `/search?q=words`.
 */
export function SearchPage() {
  const query = useBrowserValue(queryInAddress, '');
  const updateAddress = (value: string) => {
    const search = value.trim() === '' ? '' : `?${new URLSearchParams({ q: value.trim() })}`;
    replaceAddress(`${window.location.pathname}${search}`);
  };
  return (
    <SearchBox
      enter="store query"
      initialQuery={query}
      onQuery={updateAddress}
      className="needs-scripts hairline bg-raised"
    />
  );
}
