import { closestTo, isForBrowser, listen } from 'prerendered-islands';
import * as constants from '@/lib/constants';
import type { KeptScroll } from '@/lib/head/kept-scroll';

/**
 * Stores the scroll position if the link has `data-keep-scroll`. Otherwise removes a stored
 * position.
 */
function storeScroll(link: HTMLAnchorElement): void {
  try {
    sessionStorage.removeItem(constants.keptScrollStorageKey);
    // If the link has a fragment, the browser scrolls to its target.
    if (link.dataset.keepScroll === undefined || link.hash !== '') return;
    const kept: KeptScroll = { href: link.href, top: scrollY };
    sessionStorage.setItem(constants.keptScrollStorageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. The next page opens at the top.
  }
}

/**
 * Makes links with `data-keep-scroll` open their page at the current scroll position: stores it for
 * `lib/head/scripts/restore-scroll.ts` in the next page.
 */
export function storeScrollOnClick(): void {
  listen('click', (event) => {
    const link = closestTo(event, 'a');
    if (link && !isForBrowser(event)) storeScroll(link);
  });
}
