import { expect, test } from '@playwright/test';
import { themes } from '@/content/themes';
import { builtPages } from '@/lib/pages/guards';
import { axeFindings, axeFindingsInThemes, colourRules, wear } from '../support/axe';
import { onePageOfEachKind } from '../support/one-of-each-kind';

/** Every page in every theme on both screens, which takes long: `npm run test:axe-all`. The default run takes one of each kind. */
const isWhole = process.env.AXE === 'all';

const screens = [
  { name: 'a desktop', width: 1280, height: 800 },
  { name: 'a phone', width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const addresses = [
  ...(isWhole ? builtPages : onePageOfEachKind).map(({ path }) => path),
  '/no-such-page',
];

/** The pages in portions: one test for each would spend most of its time on opening browsers. */
const portionSize = 12;
const portions = Array.from({ length: Math.ceil(addresses.length / portionSize) }, (_, index) =>
  addresses.slice(index * portionSize, (index + 1) * portionSize),
);

for (const [index, portion] of portions.entries()) {
  test(`axe finds nothing on pages ${index * portionSize + 1} to ${index * portionSize + portion.length}`, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 600_000 : 120_000);
    const found: Record<string, readonly string[]> = {};
    for (const [place, path] of portion.entries()) {
      // In the default run the pages take turns with themes and screens, so that none of them goes without.
      const turn = index * portionSize + place;
      for (const [at, screen] of screens.entries()) {
        if (!isWhole && turn % screens.length !== at) continue;
        await page.setViewportSize(screen);
        await page.goto(path);
        for (const [which, theme] of themes.entries()) {
          if (!isWhole && Math.floor(turn / screens.length) % themes.length !== which) continue;
          await wear(page, theme.name);
          const here = await axeFindings(page);
          if (here.length > 0) found[`${path} in ${theme.label} on ${screen.name}`] = here;
        }
      }
    }
    expect(found).toEqual({});
  });
}

for (const { path, kind } of onePageOfEachKind) {
  test(`colours are told apart in every theme on ${path}`, async ({ page }) => {
    await page.goto(path);
    // The QA sheet shows its parts in every theme by itself.
    for (const theme of kind === 'qa-sheet' ? themes.slice(0, 1) : themes) {
      await wear(page, theme.name);
      expect(await axeFindings(page, { rules: colourRules }), theme.label).toEqual([]);
    }
  });
}

test('axe would have found a fault', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Faint words' });
    Object.assign(faint.style, { color: 'gray', backgroundColor: 'darkgray' });
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  const found = await axeFindingsInThemes(page);
  const rulesOf = (label: string) => found[label]?.map((finding) => finding.split(':')[0]);
  for (const { label } of themes) expect(rulesOf(label)).toContain('color-contrast');
  // The theme whose turn it is is looked at with all rules.
  expect(themes.filter(({ label }) => rulesOf(label)?.includes('button-name'))).toHaveLength(1);
});
