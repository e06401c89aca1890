import type { Page } from '@playwright/test';

/** Makes every page that opens from now on add up its layout shifts. */
export const recordShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(entry.toJSON().value);
        Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far, as a layout shift score. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is reported after its frame is drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return Number(Reflect.get(window, 'layoutShift'));
  });
