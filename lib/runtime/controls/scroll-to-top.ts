import { isForBrowser } from 'prerendered-islands';
import * as constants from '@/lib/constants';

/** What the link to the top must not cover. */
const notToCover =
  'a, button, input, label, select, summary, textarea, td, th, caption, figcaption';

/** The distance from the top of the page to the start and the end of something, in pixels. */
type Range = readonly [top: number, bottom: number];

/** The ranges of everything that the link must not cover and that is in its column. */
function rangesBelow(link: HTMLElement): Range[] {
  const column = link.getBoundingClientRect();
  return [...document.querySelectorAll(notToCover)]
    .filter((element) => element !== link && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => left < column.right && right > column.left)
    .map(({ top, bottom }) => [top + scrollY, bottom + scrollY]);
}

/**
 * Shows the link to the top while the page is scrolled down, except where the link would cover a
 * control or a table. A click scrolls smoothly, or at once with reduced motion or in low-data mode.
 */
export function connectScrollToTop(link: HTMLElement): void {
  // Measured only when the page changes: what asks the browser at each scroll, by points or by an
  // `IntersectionObserver`, took up to a third of the main thread of `npm run bench -- reading`.
  // Not at once: before its first layout, the page would be laid out twice.
  let ranges: Range[] = [];
  let place = new DOMRect();
  const show = () => {
    const isScrolled = scrollY > constants.scrollToTopThresholdPx;
    const [from, to] = [scrollY + place.top, scrollY + place.bottom];
    const isCovering = () => ranges.some(([top, bottom]) => top < to && bottom > from);
    // A link that has the focus stays, so that the focus is not lost.
    const isShown = isScrolled && (document.activeElement === link || !isCovering());
    link.toggleAttribute('data-shown', isShown);
  };
  const measure = () => {
    place = link.getBoundingClientRect();
    ranges = rangesBelow(link);
    show();
  };
  addEventListener('scroll', show, { passive: true });
  addEventListener('resize', measure);
  link.addEventListener('blur', show);
  // Runs at once, and when a fold opens or a list is filtered, which moves what is below the link.
  new ResizeObserver(measure).observe(document.body);
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const isInstant =
      document.documentElement.dataset.lowData !== undefined ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isInstant ? 'instant' : 'smooth' });
  });
}
