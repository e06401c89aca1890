import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const lists = [
  ...['/services', '/solutions', '/industries', '/company', '/blog'],
  // The other shapes of groups are tables and cards, without pictures.
  ...pathsOfKind('group').filter((path) => ['symptoms', 'order'].includes(copyOf(path).shape)),
];

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} pixels, the pictures of a list have one size, are whole, and have no small letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of lists) {
      await page.goto(path);
      const pictures = await page.locator('main li div[data-mdast="ignore"]').evaluateAll((found) =>
        found
          .filter((picture) => picture.getClientRects().length > 0)
          .map((picture) => {
            const edge = picture.getBoundingClientRect();
            const inside = [picture, ...picture.querySelectorAll('*')];
            return {
              size: `${Math.round(edge.width)} by ${Math.round(edge.height)}`,
              hasWords: picture.textContent?.trim() !== '',
              faults: inside.flatMap((part) => {
                const box = part.getBoundingClientRect();
                const isCut =
                  part.scrollWidth > part.clientWidth + 1 && part instanceof HTMLElement;
                const isOutside = box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
                const isSmall =
                  [...part.childNodes].some((node) => node.nodeName === '#text') &&
                  Number.parseFloat(getComputedStyle(part).fontSize) < 11;
                return isCut || isOutside || isSmall ? [part.textContent || part.tagName] : [];
              }),
            };
          }),
      );
      if (width === 1280) expect.soft(pictures.length, path).toBeGreaterThan(0);
      expect
        .soft(
          pictures.flatMap(({ faults }) => faults),
          path,
        )
        .toEqual([]);
      // The newest article has a larger picture, with words.
      const sizes = new Set(pictures.flatMap(({ hasWords, size }) => (hasWords ? [] : [size])));
      expect.soft(sizes.size, `${path}: ${[...sizes].join(', ')}`).toBeLessThanOrEqual(1);
    }
  });
}
