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

/** The words in the content's headings that are broken across two lines. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('h1, h2, h3')
    .evaluateAll((headings) => {
      const broken: string[] = [];
      for (const heading of headings) {
        // A heading that is only for screen readers is one pixel wide.
        if (heading.clientWidth <= 1) continue;
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            if (lines.size > 1) broken.push(word);
          }
        }
      }
      return broken;
    });
