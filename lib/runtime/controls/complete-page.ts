import { loadCode } from '@/lib/islands/load-code';
import { fitHeader } from './fit-header';
import { connectScrollToTop } from './scroll-to-top';

/** Fits the header into the window, starts the link to the top, the filters, the opening hours and the not-found message, and loads the scripts that they need. */
export function completePage(): void {
  const header = document.querySelector('header');
  if (header) fitHeader(header);

  const toTop = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (toTop) connectScrollToTop(toTop);

  const filters = document.querySelectorAll<HTMLElement>('[data-filter]');
  if (filters.length > 0)
    loadCode('The filter', () => import('./filter')).then(
      ({ connectFilter }) => filters.forEach(connectFilter),
      () => {},
    );

  const opening = document.querySelector('[data-opening]');
  if (opening)
    loadCode('The opening hours', () => import('./opening-hours')).then(
      ({ showWhetherOpen }) => showWhetherOpen(opening),
      () => {},
    );

  const nearest = document.querySelector<HTMLElement>('#nearest-pages');
  if (nearest)
    loadCode('The not-found message', () => import('./not-found')).then(
      ({ completeNotFoundPage }) =>
        completeNotFoundPage(nearest).catch((error: unknown) =>
          console.warn('The nearest pages could not be listed.', error),
        ),
      () => {},
    );
}
