import { expect, type Locator, type Page, test } from '@playwright/test';
import { hold } from '../../../support/browser/hydrate';
import { recordShift, shiftOf } from '../../../support/browser/layout-shift';

test.use({ serviceWorkers: 'block' });

const fontName = /familjen|figtree/i;

/** The names of the web fonts that the page has requested. */
const fontsAskedFor = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => /familjen|figtree/.exec(name)?.[0])
      .toSorted(),
  );

/** The fonts in which the browser renders an element's text, as its developer tools report them. */
async function fontsShown(locator: Locator) {
  const page = locator.page();
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  await locator.evaluate((element) => element.setAttribute('data-looked-at', ''));
  const { nodeId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-looked-at]',
  });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await locator.evaluate((element) => element.removeAttribute('data-looked-at'));
  await tools.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the heading and the text are shown in their fonts. */
async function expectFonts(page: Page) {
  await expect.poll(() => fontsShown(heading(page))).toMatch(/^Familjen Grotesk/);
  const lead = page.getByRole('main').getByRole('paragraph').first();
  await expect.poll(() => fontsShown(lead)).toMatch(/^Figtree/);
}

for (const { width, isMobile } of [
  { width: 1280, isMobile: false },
  // A phone lays out the page 980 pixels wide until it has read the viewport meta element.
  { width: 360, isMobile: true },
]) {
  test.describe(`in a window ${width} pixels wide`, () => {
    const size = { width, height: 800 };
    test.use({ viewport: size, screen: size, isMobile });

    test('almost nothing moves on the first page, which loads both fonts; nothing moves on the next page', async ({
      page,
    }) => {
      await recordShift(page);
      await page.goto('/services/it-cloud');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await fontsAskedFor(page)).toEqual(['familjen', 'figtree']);
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await page.goto('/about');
      await expectFonts(page);
      expect(await shiftOf(page)).toBe(0);
    });

    test('on a slow first visit, text appears immediately in a system font, before any web font is requested; almost nothing moves when the web fonts arrive', async ({
      page,
    }) => {
      await recordShift(page);
      const releaseStyles = await hold(page, '**/*.css');
      const releaseFonts = await hold(page, '**/*.woff2');
      await page.goto('/services/it-cloud', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
      expect(await fontsAskedFor(page)).toEqual([]);
      expect(await fontsShown(heading(page))).not.toMatch(fontName);
      expect(await shiftOf(page)).toBe(0);
      releaseStyles();
      releaseFonts();
      await page.waitForLoadState();
      await expectFonts(page);
      expect(await shiftOf(page)).toBeLessThan(0.01);
    });
  });
}
