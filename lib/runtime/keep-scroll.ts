import * as constants from '@/lib/constants';
import type { KeptScroll } from '@/lib/head/keep-scroll';

/**
 * Notes where the page stands when the visitor follows a link that keeps the scroll position, for the head script of the
 * next page. Any other link forgets it.
 * @param link the link that the visitor follows in this tab
 */
export function noteScroll(link: HTMLAnchorElement): void {
  try {
    sessionStorage.removeItem(constants.keptScrollStorageKey);
    // A fragment says itself where the page is to stand.
    if (link.dataset.keepScroll === undefined || link.hash !== '') return;
    const kept: KeptScroll = { href: link.href, top: scrollY };
    sessionStorage.setItem(constants.keptScrollStorageKey, JSON.stringify(kept));
  } catch {
    // Storage may be blocked or full: then the next page stands at its top.
  }
}
