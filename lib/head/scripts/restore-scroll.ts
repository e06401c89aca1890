import { keptScrollStorageKey } from '@/lib/constants';
import { type KeptScroll, lastElementId } from '../kept-scroll';

/*
 * Restores the scroll position of the previous page if the visitor followed a link with `data-keep-scroll`. In browsers with
 * `rel="expect"` (https://html.spec.whatwg.org/multipage/links.html#link-type-expect), the first frame waits until the page is
 * parsed. In other browsers, the page scrolls when it is parsed, unless the visitor has scrolled.
 */
let kept: KeptScroll | undefined;
let top = 0;

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

function restore({ type }: Event) {
  if (document.prerendering) return;
  kept ??= storedScroll();
  if (!kept) return;
  // Before the first frame, the visitor cannot have scrolled. If the position has changed, a font that loaded has caused that.
  if (type === 'pagereveal' || Math.abs(scrollY - top) <= 1) {
    scrollTo({ top: kept.top, behavior: 'instant' });
    top = scrollY;
  }
  if (document.readyState !== 'loading') sessionStorage.removeItem(keptScrollStorageKey);
}

if (storedScroll()) {
  const wait = document.createElement('link');
  wait.rel = 'expect';
  wait.href = `#${lastElementId}`;
  wait.setAttribute('blocking', 'render');
  document.head.append(wait);
}
addEventListener('pagereveal', restore, { once: true });
addEventListener('DOMContentLoaded', restore);
