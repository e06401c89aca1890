import { isForBrowser } from '../clicks';
import { closestTo } from '../island-element';

/** Whether the visitor is leaving the page. False until `watchLeaving` has been called. */
export let isLeaving = false;

/**
 * Whether a link opens another page in this window. The property `download` does not tell: it is
 * empty for `<a download>` too.
 */
const opensPage = (link: HTMLAnchorElement) =>
  link.protocol.startsWith('http') &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.href.split('#')[0] !== location.href.split('#')[0];

/**
 * Keeps `isLeaving` up to date. When a visitor leaves, the browser cancels pending requests. A
 * cancelled request looks like missing code, but a reload would stop the navigation.
 * @returns a function that stops listening for `beforeunload`. Call it as soon as possible, because
 * some browsers exclude pages with such a listener from their back/forward cache
 */
export function watchLeaving(): () => void {
  addEventListener('click', (event: MouseEvent) => {
    const link = closestTo(event, 'a');
    isLeaving = link !== null && !event.defaultPrevented && !isForBrowser(event) && opensPage(link);
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  return () => removeEventListener('beforeunload', leave);
}
