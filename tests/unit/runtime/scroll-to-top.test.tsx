import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectScrollToTop } from '@/lib/runtime/page-parts/scroll-to-top';

const scrollTo = vi.fn();
let isReduced = false;
let link: HTMLAnchorElement;
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
  document.body.innerHTML =
    '<header><select></select></header><main><button></button><a href="/"></a><table><tr><td></td></tr></table><figure><figcaption></figcaption></figure><details><summary></summary></details><p></p></main><footer></footer>';
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.checkVisibility = () => true;
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
  link.getBoundingClientRect = () => new DOMRect(304, 684, 44, 44);
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

/** Puts an element of the page 44 pixels high at a place of the window. */
function put(name: string, left: number, top: number) {
  const element = document.querySelector(name);
  if (!element) throw new Error(`The page of this test has no ${name}.`);
  const page = { top: top + scrollY };
  element.getBoundingClientRect = () => new DOMRect(left, page.top - scrollY, 44, 44);
  resizePage();
  return element;
}

test.each(['button', 'a', 'table', 'figcaption', 'summary'])(
  'the link to the top never covers a %s',
  (name) => {
    scroll(400);
    put(name, 304, 700);
    expect(link).not.toHaveAttribute('data-shown');
    scroll(400 + 60);
    expect(link).toHaveAttribute('data-shown');
    scroll(400 - 27);
    expect(link).not.toHaveAttribute('data-shown');
    scroll(400 - 28);
    expect(link).toHaveAttribute('data-shown');
  },
);

test('the link to the top may cover other text, and a control may be beside it or in the header', () => {
  scroll(400);
  put('p', 304, 700);
  put('select', 304, 700);
  put('button', 260, 700);
  expect(link).toHaveAttribute('data-shown');
  put('button', 261, 700);
  expect(link).not.toHaveAttribute('data-shown');
});

test('the link to the top does not make way for a control that nobody sees', () => {
  scroll(400);
  put('a', 304, 700).checkVisibility = () => false;
  resizePage();
  expect(link).toHaveAttribute('data-shown');
});

test('the link to the top works in a browser that does not know what is visible', () => {
  Element.prototype.checkVisibility = undefined as never;
  scroll(400);
  expect(link).toHaveAttribute('data-shown');
  put('a', 304, 700);
  expect(link).not.toHaveAttribute('data-shown');
});

test('the link to the top knows its place in a window of another size', () => {
  scroll(400);
  put('table', 304, 300);
  expect(link).toHaveAttribute('data-shown');
  link.getBoundingClientRect = () => new DOMRect(304, 284, 44, 44);
  window.dispatchEvent(new Event('resize'));
  expect(link).not.toHaveAttribute('data-shown');
});

test('the link to the top stays while it has the focus', () => {
  document.querySelector('footer')?.append(link);
  link.href = '#top';
  resizePage();
  scroll(400);
  expect(link, 'not covered by itself').toHaveAttribute('data-shown');
  link.focus();
  put('summary', 304, 700);
  expect(link).toHaveAttribute('data-shown');
  link.blur();
  expect(link).not.toHaveAttribute('data-shown');
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
