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
 * Notes when the visitor leaves the page. The browser then cancels what is still loading, which looks like missing code, and
 * a reload would take the visitor away from the page they are waiting for.
 * @returns stops listening for the end of the page: some browsers do not keep a page that does in their back/forward cache
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
 * Loads code that a page asks for by `import()`. Code that is missing, as after a deployment, is logged and leads to a
 * reload of the page, at most once and only when it takes nothing from the visitor.
 * @param name what the code is for, as the log names it
 * @throws what `load` throws
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
