import { isForBrowser } from '@/lib/browser/clicks';
import { reloadFor } from '@/lib/browser/reload-limit';
import { isPageInUse } from './page-in-use';

let isLeaving = false;

/** Whether a link opens another page in this window. */
const opensPage = ({ protocol, target, download, href }: HTMLAnchorElement) =>
  protocol.startsWith('http') &&
  (target === '' || target === '_self') &&
  download === '' &&
  href.split('#')[0] !== location.href.split('#')[0];

/**
 * Records whether the visitor is leaving the page. The browser then cancels pending requests. That looks like missing code, but a
 * reload would stop the navigation.
 * @returns a function that stops listening for `beforeunload`. Call it as soon as possible, because some browsers exclude pages
 * with such a listener from their back/forward cache
 */
export function watchLeaving(): () => void {
  addEventListener('click', (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
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

/**
 * Loads code. If that fails, for example after a deployment, logs a warning and reloads the page, at most once for the same code
 * and only if the visitor loses nothing.
 * @param name the name of the code, which starts the warning
 * @param load loads the code with `import()`
 * @throws the error of `load`
 */
export async function loadCode<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(`${name} could not be loaded.`, error);
    void reloadFor(name, () => isLeaving || isPageInUse());
    throw error;
  }
}
