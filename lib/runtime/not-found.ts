import { errorTitle, notFoundMessage, readablePath } from '@/lib/errors';
import { filePaths } from '@/lib/file-paths';
import { type PathIndex, suggestPages } from '@/lib/suggestions';

/**
 * Completes the not-found page, which a static host serves for every unknown path: the message and the title name the
 * path that was asked for, and the pages nearest to it are listed. Where they can't be fetched, the page stays as it is.
 * @param place the element that the nearest pages are listed in, with a heading, and a list whose hidden entry is the pattern of each
 */
export async function completeNotFoundPage(place: HTMLElement): Promise<void> {
  const path = readablePath(location.pathname);
  const message = notFoundMessage(path);
  document.title = errorTitle(404, message);
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = message;
  const response = await fetch(filePaths.pathIndex);
  if (!response.ok) throw new Error(`${filePaths.pathIndex}: status ${response.status}`);
  const index: PathIndex = await response.json();
  const list = place.querySelector('ul');
  const pattern = list?.querySelector('li');
  for (const { path: page, title } of suggestPages(index, path)) {
    const item = pattern?.cloneNode(true);
    if (!(item instanceof HTMLLIElement)) return;
    const link = item.querySelector('a');
    const [name, address] = item.querySelectorAll('span');
    if (!link || !name || !address) return;
    link.href = page;
    name.textContent = title;
    address.textContent = page;
    item.hidden = false;
    list?.append(item);
    place.hidden = false;
  }
}
