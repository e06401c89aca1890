import { expect, type Page, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';
import { coveredText } from './covered-text';

const offers = (['service', 'solution', 'industry', 'group'] as const).flatMap(pathsOfKind);

/** A page for each combination of parts. */
const chosen = new Map(
  offers.map((path) => [
    copyOf(path)
      .drawing?.parts.map(({ type }) => type)
      .join('+'),
    path,
  ]),
);

/** The words of drawings whose letters are smaller than 12 pixels. */
const smallText = (page: Page): Promise<readonly string[]> =>
  page.locator('main figure.drawing :not(svg, svg :not(text))').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const scale = element instanceof SVGTextElement ? element.getScreenCTM()?.a : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * (scale ?? 1) < 12;
      })
      .map((element) => element.textContent.trim())
      .filter(Boolean),
  );

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} pixels, a reader sees every word of a drawing, in letters of 12 pixels or more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    expect(chosen.size).toBeGreaterThan(10);
    for (const path of chosen.values()) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await coveredText(page), path).toEqual([]);
      expect.soft(await smallText(page), path).toEqual([]);
    }
  });
}

test('on a large phone, the words of a drawing have letters of 12 pixels or more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 900 });
  for (const path of chosen.values()) {
    await page.goto(path);
    expect.soft(await smallText(page), path).toEqual([]);
  }
});

/** The least of a picture that a visitor sees without scrolling, in pixels. */
const seen = 80;

test('on a phone, the first screen of an offer shows its picture', async ({ page }) => {
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  for (const path of chosen.values()) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const top = (await page.locator('main figure').first().boundingBox())?.y ?? phone.height;
    expect.soft(top, path).toBeLessThan(phone.height - seen);
  }
});

test('in forced colours, the titles and the primary buttons of screens can be read', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pageOf('product'));
  const solid = await page
    .locator('main figure :is(.screen-title, .screen-buttons li:first-child)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        // The browser would paint a box behind the text of an element that it adjusts.
        return { isRead: color !== backgroundColor, forcedColorAdjust };
      }),
    );
  expect(solid.length).toBeGreaterThan(2);
  expect(new Set(solid.map((look) => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify({ isRead: true, forcedColorAdjust: 'none' })]),
  );
});

/** The most of the screen of a phone that may be blank below its last line. */
const blankMost = 0.35;

test('on a wide screen, the phones of a drawing are not half empty', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const withPhones = offers.filter((path) =>
    copyOf(path).drawing?.parts.some(({ type }) => type === 'phone'),
  );
  expect(withPhones.length).toBeGreaterThan(10);
  for (const path of withPhones) {
    await page.goto(path);
    const blank = await page
      .locator('main header figure.drawing .drawn-phone > .screen')
      .evaluateAll((screens) =>
        screens.map((screen) => {
          const { bottom, height } = screen.getBoundingClientRect();
          const last = screen.lastElementChild?.getBoundingClientRect().bottom ?? 0;
          return (bottom - last) / height;
        }),
      );
    expect.soft(Math.max(...blank), path).toBeLessThan(blankMost);
  }
});
