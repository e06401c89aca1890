'use client'; // A dialog over the page.

import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { SearchBox } from './search-box';

/** Search as a dialog over any page. Escape, the cross and following a result close it. */
export function SearchPalette({
  onClose,
  onClosed,
}: {
  onClose: () => void;
  /** Called once the dialog is gone, to give the focus back. */
  onClosed: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-canvas opacity-80" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onClosed}
          className="hairline fixed inset-0 z-50 flex flex-col border-ink-muted bg-raised sm:inset-x-4 sm:top-[8vh] sm:bottom-auto sm:mx-auto sm:max-h-[80vh] sm:max-w-2xl"
        >
          <Dialog.Title className="sr-only">Search the site</Dialog.Title>
          <SearchBox enter="first result" onLeave={onClose} className="min-h-0 flex-1">
            <Dialog.Close
              aria-label="Close search"
              className="grid size-12 shrink-0 place-items-center hover:text-accent"
            >
              <X aria-hidden="true" size={20} />
            </Dialog.Close>
          </SearchBox>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
