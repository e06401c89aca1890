'use client'; // Searches while the visitor types.

import { X } from 'lucide-react';
import { useRef } from 'react';
import { SearchBox } from './search-box';

/**
 * The content of the search dialog. The `dialog` element around it is in the HTML of the page. The
 * dialog closes when the visitor follows a result, because the result may be on the current page.
 */
export function SearchDialog() {
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <SearchBox
      enter="open first result"
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
