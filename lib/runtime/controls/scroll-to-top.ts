import { isForBrowser } from 'prerendered-islands';
import * as constants from '@/lib/constants';

/** What the link to the top must not cover. */
const notToCover =
  'a, button, input, label, select, summary, textarea, td, th, caption, figcaption';

/**
 * Whether the place of the link, in a corner of the window, is over something that it must not
 * cover.
 */
function isOverControl(link: HTMLElement): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return [left + 1, middleX, right - 1].some((x) =>
    [top + 1, middleY, bottom - 1].some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => element.closest(notToCover) && !link.contains(element)),
    ),
  );
}

/**
 * Shows the link to the top while the page is scrolled down, except where the link would cover a
 * control or a table. A click scrolls smoothly, or at once with reduced motion or in low-data mode.
 */
export function connectScrollToTop(link: HTMLElement): void {
  const show = () => {
    const isScrolled = scrollY > constants.scrollToTopThresholdPx;
    // A link that has the focus stays, so that the focus is not lost.
    const isShown = isScrolled && (link.matches(':focus') || !isOverControl(link));
    link.toggleAttribute('data-shown', isShown);
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, show, { passive: true });
  link.addEventListener('blur', show);
  // Runs at once, and when a fold opens or a list is filtered, which moves what is below the link.
  new ResizeObserver(show).observe(document.body);
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const isInstant =
      document.documentElement.dataset.lowData !== undefined ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isInstant ? 'instant' : 'smooth' });
  });
}
