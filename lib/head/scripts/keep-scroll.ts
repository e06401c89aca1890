import { keptScrollStorageKey } from '@/lib/constants';
import { type KeptScroll, lastElementId } from '../keep-scroll';

/*
 * Puts a page where the link to it was followed, for a link with `data-keep-scroll`. The browser waits with the first frame
 * until the page is long enough, where it knows `rel="expect"`
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect); elsewhere the page moves once it has been parsed. As
 * soon as the visitor scrolls, the script does nothing more.
 */
let kept: KeptScroll | undefined;
let top = 0;

/** The place that was kept for this page; sessionStorage holds only what `noteScroll` wrote, or what someone else did. */
function keptPlace(): KeptScroll | undefined {
  try {
    const kept: KeptScroll | null = JSON.parse(
      sessionStorage.getItem(keptScrollStorageKey) ?? 'null',
    );
    return kept?.href === location.href ? kept : undefined;
  } catch {
    // Storage is blocked, or the note is not ours.
  }
}

function put({ type }: Event) {
  if (document.prerendering) return;
  kept ??= keptPlace();
  if (!kept) return;
  // Before the first frame only a font that arrives can have moved the page, so it is put again whatever its place is.
  if (type === 'pagereveal' || Math.abs(scrollY - top) <= 1) {
    scrollTo({ top: kept.top, behavior: 'instant' });
    top = scrollY;
  }
  if (document.readyState !== 'loading') sessionStorage.removeItem(keptScrollStorageKey);
}

if (keptPlace()) {
  const wait = document.createElement('link');
  wait.rel = 'expect';
  wait.href = `#${lastElementId}`;
  wait.setAttribute('blocking', 'render');
  document.head.append(wait);
}
addEventListener('pagereveal', put, { once: true });
addEventListener('DOMContentLoaded', put);
