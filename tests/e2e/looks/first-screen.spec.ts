import { expect, test } from '@playwright/test';
import type { Kind } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** The kinds of page that start with the three ways to reach us. */
const kinds = [
  'home',
  'group',
  'service',
  'solution',
  'product',
  'industry',
] as const satisfies readonly Kind[];

/** The page of a kind that has the most words above its buttons. */
function wordiestOf(kind: (typeof kinds)[number]) {
  const [path] = pathsOfKind(kind).toSorted((one, other) => {
    const length = (each: typeof one) => copyOf(each).heading.length + copyOf(each).lead.length;
    return length(other) - length(one);
  });
  if (path === undefined) throw new Error(`content/tree.ts has no page of kind "${kind}".`);
  return path;
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`quote, call and WhatsApp are on the first screen, ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const below: string[] = [];
    for (const kind of kinds) {
      const path = wordiestOf(kind);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const name of ['Ask for a quote', 'Call', 'WhatsApp']) {
        const button = page.getByRole('main').getByRole('link', { name, exact: true }).first();
        const box = await button.boundingBox();
        const end = box ? box.y + box.height : Number.POSITIVE_INFINITY;
        if (end > height) below.push(`${path}: ${name} ends at ${Math.round(end)} pixels`);
      }
    }
    expect(below).toEqual([]);
  });
}
