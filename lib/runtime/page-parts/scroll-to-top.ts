import { isForBrowser } from 'prerendered-islands';
import * as constants from '@/lib/constants';

/**
 * What the link to the top must not cover. The header is always at the other end of the window, so
 * its place in the page says nothing.
 */
const notToCover =
  ':is(main, footer) :is(a, button, input, label, select, summary, textarea, table, figcaption)';

/**
 * Shows the link to the top while the page is scrolled down, except where the link would cover a
 * control or a table. A click scrolls smoothly, or at once with reduced motion or in low-data mode.
 */
export function connectScrollToTop(link: HTMLElement): void {
  // Measured only when the page changes: what asks the browser at each scroll, by points or by an
  // `IntersectionObserver`, took up to a third of the main thread of `npm run bench -- reading`.
  // Not at once: before its first layout, the page would be laid out twice.
  let place = new DOMRect();
  let places: DOMRect[] = [];
  let measuredAt = 0;
  const show = () => {
    const moved = scrollY - measuredAt;
    const isCovering = places.some(
      ({ left, right, top, bottom }) =>
        left < place.right &&
        right > place.left &&
        top - moved < place.bottom &&
        bottom - moved > place.top,
    );
    // A link that has the focus stays, so that the focus is not lost.
    const isFree = document.activeElement === link || !isCovering;
    link.toggleAttribute('data-shown', isFree && scrollY > constants.scrollToTopThresholdPx);
  };
  const measure = () => {
    measuredAt = scrollY;
    place = link.getBoundingClientRect();
    places = [...document.querySelectorAll(notToCover)]
      // Safari 16.4 lacks `checkVisibility`. What is in a closed fold has no width there.
      .filter((element) => element !== link && element.checkVisibility?.() !== false)
      .map((element) => element.getBoundingClientRect());
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
