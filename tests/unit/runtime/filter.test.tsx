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

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  vi.advanceTimersByTime(60_000);
  history.replaceState(null, '', '/');
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

test('a choice right before the page is left is in its address, so that Back restores it', () => {
  const radios = filterAt('/projects');
  const replaceState = vi.spyOn(history, 'replaceState');
  for (let change = 0; change < 200; change += 1) radios[1 + (change % 3)]?.click();
  // Safari refuses the hundredth new address in half a minute, which a held arrow key reaches.
  expect(replaceState.mock.calls.length).toBeLessThan(100);
  window.dispatchEvent(new Event('pagehide'));
  expect(address()).toBe('/projects?sector=health');
});
