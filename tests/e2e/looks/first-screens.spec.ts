import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pages, pathsOfKind } from '@/lib/pages/tree';

test.use({ viewport: { width: 1280, height: 900 } });

test('the first screen of a product has a large picture of it, and its price', async ({ page }) => {
  for (const path of pathsOfKind('product')) {
    const [screen] = copyOf(path).screens;
    if (!screen) continue;
    await page.goto(path);
    const picture = page.getByRole('figure', { name: `Sample: ${screen.title}` });
    await expect.soft(picture, path).toBeInViewport({ ratio: 1 });
    const box = await picture.boundingBox();
    expect.soft(box?.width, path).toBeGreaterThanOrEqual(640);
    const price = page.getByLabel('At a glance').getByRole('definition').first();
    await expect.soft(price, path).toBeInViewport({ ratio: 1 });
  }
});

/** The lowest picture in the whole width that does not look like a table, in pixels. */
const wideHeightMin = 300;

test('a picture in the whole width of a page is not a low strip', async ({ page }) => {
  for (const { path } of pages) {
    const copy = copyOf(path);
    const drawing = 'drawing' in copy ? copy.drawing : undefined;
    // Scenes fill the strip to its edges.
    if (drawing?.place !== 'below' || drawing.parts.every(({ type }) => type === 'scene')) continue;
    await page.goto(path);
    const box = await page.locator('header .drawing-ground').boundingBox();
    expect.soft(box?.height, path).toBeGreaterThanOrEqual(wideHeightMin);
  }
});

for (const width of [360, 1280])
  test(`at ${width} pixels, no name on a map touches the outline of its lens`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      const copy = copyOf(path);
      const drawing = 'drawing' in copy ? copy.drawing : undefined;
      if (!drawing?.parts.some(({ type }) => type === 'coast')) continue;
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const touching = await page.locator('.drawn-coast').evaluate((map) => {
        const lens = map.querySelector('.lens')?.getBoundingClientRect();
        if (!lens) return [];
        const room = 3;
        const [x, y] = [lens.x + lens.width / 2, lens.y + lens.height / 2];
        const radius = lens.width / 2;
        return [...map.querySelectorAll('text')].flatMap((text) => {
          const line = text.getBoundingClientRect();
          const { left, right } = line;
          // Letters are lower than their line.
          const top = line.top + line.height / 5;
          const bottom = line.bottom - line.height / 5;
          const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
          const nearest = Math.hypot(
            Math.max(left - x, x - right, 0),
            Math.max(top - y, y - bottom, 0),
          );
          const isApart = farthest <= radius - room || nearest >= radius + room;
          return isApart ? [] : [text.textContent];
        });
      });
      expect.soft(touching, path).toEqual([]);
    }
  });
