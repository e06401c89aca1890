import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import { builtPages } from '@/lib/pages/guards';
import { axeFindings, colourRules, isEveryTheme, wear } from '../../support/browser/axe';
import { hydrate } from '../../support/browser/hydrate';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { wordsBesideThePage } from '../../support/browser/words-beside-the-page';

/*
 * One page of each kind, opened once in a browser: what it loads and reports, what axe finds, and whether it fits a narrow screen
 * and large text. The pages take turns with the themes and screens. With `AXE=all`, which `npm run test:all` sets, every page is
 * looked at in every theme on both screens.
 */

const pages = isEveryTheme ? builtPages : onePageOfEachKind;

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The QA sheet asks for an icon that does not exist, to show what an island does without it. */
const warningOnPurpose = 'The icon "lucide:no-such-icon" could not be loaded.';

/** What goes wrong while a page is open: errors, warnings, failed requests, and requests to other sites. */
function watchTroubles(page: Page, origin: string): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== warningOnPurpose)
      troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) troubles.push(`to another site: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

for (const [turn, { kind, path }] of pages.entries()) {
  test(`a ${kind} page, ${path}, reports no error, is accessible, and fits a narrow screen and large text`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(isEveryTheme ? 180_000 : 60_000);
    const troubles = watchTroubles(page, String(baseURL));
    const [screen = { width: 1280, height: 800 }, otherScreen = screen] =
      turn % 2 === 0 ? screens : screens.toReversed();
    await page.setViewportSize(screen);
    await page.goto(path);
    await hydrate(page);

    for (const [index, theme] of themes.entries()) {
      const isItsTurn = index === Math.floor(turn / 2) % themes.length;
      if (!isEveryTheme && !isItsTurn) continue;
      await wear(page, theme.name);
      expect(await axeFindings(page), `${theme.label}, ${screen.width} pixels wide`).toEqual([]);
    }
    if (isEveryTheme) {
      await page.setViewportSize(otherScreen);
      for (const theme of themes) {
        await wear(page, theme.name);
        expect(
          await axeFindings(page, { rules: colourRules }),
          `${theme.label}, ${otherScreen.width} pixels wide`,
        ).toEqual([]);
      }
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await wordsBesideThePage(page), '320 pixels wide').toEqual([]);

    // The text size of the browser's settings, which lengths in rem and media queries in rem follow: 32 for 16 pixels.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    for (const width of [375, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wordsBesideThePage(page), `text at 200 %, ${width} pixels wide`).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });
}

test('the not-found page is accessible in every theme', async ({ page }) => {
  await page.goto('/no-such-page');
  for (const { name, label } of themes) {
    await wear(page, name);
    expect(await axeFindings(page), label).toEqual([]);
  }
});

test('axe would have found a fault', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Faint words' });
    Object.assign(faint.style, { color: 'gray', backgroundColor: 'darkgray' });
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  const rules = (await axeFindings(page)).map((finding) => finding.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
});
