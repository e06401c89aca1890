import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
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

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} pixels, a reader sees every word of a drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect(chosen.size).toBeGreaterThan(10);
    for (const path of chosen.values()) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await coveredText(page), path).toEqual([]);
    }
  });
}
