import { expect, type Page, test } from '@playwright/test';
import { hydrate } from '../../../support/browser/hydrate';
import { onePageOfEachKind } from '../../../support/browser/one-of-each-kind';
import { pageOf } from '../../../support/page-of';

// `tests/unit/runtime/scroll-to-top.test.tsx` tests when the link shows.
test.use({ viewport: { width: 360, height: 740 } });

const toTop = (page: Page) => page.getByRole('link', { name: 'Scroll to top' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => document.fonts.ready);
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** The texts under the link, by what is painted at its place. Empty if the link is hidden. */
const textsUnderLink = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('[aria-label="Scroll to top"]');
    if (!link?.checkVisibility({ visibilityProperty: true })) return [];
    const place = link.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, place.right) - Math.max(left, place.left) > 2 &&
      Math.min(bottom, place.bottom) - Math.max(top, place.top) > 2;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.textContent?.trim() || !currentNode.parentElement?.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNode(currentNode);
      if ([...range.getClientRects()].some(isUnder)) found.push(currentNode.textContent);
    }
    return found;
  });

test('on phones, the end of each kind of page has room for the link to the top', async ({
  page,
}) => {
  test.slow();
  for (const { kind, path } of onePageOfEachKind) {
    await open(page, path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await scrollToEnd(page);
      await expect(toTop(page), `${kind}, ${width} pixels`).toBeInViewport({ ratio: 1 });
      expect(await textsUnderLink(page), `${kind}, ${width} pixels`).toEqual([]);
    }
  }
});

test('the link to the top never covers a control, a cell of a table or a caption', async ({
  page,
}) => {
  test.slow();
  for (const kind of ['product', 'post', 'home'] as const) {
    await open(page, pageOf(kind));
    const { shown, covered } = await page.evaluate(async () => {
      const link = document.querySelector('[aria-label="Scroll to top"]');
      const result = { shown: 0, covered: new Set<string>() };
      for (let y = 301; y < document.body.scrollHeight - innerHeight; y += 61) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        if (!link?.checkVisibility({ visibilityProperty: true })) continue;
        result.shown += 1;
        const place = link.getBoundingClientRect();
        for (const other of document.querySelectorAll(
          'a, button, input, label, select, summary, textarea, td, th, caption, figcaption',
        )) {
          const isCovered = [...other.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              Math.min(right, place.right) - Math.max(left, place.left) > 2 &&
              Math.min(bottom, place.bottom) - Math.max(top, place.top) > 2,
          );
          if (isCovered && other !== link && other.checkVisibility({ visibilityProperty: true }))
            result.covered.add(other.outerHTML.slice(0, 100));
        }
      }
      return { shown: result.shown, covered: [...result.covered] };
    });
    expect(covered, kind).toEqual([]);
    expect(shown, kind).toBeGreaterThan(3);
  }
});

test('the link to the top makes way when a fold closes and moves a control under it', async ({
  page,
}) => {
  await open(page, pageOf('service'));
  const fold = page
    .getByRole('main')
    .locator('details:has(+ details)', { hasNot: page.locator('a') })
    .first();
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
    const link = document.querySelector('[aria-label="Scroll to top"]');
    const summary = details.querySelector('summary');
    if (!link || !summary) throw new Error('no link or no summary');
    // The link is over the answer, where the next question is after the fold closes.
    const from = summary.getBoundingClientRect().bottom + 8;
    scrollBy({ top: from - link.getBoundingClientRect().top, behavior: 'instant' });
  });
  await expect(toTop(page)).toBeVisible();
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = false;
  });
  await expect(toTop(page)).toBeHidden();
});

test('the link to the top is hidden while a field has the focus', async ({ page }) => {
  await open(page, '/contact');
  await scrollToEnd(page);
  await expect(toTop(page)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(toTop(page)).toBeHidden();
  await field.evaluate((element) => element.blur());
  await expect(toTop(page)).toBeVisible();
});
