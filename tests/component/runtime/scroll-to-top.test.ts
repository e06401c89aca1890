import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followScrollToTop } from '@/lib/runtime/controls/scroll-to-top';

const scrollTo = vi.fn();
let isReduced = false;
let link: HTMLAnchorElement;

const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
};
const click = (options: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { cancelable: true, ...options }));

beforeEach(() => {
  isReduced = false;
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  link = document.createElement('a');
  followScrollToTop(link);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.lowData;
});

describe('the link to the top', () => {
  test('shows after 300 pixels, and hides again', () => {
    expect(link).not.toHaveAttribute('data-shown');
    scroll(300);
    expect(link).not.toHaveAttribute('data-shown');
    scroll(301);
    expect(link).toHaveAttribute('data-shown');
    scroll(0);
    expect(link).not.toHaveAttribute('data-shown');
  });

  test('scrolls smoothly', () => {
    expect(click()).toBe(false);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  });

  test('jumps with reduced motion and in the low-data mode', () => {
    isReduced = true;
    click();
    isReduced = false;
    document.documentElement.dataset.lowData = '';
    click();
    expect(scrollTo.mock.calls).toEqual([
      [{ top: 0, behavior: 'instant' }],
      [{ top: 0, behavior: 'instant' }],
    ]);
  });

  test('leaves a click for a new tab to the browser', () => {
    expect(click({ ctrlKey: true })).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
