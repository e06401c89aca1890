import { loadCode } from 'prerendered-islands';
import { fitHeader } from './fit-header';
import { loadCalculatorOnUse } from './load-calculator';
import { connectScrollToTop } from './scroll-to-top';

/**
 * Loads a function and calls it with each element that matches a selector, if there are any. If it
 * fails, logs a warning.
 */
function complete(
  selector: string,
  name: string,
  load: () => Promise<(element: HTMLElement) => unknown>,
): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  if (elements.length === 0) return;
  loadCode(name, load)
    .then((run) => Promise.all(elements.map((element) => run(element))))
    .catch((error: unknown) => console.warn(`${name} failed.`, error));
}

/** Starts the controls of the page that are not islands, and loads the scripts that they need. */
export function startControls(): void {
  const header = document.querySelector('header');
  if (header) fitHeader(header);

  const toTop = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (toTop) connectScrollToTop(toTop);

  document.querySelectorAll<HTMLElement>('[data-calculator]').forEach(loadCalculatorOnUse);
  complete('[data-filter]', 'The filter', () => import('./filter').then((m) => m.connectFilter));
  complete('[data-opening]', 'The opening hours', () =>
    import('./opening-hours').then((m) => m.showWhetherOpen),
  );
  complete('#nearest-pages', 'The not-found message', () =>
    import('./not-found').then((m) => m.completeNotFoundPage),
  );
}
