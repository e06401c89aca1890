import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../../support/browser/hydrate';
import { recordShift, shiftOf } from '../../../support/browser/layout-shift';

/* Tests of pictures, on the QA sheet: a page that shows every part of the site in each theme. */

test.use({ serviceWorkers: 'block' });

const qaSheet = '/test';

/** The first picture of the page, by its alternative text. */
const pictureOn = (page: Page) => page.getByRole('img', { name: /^A landscape/ }).first();

/** The paths of the pictures that the page requests from now on. */
function picturesAskedFor(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/static/pictures/')) asked.push(pathname);
  });
  return asked;
}

for (const screen of [
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 360, height: 740, deviceScaleFactor: 2 },
]) {
  test.describe(`on a screen ${screen.width} pixels wide`, () => {
    test.use({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.deviceScaleFactor,
    });

    test('a picture loads when a reader scrolls near it, and nothing moves', async ({ page }) => {
      const asked = picturesAskedFor(page);
      await recordShift(page);
      const release = await hold(page, '**/_next/static/pictures/**');
      await page.goto(qaSheet);
      await page.evaluate(() => document.fonts.ready);
      expect(asked, 'before the reader scrolls').toEqual([]);

      const picture = pictureOn(page);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => asked).not.toEqual([]);
      const before = await picture.boundingBox();
      const shift = await shiftOf(page);
      release();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.boundingBox()).toEqual(before);
      expect(await shiftOf(page)).toBe(shift);

      const { source, shown, ratio, natural } = await picture.evaluate(
        (image: HTMLImageElement) => ({
          source: image.currentSrc,
          shown: image.clientWidth,
          ratio: image.clientWidth / image.clientHeight,
          natural: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        }),
      );
      expect(ratio).toBeCloseTo(natural, 1);
      const fitting = [360, 720, 1080].find((width) => width >= shown * screen.deviceScaleFactor);
      expect(source).toMatch(new RegExp(`-${fitting}-[0-9a-f]+\\.avif$`));
    });
  });
}

test('in low-data mode a picture loads only on request', async ({ page }) => {
  const asked = picturesAskedFor(page);
  await page.addInitScript(() => localStorage.setItem('low-data', 'on'));
  await page.goto(qaSheet);
  const choice = page.getByRole('checkbox', { name: /^Show the picture: A landscape/ }).first();
  await choice.scrollIntoViewIfNeeded();
  await expect(choice).toBeVisible();
  await expect(pictureOn(page)).toBeHidden();
  expect(asked).toEqual([]);
  await choice.check();
  await expect(pictureOn(page)).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(pictureOn(page)).toHaveJSProperty('complete', true);
});
