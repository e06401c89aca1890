import { keptScrollStorageKey } from '@/lib/constants';
import type { KeptScroll } from '../kept-scroll';

/** The scroll position that `lib/runtime/store-scroll.ts` stored for this page. */
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

/**
 * Restores the scroll position of the previous page if the visitor followed a link with
 * `data-keep-scroll`, unless the visitor has already scrolled.
 */
function restore() {
  const kept = document.prerendering ? undefined : storedScroll();
  if (!kept) return;
  sessionStorage.removeItem(keptScrollStorageKey);
  if (scrollY !== 0) return;
  const scroll = () => scrollTo({ top: kept.top, behavior: 'instant' });
  scroll();
  const reached = scrollY;
  // A page can be too short for the position until its stylesheet has loaded.
  if (reached < kept.top) addEventListener('load', () => scrollY === reached && scroll());
}

/**
 * Makes the browser draw nothing of the page before its end has arrived, so that no frame shows the
 * page's top.
 */
function waitForEnd() {
  const end = { rel: 'expect', href: '#end', blocking: 'render' };
  document.head.append(Object.assign(document.createElement('link'), end));
}

if (storedScroll()) waitForEnd();
// At this moment the whole page has been read, and nothing has been drawn since.
document.addEventListener('readystatechange', restore);
document.addEventListener('prerenderingchange', restore);
