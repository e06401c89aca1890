import { expect, test } from '@playwright/test';
import type { Kind, PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** The maximum length of a page on a phone, in screens, by kind. */
const mostScreens: Partial<Record<Kind | 'not found', number>> = {
  home: 7,
  hub: 8,
  group: 8,
  service: 8,
  solution: 8,
  product: 11,
  industry: 8,
  company: 6,
  contact: 5,
  'project-index': 6,
  project: 7,
  'blog-index': 5,
  post: 14,
  faqs: 7,
  glossary: 8,
  'not found': 2,
};

/** The pages that are measured. Hubs differ most, so each is. */
const measured = [
  ...onePageOfEachKind.filter(({ kind }) => kind !== 'hub'),
  ...pathsOfKind('hub').map((path) => ({ path, kind: 'hub' }) as const),
  { path: '/no-such-page', kind: 'not found' } as const,
];

/** The words of headings that are on two lines. */
function brokenWords(headings: readonly Element[]): readonly string[] {
  const broken: string[] = [];
  for (const heading of headings) {
    // Only for screen readers: as wide as a pixel.
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
}

test('no page exceeds the maximum length of its kind, and no word of a heading breaks', async ({
  page,
}) => {
  const long: string[] = [];
  const broken: string[] = [];
  for (const { path, kind } of measured) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const screens = await page.evaluate(
      (height) => document.documentElement.scrollHeight / height,
      screen.height,
    );
    const most = mostScreens[kind] ?? Number.POSITIVE_INFINITY;
    if (screens > most) long.push(`${path}: ${screens.toFixed(2)} screens, at most ${most}`);
    const headings = page.getByRole('main').locator('h1, h2, h3');
    const words = await headings.evaluateAll(brokenWords);
    broken.push(...words.map((word) => `${path}: ${word}`));
  }
  expect.soft(long).toEqual([]);
  expect(broken).toEqual([]);
});

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
function wordiestOf(kind: Kind): PagePath | undefined {
  const lengthOf = (path: PagePath) => copyOf(path).heading.length + copyOf(path).lead.length;
  return pathsOfKind(kind).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

test('quote, call and WhatsApp are on the first screen, also of a desktop', async ({ page }) => {
  const below: string[] = [];
  for (const kind of kinds) {
    const path = wordiestOf(kind);
    await page.goto(path ?? '');
    await page.evaluate(() => document.fonts.ready);
    for (const size of [screen, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      for (const name of ['Ask for a quote', 'Call', 'WhatsApp']) {
        const button = page.getByRole('main').getByRole('link', { name, exact: true }).first();
        const box = await button.boundingBox();
        const end = box ? box.y + box.height : Number.POSITIVE_INFINITY;
        if (end > size.height) below.push(`${path}, ${size.width} wide: ${name} ends at ${end}`);
      }
    }
  }
  expect(below).toEqual([]);
});

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
