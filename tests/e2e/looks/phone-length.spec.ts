import { expect, test } from '@playwright/test';
import type { Kind } from '@/content/tree';
import { pathsOfKind } from '@/lib/pages/tree';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** The maximum length of a page on a phone, in screens, by kind. */
const mostScreens: Partial<Record<Kind, number>> = {
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
};

/** Hubs differ most, so each is measured. */
const measured = [
  ...onePageOfEachKind.filter(({ kind }) => kind !== 'hub'),
  ...pathsOfKind('hub').map((path) => ({ path, kind: 'hub' as const })),
];

test('no page exceeds the maximum length of its kind on a phone', async ({ page }) => {
  const long: string[] = [];
  for (const { path, kind } of measured) {
    const most = mostScreens[kind];
    if (most === undefined) continue;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const screens = await page.evaluate(
      (height) => document.documentElement.scrollHeight / height,
      screen.height,
    );
    if (screens > most) long.push(`${path}: ${screens.toFixed(1)} screens, at most ${most}`);
  }
  expect(long).toEqual([]);
});

test('the not-found page takes less than two screens of a phone', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / screen.height).toBeLessThan(2);
});
