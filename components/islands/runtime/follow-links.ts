import { clickDestination } from '@/lib/browser/site-links';
import * as constants from '@/lib/constants';
import { factsOf, linkOf } from './link-facts';

/** Notes that the router shows the page of a path: it is no longer on its way there. */
export function arrivedAt(path: string): void {
  const { dataset } = document.documentElement;
  const { going } = dataset;
  if (going !== undefined && URL.parse(going, location.href)?.pathname === path) {
    delete dataset.going;
  }
}

/**
 * Follows links to pages of the site without loading the document anew, by one listener for all of them; once a new
 * deployment is known, with a full load. While the router is on its way, the root names where to (`data-going`). Returns what
 * ends it.
 */
export function followLinks(router: { push(href: string): void }): () => void {
  let impatience: ReturnType<typeof setTimeout> | undefined;
  let stateBefore: unknown = null;
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    stateBefore = history.state;
    const href = clickDestination(factsOf(link), event, new URL(location.href));
    if (href === undefined || document.documentElement.dataset.newBuild !== undefined) return;
    event.preventDefault();
    document.documentElement.dataset.going = href;
    router.push(href);
    // The router waits for ever for an answer that never comes; the browser says so, and has the offline copy.
    clearTimeout(impatience);
    const before = location.href;
    impatience = setTimeout(() => {
      delete document.documentElement.dataset.going;
      if (location.href === before) location.assign(href);
    }, constants.navigationPatienceMs);
  };
  // A step to a fragment leaves a history entry that the framework does not know and would not go back to. It is the same
  // page, so the entry it came from says all.
  const adoptEntry = () => {
    if (history.state === null && stateBefore !== null) history.replaceState(stateBefore, '');
  };
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', adoptEntry);
  return () => {
    clearTimeout(impatience);
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', adoptEntry);
  };
}
