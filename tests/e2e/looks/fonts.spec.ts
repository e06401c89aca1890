import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';

test.use({ serviceWorkers: 'block' });

const fontName = /familjen|figtree/i;

/** The web fonts that the page has asked for, and whether a preload did. */
const fontsAskedFor = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2'),
      )
      .map(({ name, initiatorType }) => ({
        font: /familjen|figtree/.exec(name)?.[0],
        isPreloaded: initiatorType === 'link',
      }))
      .toSorted((one, other) => String(one.font).localeCompare(String(other.font))),
  );

/** The fonts in which the browser renders an element's text, as its developer tools report them. */
async function fontsShown(page: Page, locator: Locator) {
  const tools = await page.context().newCDPSession(page);
  try {
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const { root } = await tools.send('DOM.getDocument');
    const mark = 'data-looked-at';
    await locator.evaluate((element, name) => element.setAttribute(name, ''), mark);
    const { nodeId } = await tools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[${mark}]`,
    });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    await locator.evaluate((element, name) => element.removeAttribute(name), mark);
    return fonts.map(({ familyName }) => familyName).join();
  } finally {
    await tools.detach();
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lead = (page: Page) => page.getByRole('main').getByRole('paragraph').first();

/** The layout shift of the page so far. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const screens = {
  'on a wide screen': { isMobile: false, size: { width: 1280, height: 800 } },
  // Before it has read the page's viewport, a phone uses a width of 980 pixels.
  'on a phone': { isMobile: true, size: { width: 360, height: 740 } },
} as const;

for (const [name, { isMobile, size }] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ viewport: size, screen: size, isMobile });

    test('almost nothing moves on the first view, which shows the display font', async ({
      page,
    }) => {
      await page.goto('/services/it-cloud');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await fontsAskedFor(page)).toEqual([
        { font: 'familjen', isPreloaded: true },
        { font: 'figtree', isPreloaded: false },
      ]);
      expect(await shift(page)).toBeLessThan(0.01);
      await expect.poll(() => fontsShown(page, heading(page))).toMatch(/^Familjen Grotesk/);

      await hydrate(page);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await page.goto('/about');
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => fontsShown(page, heading(page))).toMatch(/^Familjen Grotesk/);
      await expect.poll(() => fontsShown(page, lead(page))).toMatch(/^Figtree/);
      expect(await shift(page)).toBe(0);
    });

    test('on a slow first visit the text appears at once, and both fonts follow', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.fallback();
      });
      await page.goto('/services/it-cloud', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
      expect(await fontsShown(page, heading(page))).not.toMatch(fontName);
      release();
      await expect.poll(() => fontsShown(page, heading(page))).toMatch(/^Familjen Grotesk/);
      await expect.poll(() => fontsShown(page, lead(page))).toMatch(/^Figtree/);
      expect(await shift(page)).toBeLessThan(0.01);
    });

    test('nothing moves if the fonts do not load', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route('**/*.woff2', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => /woff2$/.test(request.url()));
      await page.goto('/services/it-cloud');
      await failed;
      await page.evaluate(() => document.fonts.ready);
      expect(await fontsShown(page, heading(page))).not.toMatch(fontName);
      expect(await shift(page)).toBe(0);
      expect(errors).toEqual([]);
    });
  });
}
