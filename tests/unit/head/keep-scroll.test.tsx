import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptScrollStorageKey } from '@/lib/constants';
import { scripts } from '@/lib/head/bundled';
import { headScript } from '@/lib/head/head-script';

const link = (href: string, keepsScroll: boolean) => {
  const element = Object.assign(document.createElement('a'), { href });
  if (keepsScroll) element.dataset.keepScroll = '';
  return element;
};
/** Follows a link as a visitor does. */
const follow = (element: HTMLAnchorElement, options: MouseEventInit = {}) => {
  document.body.replaceChildren(element);
  element.addEventListener('click', (event) => event.preventDefault());
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
};
const storedScroll = () => sessionStorage.getItem(keptScrollStorageKey);

new Function(scripts['keep-scroll'])();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollY', 1200);
});

test('pages without such a link do not pay for it', () => {
  expect(headScript).not.toContain(keptScrollStorageKey);
});

describe('a link that is followed', () => {
  test('stores the scroll position if the link has `data-keep-scroll`', () => {
    follow(link('/about?a=1', true));
    expect(storedScroll()).toBe('{"href":"http://localhost:3000/about?a=1","top":1200}');
  });

  test.each([
    ['opens its page at the top', link('/about', false)],
    ['has a fragment', link('/about#team', true)],
  ])('removes the stored position if the link %s', (_, element) => {
    follow(link('/about', true));
    follow(element);
    expect(storedScroll()).toBeNull();
  });

  test('stores nothing if its page opens in a new tab', () => {
    follow(link('/about', true), { ctrlKey: true });
    expect(storedScroll()).toBeNull();
  });
});

describe('the next page', () => {
  const here = JSON.stringify({ href: location.href, top: 1200 });

  test('is shown when it opens after it was rendered in advance, although another link was followed meanwhile', () => {
    sessionStorage.setItem(keptScrollStorageKey, here);
    const documentElement = document.createElement('html');
    const page = Object.assign(new EventTarget(), { documentElement, prerendering: true });
    new Function('document', scripts['keep-scroll'])(page);
    expect(documentElement.style.visibility).toBe('hidden');
    sessionStorage.clear();
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(documentElement.style.visibility).toBe('');
  });

  /** Opens a page with this stored position, after the visitor has scrolled to `place`. */
  const openPage = (value: string, place = 0) => {
    sessionStorage.setItem(keptScrollStorageKey, value);
    vi.stubGlobal('scrollY', place);
    const documentElement = document.createElement('html');
    const page = Object.assign(new EventTarget(), { documentElement });
    const scrollTo = vi.fn();
    new Function('document', 'scrollTo', scripts['keep-scroll'])(page, scrollTo);
    page.dispatchEvent(new Event('readystatechange'));
    expect(documentElement.style.visibility).toBe('');
    return scrollTo;
  };

  test('restores the scroll position, and removes the position from storage', () => {
    const place = { top: 1200, behavior: 'instant' };
    expect(openPage(here)).toHaveBeenCalledExactlyOnceWith(place);
    expect(storedScroll()).toBeNull();
  });

  test('restores it again after its stylesheet has loaded, because it may be too short before', () => {
    const scrollTo = openPage(here);
    window.dispatchEvent(new Event('load'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  test('stays where the visitor has scrolled to before its stylesheet has loaded', () => {
    const scrollTo = openPage(here);
    vi.stubGlobal('scrollY', 300);
    window.dispatchEvent(new Event('load'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'the stored position is that of another page',
      JSON.stringify({ href: 'http://localhost:3000/other', top: 1 }),
    ],
    ['the stored value is not JSON', '{'],
    ['the stored value has another type', '7'],
  ])('stays at the top if %s', (_, value) => {
    expect(openPage(value)).not.toHaveBeenCalled();
  });

  test('does not restore the position after the visitor has scrolled, or on a later visit', () => {
    expect(openPage(here, 40)).not.toHaveBeenCalled();
    expect(storedScroll()).toBeNull();
  });
});
