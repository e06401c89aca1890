import type { Page } from '@playwright/test';

/**
 * The words in drawings that a reader does not see in full: they extend past what contains them, or
 * something else is in front of them. Words of parts that the width hides do not count.
 */
export const coveredText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const drawing of document.querySelectorAll(
      'figure:is([aria-label^="Sample: "], [aria-label$="(sample)"])',
    )) {
      const words = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element) continue;
        element.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width === 0) continue;
          const middle = box.top + box.height / 2;
          const isSeen = [box.left + 1, box.left + box.width / 2, box.right - 1].every((x) => {
            const front = document.elementFromPoint(x, middle);
            return front !== null && (front.contains(element) || element.contains(front));
          });
          if (!isSeen) covered.push(node.textContent);
        }
      }
    }
    return covered;
  });
