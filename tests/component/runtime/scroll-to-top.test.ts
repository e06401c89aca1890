import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectScrollToTop } from '@/lib/runtime/controls/scroll-to-top';

const scrollTo = vi.fn();
let isReduced = false;
let link: HTMLAnchorElement;
let below: Element[];
/** Tells the link that the page has become longer or shorter. */
let resizePage: () => void;

const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
};
const click = (options: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { cancelable: true, ...options }));

beforeEach(() => {
  isReduced = false;
  below = [];
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  document.elementsFromPoint = () => below;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(show: () => void) {
        resizePage = show;
      }
      observe(element: Element) {
        if (element === document.body) resizePage();
      }
    },
  );
  link = document.createElement('a');
  connectScrollToTop(link);
});
afterEach(() => {
  delete document.documentElement.dataset.lowData;
});

test('the link to the top shows after 300 pixels, and hides again', () => {
  expect(link).not.toHaveAttribute('data-shown');
  scroll(300);
  expect(link).not.toHaveAttribute('data-shown');
  scroll(301);
  expect(link).toHaveAttribute('data-shown');
  scroll(0);
  expect(link).not.toHaveAttribute('data-shown');
});

test.each(['button', 'a', 'td', 'figcaption'])('the link to the top never covers a %s', (name) => {
  below = [document.createElement(name)];
  scroll(400);
  expect(link).not.toHaveAttribute('data-shown');
  below = [document.createElement('p')];
  scroll(410);
  expect(link).toHaveAttribute('data-shown');
});

test('the link to the top hides when a control moves below it, also without scrolling, but not while it has the focus', () => {
  document.body.append(link);
  scroll(400);
  below = [document.createElement('summary')];
  for (const change of [resizePage, () => window.dispatchEvent(new Event('resize'))]) {
    link.toggleAttribute('data-shown', true);
    change();
    expect(link).not.toHaveAttribute('data-shown');
  }
  link.href = '#top';
  link.focus();
  resizePage();
  expect(link).toHaveAttribute('data-shown');
  link.blur();
  expect(link).not.toHaveAttribute('data-shown');
  link.remove();
});

test.each([
  ['smoothly', false, false, 'smooth'],
  ['at once with reduced motion', true, false, 'instant'],
  ['at once in the low-data mode', false, true, 'instant'],
])('the link to the top scrolls %s', (_, reduced, lowData, behavior) => {
  isReduced = reduced;
  if (lowData) document.documentElement.dataset.lowData = '';
  expect(click()).toBe(false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

test('the link to the top leaves a click that opens a new tab to the browser', () => {
  expect(click({ ctrlKey: true })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});
