'use client'; // Reads the query from the page's address and updates it there.

import { useSyncExternalStore } from 'react';
import { SearchBox } from './search-box';

const subscribe = () => () => {};
const queryInAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

/** The search page. Its address contains the query: `/search?q=words`. */
export function SearchPage() {
  const query = useSyncExternalStore(subscribe, queryInAddress, () => '');
  const updateAddress = (value: string) => {
    const search = value.trim() === '' ? '' : `?${new URLSearchParams({ q: value.trim() })}`;
    window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  };
  return (
    <SearchBox
      enter="keep address"
      initialQuery={query}
      onQuery={updateAddress}
      className="needs-scripts hairline bg-raised"
    />
  );
}
