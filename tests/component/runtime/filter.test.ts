import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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

beforeAll(() => {
  vi.useFakeTimers();
});
beforeEach(() => {
  // No address was shown lately.
  vi.advanceTimersByTime(60_000);
  history.replaceState(null, '', '/');
});
afterAll(() => {
  vi.useRealTimers();
});

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

test('a held arrow key changes the address less than 100 times in half a minute, which is what Safari allows', () => {
  const radios = filterAt('/projects');
  const replaceState = vi.spyOn(history, 'replaceState');
  for (let change = 1; change <= 900; change += 1) {
    vi.advanceTimersByTime(1_000 / 30);
    radios[1 + (change % 3)]?.click();
  }
  expect(replaceState.mock.calls.length).toBeLessThan(100);
  vi.advanceTimersByTime(1_000);
  expect(address()).toBe('/projects?sector=retail');
});
