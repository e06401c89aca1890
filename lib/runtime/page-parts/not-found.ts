import { errorTitle, failureOf, type RouteValidation, readablePath } from '@/lib/errors';
import { filePaths } from '@/lib/file-paths';
import { pageInLowerCase, readPathIndex, suggestPages } from '@/lib/search/suggestions';

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Completes the not-found page, which a static host serves for every unknown path. Writes the path
 * into the message and the title, and lists similar pages. If the path has capital letters and
 * there is a page with the same path in lower case, redirects to that page.
 *
 * If the path is a page of the site, reloads it once: the development server may not know a new
 * page when it is first visited, and after a deployment a host may serve the new list of pages a
 * moment before it serves a new page.
 * @param place contains a heading and a list. The hidden item of the list is the template of each
 * entry. The `data-validations` of this element is a list of `RouteValidation` as JSON
 * @param reload reloads the page
 * @throws if the list of pages cannot be fetched
 */
export async function completeNotFoundPage(
  place: HTMLElement,
  reload = () => location.reload(),
): Promise<void> {
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
  const index = readPathIndex(await response.json());
  if (index.pages.some(([known]) => known === location.pathname) && !isReloaded()) {
    reload();
    return;
  }
  const page = pageInLowerCase(index, location.pathname);
  if (page !== undefined) {
    location.replace(page + location.search + location.hash);
    return;
  }
  const list = place.querySelector('ul');
  const template = list?.querySelector('li');
  for (const { path: near, title } of suggestPages(index, path)) {
    const item = template?.cloneNode(true);
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
