'use client'; // Reads the search from the page's address and keeps it there.

import { useSyncExternalStore } from 'react';
import { SearchBox } from './search-box';

const subscribe = () => () => {};
const queryInAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

/** The search page. Its address contains the search: `/search?q=words`. */
export function SearchPage() {
  const query = useSyncExternalStore(subscribe, queryInAddress, () => '');
  const keep = (value: string) => {
    const search = value.trim() === '' ? '' : `?${new URLSearchParams({ q: value.trim() })}`;
    window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  };
  return (
    <SearchBox
      enter="keep address"
      initialQuery={query}
      onQuery={keep}
      className="needs-scripts hairline bg-raised"
    />
  );
}
