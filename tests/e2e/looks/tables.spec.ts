import { expect, test } from '@playwright/test';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';

test.use({ viewport: { width: 360, height: 740 } });

/** The pages with a comparison, the ones with the most columns first. */
const pagesWithComparisons = builtPages
  .flatMap(({ path }: { path: PagePath }) => {
    const copy = copyOf(path);
    const sections = 'sections' in copy ? copy.sections : [];
    const columns = sections.flatMap((section) =>
      section.type === 'comparison' ? [section.columns.length] : [],
    );
    return columns.length === 0 ? [] : [{ path, columns: Math.max(...columns) }];
  })
  .toSorted((one, other) => other.columns - one.columns);

test('a comparison on a phone hides no column', async ({ page }) => {
  // One page for each number of columns.
  const counts = [...new Set(pagesWithComparisons.map(({ columns }) => columns))];
  const chosen = counts.flatMap((count) => {
    const pages = pagesWithComparisons.filter(({ columns }) => columns === count);
    return [...new Set([pages.at(0), pages.at(-1)])].flatMap((each) => each ?? []);
  });
  expect(chosen.length).toBeGreaterThan(1);
  for (const { path } of chosen) {
    await page.goto(path);
    const cells = page.getByRole('main').locator('td:not(:empty)');
    const beside = await cells.evaluateAll((all) =>
      all.flatMap((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const isInside = left >= 0 && right <= window.innerWidth;
        return isInside || !cell.checkVisibility() ? [] : [cell.textContent];
      }),
    );
    expect(beside, path).toEqual([]);
  }
});
