import type { Page } from '@playwright/test';

/** The length of the page in screens of the current size. */
export const screensOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/**
 * Finds the first link in the content with each of the names. Returns the links that are missing or
 * end below a height.
 * @param height in pixels from the top of the window
 */
export async function linksBelow(page: Page, height: number, names: readonly string[]) {
  const main = page.getByRole('main');
  const ends = await Promise.all(
    names.map(async (name) => {
      const box = await main.getByRole('link', { name, exact: true }).first().boundingBox();
      return { name, end: box ? box.y + box.height : Number.POSITIVE_INFINITY };
    }),
  );
  return ends.filter(({ end }) => end > height);
}
