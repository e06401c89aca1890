import { beforeEach, expect, test, vi } from 'vitest';
import { connectFilter } from '@/lib/runtime/page-parts/filter';

/** A filter with two choices on the page at an address, as its inline script leaves it. */
function filterAt(address: string, chosen = ''): HTMLInputElement[] {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div>
    <input type="radio" name="sector" value="" />
    <input type="radio" name="sector" value="retail" />
    <input type="radio" name="sector" value="health" />
    <input type="radio" name="sector" value="mining" />
    <p data-one="project" data-many="projects"></p>
    <p data-entry data-sector="retail health"></p><p data-entry data-sector="health"></p>
  </div>`;
  const radios = [...document.querySelectorAll('input')];
  for (const radio of radios) radio.checked = radio.value === chosen;
  const [root] = document.body.children;
  if (root instanceof HTMLElement) connectFilter(root);
  return radios;
}
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/projects?utm_campaign=a%20b', ''],
  ['/projects?sector=retail&utm_campaign=a%20b', 'retail'],
])('the address %s stays as it is while nothing is chosen', (visited, chosen) => {
  filterAt(visited, chosen);
  expect(address()).toBe(visited);
});

test('a choice is written into the address, with the number of its entries', () => {
  const [, , health, mining] = filterAt('/projects?utm_campaign=a#list');
  health?.click();
  expect(address()).toBe('/projects?utm_campaign=a&sector=health#list');
  expect(document.querySelector('[data-one]')).toHaveTextContent(/^2 projects$/);
  mining?.click();
  expect(document.querySelector('[data-one]')).toHaveTextContent(/^0 projects$/);
});

test('a choice that was made before the script ran is written too', () => {
  filterAt('/projects', 'retail');
  expect(address()).toBe('/projects?sector=retail');
  expect(document.querySelector('[data-one]')).toHaveTextContent(/^1 project$/);
});

test('an address that Safari refuses is written once it accepts addresses again', () => {
  vi.useFakeTimers();
  const radios = filterAt('/projects');
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  radios[1]?.click();
  vi.advanceTimersByTime(10_000);
  expect(address()).toBe('/projects');
  refused.mockRestore();
  vi.advanceTimersByTime(1_000);
  expect(address()).toBe('/projects?sector=retail');
  vi.useRealTimers();
});
