import type { Page } from '@playwright/test';

/**
 * The elements whose text extends past the right edge of the page, except inside scroll containers.
 * Also the root element, if the page scrolls horizontally. At most eight, as HTML.
 */
export const overflowingText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOrnament = (element: Element) =>
      element.closest('[aria-hidden="true"], .sr-only, .left-empty') !== null;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        hasWords(element) &&
        !isOrnament(element) &&
        !scrolls(element.parentElement),
    );
    const isWide = document.documentElement.scrollWidth > width;
    return [...(isWide ? [document.documentElement] : []), ...overflowing]
      .slice(0, 8)
      .map((element) => element.outerHTML.slice(0, 120));
  });
