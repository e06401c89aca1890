import { expect, type Page, test } from '@playwright/test';
import { serveReleases } from '@/tests/support/release-server';
import { onePageOfEachKind } from '../support/one-of-each-kind';

/** The words that stick out of the page sideways, cut or not, and are not inside something that scrolls by itself. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOrnament = (element: Element) =>
      element.closest('[aria-hidden="true"], .sr-only, .left-empty') !== null;
    const wordsIn = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const stick = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        wordsIn(element) &&
        !isOrnament(element) &&
        !scrolls(element.parentElement),
    );
    const isWide = document.documentElement.scrollWidth > width;
    return [...(isWide ? [document.documentElement] : []), ...stick]
      .slice(0, 8)
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    expect(await sideways(page), path).toEqual([]);
  }
});

for (const width of [1280, 640, 375]) {
  test(`the layout holds with text at 200%, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const session = await page.context().newCDPSession(page);
    // The text size of the browser's settings, which lengths in rem and media queries in rem follow: 32 for 16 pixels.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const { path } of onePageOfEachKind) {
      await page.goto(path);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        'the setting counts',
      ).toBe('32px');
      expect(await sideways(page), path).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  });
}

/** The layout shift, as a score, that is below what an eye sees: less than a pixel's move of a line. */
const stillness = 0.0005;

/** Adds up the layout shifts of every page that opens from now on. */
const recordShift = (page: Page) =>
  page.addInitScript(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') record.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is known once the frame that shows it is drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return Reflect.get(window, 'record').shift;
  });

for (const width of [1280, 360]) {
  test(`nothing moves when a page arrives in two parts, ${width} pixels wide`, async ({ page }) => {
    const host = await serveReleases();
    host.fault = (path) => (path === '/about' ? 'pauses' : undefined);
    await page.setViewportSize({ width, height: 800 });
    await recordShift(page);
    await page.goto(`${host.origin}/about`);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shiftOf(page)).toBe(0);
    await host.close();
  });

  test.describe(`while fonts load, ${width} pixels wide`, () => {
    const size = { width, height: 800 };
    test.use({ viewport: size, screen: size });

    test('nothing moves', async ({ page }) => {
      test.setTimeout(180_000);
      await recordShift(page);
      // The fonts come once the page has been drawn without them.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await route.continue();
      });
      const shifts: Record<string, number> = {};
      for (const { path } of onePageOfEachKind) {
        // Each page as a first visit: a cached font would hide what is measured.
        const session = await page.context().newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        await session.detach();
        await page.goto(path, { waitUntil: 'load' });
        await page.waitForFunction(
          () => document.fonts.check('1em text') && document.fonts.check('1em display'),
        );
        const shift = await shiftOf(page);
        if (shift > stillness) shifts[path] = shift;
      }
      expect(shifts).toEqual({});
    });
  });
}
