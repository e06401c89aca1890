import { isForBrowser } from '@/lib/browser/clicks';
import * as constants from '@/lib/constants';

/**
 * Shows the link to the top while the page is scrolled down. A click scrolls smoothly, or at once with reduced motion or in
 * low-data mode.
 */
export function connectScrollToTop(link: HTMLElement): void {
  const show = () => link.toggleAttribute('data-shown', scrollY > constants.scrollToTopThresholdPx);
  addEventListener('scroll', show, { passive: true });
  show();
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const isInstant =
      document.documentElement.dataset.lowData !== undefined ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isInstant ? 'instant' : 'smooth' });
  });
}
