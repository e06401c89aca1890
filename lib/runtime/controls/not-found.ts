import { errorTitle, failureOf, type RouteValidation, readablePath } from '@/lib/errors';
import { filePaths } from '@/lib/file-paths';
import { type PathIndex, pageInLowerCase, suggestPages } from '@/lib/search/suggestions';

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Completes the not-found page, which a static host serves for every unknown path: the message and the title name the
 * path that was asked for, and the pages nearest to it are listed; a page that was asked for in capitals is gone to. A page
 * that is there after all is loaded once more: in development the first visit to a new page is answered from the list of
 * before, and a host may know a page a moment after its index. Where they can't be fetched, the page stays as it is.
 * @param place the element that the nearest pages are listed in, with a heading, and a list whose hidden entry is the pattern of each; `data-validations` holds the validations of routes
 */
export async function completeNotFoundPage(place: HTMLElement): Promise<void> {
  const path = readablePath(location.pathname);
  const validations: readonly RouteValidation[] = JSON.parse(place.dataset.validations ?? '[]');
  const { status, message } = failureOf(path, validations);
  document.title = errorTitle(status, message);
  const number = document.querySelector('[data-status]');
  if (number) number.textContent = String(status);
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = message;
  const response = await fetch(filePaths.pathIndex);
  if (!response.ok) throw new Error(`${filePaths.pathIndex}: status ${response.status}`);
  const index: PathIndex = await response.json();
  if (index.pages.some(([known]) => known === location.pathname) && !isReloaded()) {
    location.reload();
    return;
  }
  const page = pageInLowerCase(index, location.pathname);
  if (page !== undefined) {
    location.replace(page + location.search + location.hash);
    return;
  }
  const list = place.querySelector('ul');
  const pattern = list?.querySelector('li');
  for (const { path: near, title } of suggestPages(index, path)) {
    const item = pattern?.cloneNode(true);
    if (!(item instanceof HTMLLIElement)) return;
    const link = item.querySelector('a');
    const [name, address] = item.querySelectorAll('span');
    if (!link || !name || !address) return;
    link.href = near;
    name.textContent = title;
    address.textContent = near;
    item.hidden = false;
    list?.append(item);
    place.hidden = false;
  }
}
