import type { Page } from '@playwright/test';

/**
 * The elements whose text overflows the page sideways, except inside scroll containers; also the root element if the
 * page scrolls sideways. At most eight, as HTML.
 */
export const wordsBesideThePage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOrnament = (element: Element) =>
      element.closest('[aria-hidden="true"], .sr-only, .left-empty') !== null;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const stick = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        hasWords(element) &&
        !isOrnament(element) &&
        !scrolls(element.parentElement),
    );
    const isWide = document.documentElement.scrollWidth > width;
    return [...(isWide ? [document.documentElement] : []), ...stick]
      .slice(0, 8)
      .map((element) => element.outerHTML.slice(0, 120));
  });
