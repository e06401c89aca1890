import { expect, test } from '@playwright/test';
import { themes } from '@/content/brand/themes';
import { builtPages } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';
import { applyTheme, axeFindings, colourRules } from '../../support/browser/axe';
import { hydrate } from '../../support/browser/hydrate';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { pageOf } from '../../support/page-of';

/*
 * Tests pages with axe. `contact.spec.ts` tests the form with errors, `menus.spec.ts` and
 * `sheet.spec.ts` test the open menus, and `tests/unit/contrast.test.ts` tests the contrast of the
 * pairs of colours in use, in every theme. With `AXE=all`, which `npm run test:all` sets, every
 * page is tested.
 */

const isEveryPage = process.env.AXE === 'all';
const pages = isEveryPage
  ? builtPages.map(({ path }) => path)
  : ['/', pageOf('service'), ...pathsOfKind('post').slice(0, 1)];

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The screens and themes in which a page is tested: one screen and one theme. With `AXE=all`, one
 * page of each kind is tested in every theme on both screens. The other pages are tested in every
 * second combination, so that any two consecutive pages together cover all combinations.
 * @param turn the position of the page in the list
 */
function looksOf(path: string, turn: number) {
  const isItsTurn = (place: number, index: number) => {
    if (!isEveryPage) return place === turn % 2 && index === turn % themes.length;
    return (place + index + turn) % 2 === 0 || onePageOfEachKind.some((page) => page.path === path);
  };
  return screens.flatMap((screen, place) =>
    themes.filter((_, index) => isItsTurn(place, index)).map((theme) => ({ screen, theme })),
  );
}

for (const [turn, path] of pages.entries()) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await hydrate(page);
    for (const [index, { screen, theme }] of looksOf(path, turn).entries()) {
      await page.setViewportSize(screen);
      await applyTheme(page, theme.name);
      // After the first look, only colours in the content can give new results.
      const only = index === 0 ? {} : { within: 'main', rules: colourRules };
      const findings = await axeFindings(page, only);
      expect(findings, `${theme.label}, ${screen.width} pixels wide`).toEqual([]);
    }
  });
}

test('axe finds nothing on the not-found page and in the search dialog', async ({ page }) => {
  await page.goto('/no-such-page');
  await hydrate(page);
  for (const { name, label } of isEveryPage ? themes : themes.slice(-1)) {
    await applyTheme(page, name);
    expect(await axeFindings(page), label).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('payroll');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  await expect(dialog.getByRole('status')).toHaveText(/results/);
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);
});
