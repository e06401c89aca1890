import { expect, test } from '@playwright/test';
import { recordShift, shiftOf } from '../../support/browser/layout-shift';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { serveReleases } from '../../support/browser/release-server';

test('nothing moves when a page arrives in two parts', async ({ page }) => {
  const host = await serveReleases();
  host.fault = (path) => (path === '/about' ? 'pauses' : undefined);
  await recordShift(page);
  await page.goto(`${host.origin}/about`);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await shiftOf(page)).toBe(0);
  await host.close();
});

for (const width of [1280, 360]) {
  test.describe(`while fonts load, ${width} pixels wide`, () => {
    const size = { width, height: 800 };
    test.use({ viewport: size, screen: size });

    test('hardly anything moves', async ({ page }) => {
      await recordShift(page);
      // The fonts arrive after the page has been drawn without them.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await route.continue();
      });
      const shifts: Record<string, number> = {};
      const session = await page.context().newCDPSession(page);
      for (const [index, { path }] of onePageOfEachKind.entries()) {
        // Each page is tested at one of the widths.
        if (index % 2 === Number(width === 360)) continue;
        // Each page as a first visit: a cached font would hide what is measured.
        await session.send('Network.clearBrowserCache');
        await page.goto(path, { waitUntil: 'load' });
        await page.waitForFunction(
          () => document.fonts.check('1em text') && document.fonts.check('1em display'),
        );
        const shift = await shiftOf(page);
        if (shift >= 0.01) shifts[path] = shift;
      }
      expect(shifts).toEqual({});
    });
  });
}
