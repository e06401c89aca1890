import { closestTo, isForBrowser } from 'prerendered-islands';
import { keptScrollStorageKey } from '@/lib/constants';

/*
 * This script is not in the head, but in the content of two pages: after a link with
 * `data-keep-scroll`, whose page opens at the scroll position of this one, and at the start of the
 * page that the link leads to.
 */

/** The scroll position that a link passes on to the page that it opens. */
interface KeptScroll {
  /** The absolute address of that page. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

const root = document.documentElement;

/** Stores the scroll position for the page of a link that asks for it. */
function store(event: MouseEvent) {
  const link = closestTo(event, 'a');
  if (!link || isForBrowser(event)) return;
  try {
    sessionStorage.removeItem(keptScrollStorageKey);
    // If the link has a fragment, the browser scrolls to its target.
    if (link.dataset.keepScroll === undefined || link.hash !== '') return;
    const kept: KeptScroll = { href: link.href, top: scrollY };
    sessionStorage.setItem(keptScrollStorageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. The next page opens at the top.
  }
}

function storedScroll(): KeptScroll | undefined {
  try {
    const kept: KeptScroll | null = JSON.parse(
      sessionStorage.getItem(keptScrollStorageKey) ?? 'null',
    );
    return kept?.href === location.href ? kept : undefined;
  } catch {
    // Storage is blocked or the value is invalid.
  }
}

/** Scrolls to the position that is stored for this page, unless the visitor has already scrolled. */
function restore() {
  if (document.prerendering) return;
  root.style.visibility = '';
  const kept = storedScroll();
  if (!kept) return;
  sessionStorage.removeItem(keptScrollStorageKey);
  if (scrollY !== 0) return;
  const scroll = () => scrollTo({ top: kept.top, behavior: 'instant' });
  scroll();
  const reached = scrollY;
  // A page can be too short for the position until its stylesheet has loaded.
  if (reached < kept.top) addEventListener('load', () => scrollY === reached && scroll());
}

// No frame shows the top of a page that opens further down.
if (storedScroll()) root.style.visibility = 'hidden';
// The first time, the whole page has been read.
document.addEventListener('readystatechange', restore);
document.addEventListener('prerenderingchange', restore);
document.addEventListener('click', store);
