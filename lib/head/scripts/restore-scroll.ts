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
 * Restores the scroll position of the previous page if the visitor followed a link with `data-keep-scroll`, unless the visitor has
 * already scrolled.
 */
function restore() {
  const kept = document.prerendering ? undefined : storedScroll();
  if (!kept) return;
  sessionStorage.removeItem(keptScrollStorageKey);
  if (scrollY === 0) scrollTo({ top: kept.top, behavior: 'instant' });
}

document.addEventListener('DOMContentLoaded', restore);
document.addEventListener('prerenderingchange', restore);
