import { afterEach, expect, test, vi } from 'vitest';
import { openTarget } from '@/lib/runtime/controls/open-target';

afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
});

const fold = () => document.querySelector('details');

function show(): void {
  document.body.innerHTML =
    '<details><summary><h2 id="letter-P">P</h2></summary><p id="paybill">Paybill</p></details>';
  Element.prototype.scrollIntoView = vi.fn();
}

test.each(['#letter-P', '#paybill'])(
  'a page that is opened at %s unfolds the details element around it',
  (hash) => {
    show();
    location.hash = hash;
    openTarget();
    expect(fold()?.open).toBe(true);
  },
);

test('a link to a folded term unfolds it, also after the page has loaded', () => {
  show();
  openTarget();
  expect(fold()?.open).toBe(false);
  location.hash = '#paybill';
  dispatchEvent(new Event('hashchange'));
  expect(fold()?.open).toBe(true);
});
