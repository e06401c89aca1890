'use client'; // Answers while the visitor types, over any page.

import { X } from 'lucide-react';
import { useRef } from 'react';
import { SearchBox } from './search-box';

/**
 * The content of the search dialog: the field, and the results below it. The dialog itself is the browser's own; it closes
 * when a result is followed, since that may be a place on the page that is open.
 */
export function SearchDialog() {
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <SearchBox
      enter="first result"
      onLeave={() => closer.current?.closest('dialog')?.close()}
      className="h-full min-h-0"
    >
      <button
        ref={closer}
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
