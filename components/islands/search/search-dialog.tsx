'use client'; // Answers while the visitor types, over any page.

import { X } from 'lucide-react';
import { SearchBox } from './search-box';

/** The content of the search dialog: the field, and the results below it. The dialog itself is the browser's own. */
export function SearchDialog() {
  return (
    <SearchBox enter="first result" className="h-full min-h-0">
      <button
        type="button"
        data-closes=""
        aria-label="Close search"
        className="grid size-12 shrink-0 place-items-center hover:text-accent"
      >
        <X aria-hidden="true" size={20} />
      </button>
    </SearchBox>
  );
}
