import { isForBrowser } from '@/lib/browser/clicks';
import * as constants from '@/lib/constants';
import type { KeptScroll } from '@/lib/head/keep-scroll';

/** Stores the scroll position for the head script of the next page, or clears it if the link has no `data-keep-scroll`. */
function storeScroll(link: HTMLAnchorElement): void {
  try {
    sessionStorage.removeItem(constants.keptScrollStorageKey);
    // With a fragment, the browser scrolls to its target.
    if (link.dataset.keepScroll === undefined || link.hash !== '') return;
    const kept: KeptScroll = { href: link.href, top: scrollY };
    sessionStorage.setItem(constants.keptScrollStorageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. The next page opens at the top.
  }
}

/** Makes links with `data-keep-scroll` open their page at the current scroll position. */
export function followKeepScroll(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !isForBrowser(event)) storeScroll(link);
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
}
