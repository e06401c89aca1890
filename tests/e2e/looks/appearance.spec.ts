import { type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import * as constants from '@/lib/constants';
import { hydrate } from '../support/hydrate';
import { expectPicture } from '../support/kept-pictures';
import { onePageOfEachKind } from '../support/one-of-each-kind';

/*
 * Pages as pictures. The kept ones are in tests/e2e/pictures; after a wanted change of looks, make them
 * anew with `npm run pictures` and look at what changed. At half size: small to keep, and blind to how a machine smooths
 * the edges of letters.
 */
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

/** How much of a page is compared, in CSS pixels. */
const keptHeight = 900;

/** Opens a page at rest: its islands run, its fonts are there, and the clock stands still. */
async function open(page: Page, path: string, width: number, theme: string) {
  await page.setViewportSize({ width, height: keptHeight });
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+03:00'));
  await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
    constants.themeStorageKey,
    theme,
  ] as const);
  // The site shows a stand-in where a font is late; a picture waits for the font instead.
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll('font-display:optional', 'font-display:block'),
    });
  });
  await page.goto(path);
  await hydrate(page);
  // The one face that the site doesn't bring is the system's monospaced one; and machines round the widths of letters
  // differently.
  await page.addStyleTag({
    content: `code, pre, kbd { font-family: var(--font-text) !important }
      * { text-rendering: geometricPrecision !important }`,
  });
  await page.evaluate(() => document.fonts.ready);
  // A lazy picture far below would come while the page is being taken.
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}

for (const { kind, path } of onePageOfEachKind) {
  if (kind === 'qa-sheet') continue;
  for (const width of [1280, 360]) {
    test(`a ${kind} page, ${path}, ${width} pixels wide`, async ({ page }) => {
      await open(page, path, width, 'light');
      await expectPicture(page, path, String(width), keptHeight);
    });
  }
}

test('the QA sheet, with its parts in all themes', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/test', 1280, 'light');
  await expectPicture(page, '/test', '1280', Number.POSITIVE_INFINITY);
});

for (const { name, label } of themes.slice(1)) {
  test(`the home page in ${label}`, async ({ page }) => {
    await open(page, '/', 1280, name);
    await expectPicture(page, '/', `1280-${name}`, keptHeight);
  });
}

for (const path of ['/', '/projects'] as const) {
  test(`${path} with forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path, 1280, 'light');
    await expectPicture(page, path, '1280-forced-colours', keptHeight);
  });
}
