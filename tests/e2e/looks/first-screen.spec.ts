import { expect, test } from '@playwright/test';
import type { Kind } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** The kinds of page that start with buttons, and the first button of each. */
const firstButtons = {
  home: 'Get a quote',
  group: 'Ask for a quote',
  service: 'Ask for a quote',
  solution: 'Ask for a quote',
  product: 'Ask for a quote',
  industry: 'Ask for a quote',
} as const satisfies Partial<Record<Kind, string>>;

/** The page of a kind that has the most words above its buttons. */
function wordiestOf(kind: keyof typeof firstButtons) {
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
  test(`the first button is on the first screen, ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const below: string[] = [];
    for (const kind of ['home', 'group', 'service', 'solution', 'product', 'industry'] as const) {
      const path = wordiestOf(kind);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const button = page
        .getByRole('main')
        .getByRole('link', { name: firstButtons[kind], exact: true })
        .first();
      const box = await button.boundingBox();
      const end = box ? box.y + box.height : Number.POSITIVE_INFINITY;
      if (end > height) below.push(`${path}: ends at ${Math.round(end)} pixels`);
    }
    expect(below).toEqual([]);
  });
}
