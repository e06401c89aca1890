import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import { hydrate } from './hydrate';
import { onePageOfEachKind } from './one-of-each-kind';

/*
 * Pages as pictures. The kept ones are in tests/e2e/appearance; after a wanted change of looks, make them again with
 * `npm run screenshots:update` and look at what changed. At half size, so that they stay small.
 */
test.use({
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
});

/** How much of a page is kept, in CSS pixels. */
const keptHeight = 720;

/** Opens a page at rest: its islands run, its fonts are there, and the clock stands still. */
async function open(page: Page, path: string, width: number, theme: string) {
  await page.setViewportSize({ width, height: keptHeight });
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+03:00'));
  await page.addInitScript((name) => localStorage.setItem('nuxt-color-mode', name), theme);
  await page.goto(path);
  await hydrate(page);
  // The one face the site doesn't bring is the system's monospaced one; and widths of letters are not to be rounded to
  // pixels, which machines do differently.
  await page.addStyleTag({
    content:
      'code, pre { font-family: var(--font-text) !important } * { text-rendering: geometricPrecision !important }',
  });
  await page.evaluate(() => document.fonts.ready);
}

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

for (const { kind, path } of onePageOfEachKind) {
  if (kind === 'qa-sheet') continue;
  for (const width of [1280, 360]) {
    test(`a ${kind} page, ${path}, ${width} pixels wide`, async ({ page }) => {
      await open(page, path, width, 'light');
      await expect(page).toHaveScreenshot(`${nameOf(path)}-${width}.png`);
    });
  }
}

test('the QA sheet, with its parts in all themes', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/test', 1280, 'light');
  await expect(page).toHaveScreenshot('test-1280.png', { fullPage: true, timeout: 60_000 });
});

for (const { name, label } of themes.slice(1)) {
  test(`the home page in ${label}`, async ({ page }) => {
    await open(page, '/', 1280, name);
    await expect(page).toHaveScreenshot(`home-1280-${name}.png`);
  });
}
