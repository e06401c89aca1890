import { expect, test } from '@playwright/test';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';

test.use({ viewport: { width: 360, height: 740 } });

// `tests/e2e/pages/kinds.spec.ts` has the length of pages, their first screen and their headings.

/** The pages with a comparison, and its number of columns. */
const comparisons = builtPages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  const sections = 'sections' in copy ? copy.sections : [];
  const columns = sections.flatMap((section) =>
    section.type === 'comparison' ? [section.columns.length] : [],
  );
  return columns.length === 0 ? [] : [{ path, columns: Math.max(...columns) }];
});

test('a comparison hides no column', async ({ page }) => {
  // One page for each number of columns.
  const chosen = new Map(comparisons.map(({ path, columns }) => [columns, path]));
  expect(chosen.size).toBeGreaterThan(1);
  for (const path of chosen.values()) {
    await page.goto(path);
    const beside = await page
      .getByRole('main')
      .locator('td:not(:empty)')
      .evaluateAll((all) =>
        all.flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          const isInside = left >= 0 && right <= window.innerWidth;
          return isInside || !cell.checkVisibility() ? [] : [cell.textContent];
        }),
      );
    expect(beside, path).toEqual([]);
  }
});
