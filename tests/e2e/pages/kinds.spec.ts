import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import { builtPages } from '@/lib/pages/guards';
import { axeFindings, colourRules, wear } from '../../support/browser/axe';
import { hydrate } from '../../support/browser/hydrate';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { wordsBesideThePage } from '../../support/browser/words-beside-the-page';

/*
 * One page of each kind, opened once in a browser: what it loads and reports, what axe finds, and whether it fits a
 * narrow screen and large text. The pages alternate between themes and screens. With `AXE=all`, which `npm run
 * test:all` sets, every page is tested in every theme.
 */

const isEveryPage = process.env.AXE === 'all';
const pages = isEveryPage ? builtPages : onePageOfEachKind;

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The QA sheet asks for an icon that does not exist, to show what an island does without it. */
const warningOnPurpose = 'The icon "lucide:no-such-icon" could not be loaded.';

/** The problems of an open page: errors, warnings, failed requests, and requests to other sites. */
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

/**
 * The screens and themes in which a page is tested. With `AXE=all`, one page of each kind is tested in all of them, and
 * the others in every theme on one screen or the other, so that of two pages in a row each combination is seen.
 */
function looksAt(path: string, turn: number) {
  const isItsTurn = (place: number, index: number) => {
    if (!isEveryPage) return place === turn % 2 && index === Math.floor(turn / 2) % themes.length;
    return (place + index + turn) % 2 === 0 || onePageOfEachKind.some((page) => page.path === path);
  };
  return screens.flatMap((screen, place) =>
    themes.filter((_, index) => isItsTurn(place, index)).map((theme) => ({ screen, theme })),
  );
}

for (const [turn, { kind, path }] of pages.entries()) {
  test(`a ${kind} page, ${path}, reports no error, is accessible, and fits a narrow screen and large text`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(isEveryPage ? 120_000 : 60_000);
    const troubles = watchTroubles(page, String(baseURL));
    const looks = looksAt(path, turn);
    if (looks[0]) await page.setViewportSize(looks[0].screen);
    await page.goto(path);
    await hydrate(page);
    for (const [index, { screen, theme }] of looks.entries()) {
      await page.setViewportSize(screen);
      await wear(page, theme.name);
      // Results that do not depend on colours are the same in each theme, and the header and the footer on each page.
      const findings = await axeFindings(
        page,
        index === 0 ? {} : { within: 'main', rules: colourRules },
      );
      expect(findings, `${theme.label}, ${screen.width} pixels wide`).toEqual([]);
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
