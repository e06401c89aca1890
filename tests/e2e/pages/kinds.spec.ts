import { expect, type Page, test } from '@playwright/test';
import type { Kind, PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import { isTendered } from '@/lib/pages/offers';
import { isOfKind, pathsOfKind } from '@/lib/pages/tree';
import { hydrate } from '../../support/browser/hydrate';
import { recordShift, shiftOf } from '../../support/browser/layout-shift';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { overflowingText } from '../../support/browser/overflowing-text';
import { waysToStart } from '../../support/browser/ways-to-start';
import { wordsOnLines } from '../../support/browser/words-on-lines';
import { linksBelow, screensOf } from './page-length';

/*
 * Opens a page of each kind in a browser, and tests what it loads and reports, what moves while its
 * fonts load, and how it fits a phone, a desktop and large text. Each of these pages is loaded on
 * one of the two screens. With `AXE=all`, which `npm run test:all` sets, every other page is opened
 * on the phone, and tested for errors, movement and overflow. `accessible.spec.ts` runs axe.
 */

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

// The worker would serve the fonts that the test delays.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

/** Whether pages of a kind start with the three ways to reach us. */
const hasWays = (kind: Kind) => kind === 'home' || kinds[kind].offers !== 'none';

/** The maximum length of a page on a phone, in screens. */
function mostScreensOf(kind: Kind): number {
  const { phoneScreens } = kinds[kind];
  return phoneScreens === 'unlimited' ? Number.POSITIVE_INFINITY : phoneScreens;
}

/** The page of a kind that has the most words above its buttons. */
function wordiestOf(kind: Kind): PagePath | undefined {
  const lengthOf = (path: PagePath) => copyOf(path).heading.length + copyOf(path).lead.length;
  return pathsOfKind(kind).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** The pages to test. Hubs differ most from each other, so all of them are tested. */
const samples = [
  ...onePageOfEachKind
    .filter(({ kind }) => kind !== 'hub')
    .map(({ kind, path }) => ({
      kind,
      path: hasWays(kind) ? (wordiestOf(kind) ?? path) : path,
    })),
  ...pathsOfKind('hub').map((path) => ({ kind: 'hub', path }) as const),
];
const samplePaths: ReadonlySet<PagePath> = new Set(samples.map(({ path }) => path));
const pages = process.env.AXE === 'all' ? builtPages : samples;

/**
 * The names of the tables of numbers that are wider than their box, so that amounts are cut off.
 */
const cutTables = (page: Page): Promise<readonly string[]> =>
  page.getByRole('table').evaluateAll((tables) =>
    tables
      .map((table) => table.parentElement)
      .filter((box) => box?.matches('section') && box.scrollWidth > box.clientWidth)
      .map((box) => String(box?.ariaLabel)),
  );

/** The links at the top of an offer. Buyers who publish a tender are not asked for a quote. */
const waysOf = (path: PagePath): readonly string[] =>
  isOfKind(path, 'industry') && isTendered(copyOf(path).glance.price)
    ? ['Ask us']
    : waysToStart(path);

/**
 * Expects that the ways to reach us are on the first screen, and that the page is not longer than
 * its kind allows.
 */
async function expectGoodLength(page: Page, kind: Kind, path: PagePath): Promise<void> {
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    if (!hasWays(kind)) continue;
    const below = await linksBelow(page, screen.height, waysOf(path));
    expect.soft(below, `${path}: below the first ${screen.width} pixels wide screen`).toEqual([]);
  }
  expect
    .soft(await screensOf(page), `${path}: length in screens`)
    .toBeLessThanOrEqual(mostScreensOf(kind));
  const headings = page.getByRole('main').locator('h1, h2, h3');
  const { broken } = await wordsOnLines(headings, '\\p{L}+');
  expect.soft(broken, `${path}: words on two lines`).toEqual([]);
}

/**
 * The messages to ignore: the QA sheet requests an icon that does not exist, and this test blocks
 * the offline worker.
 */
const expectedMessages =
  /The icon "lucide:no-such-icon" could not be loaded|registration blocked by|The offline copy/;

/**
 * Records the problems of the pages that a tab opens: errors, warnings, failed requests, and
 * requests to other sites.
 */
function recordTroubles(page: Page, origin: string): readonly string[] {
  const troubles: string[] = [];
  const note = (trouble: string) => troubles.push(`${new URL(page.url()).pathname}: ${trouble}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expectedMessages.test(message.text()))
      note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('requestfailed', (request) => {
    // When the next page of a batch opens, the browser cancels what the page before it is still
    // prefetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) note(`to another site: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** The number of pages that one test opens. */
const batchSize = 10;
const batches = Array.from({ length: Math.ceil(pages.length / batchSize) }, (_, index) =>
  pages.slice(index * batchSize, (index + 1) * batchSize),
);

for (const [turn, batch] of batches.entries()) {
  test(`pages report no error, do not shift, and fit each screen and large text: ${batch.map(({ path }) => path).join(' ')}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const troubles = recordTroubles(page, String(baseURL));
    await recordShift(page);
    // The fonts arrive after the page has been drawn without them.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    const session = await page.context().newCDPSession(page);
    /**
     * Sets the text size of the browser's settings, which lengths in rem and media queries in rem
     * follow.
     */
    const setTextSize = async (standard: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe(`${standard}px`);
    };

    /**
     * Shows the page on a phone, where the scrollbar takes no room. The next change of the window's
     * size ends it.
     */
    const showAsPhone = () =>
      session.send('Emulation.setDeviceMetricsOverride', {
        ...phone,
        deviceScaleFactor: 3,
        mobile: true,
      });

    for (const [index, { kind, path }] of batch.entries()) {
      await test.step(path, async () => {
        const isSample = samplePaths.has(path);
        if (isSample && (turn + index) % 2 === 0) await page.setViewportSize(desktop);
        else await showAsPhone();
        // A first visit has an empty cache. A cached font would hide shifts.
        await session.send('Network.clearBrowserCache');
        await page.goto(path);
        await hydrate(page);
        await page.waitForFunction(
          () => document.fonts.check('1em text') && document.fonts.check('1em display'),
        );
        expect.soft(await shiftOf(page), `${path}: shift`).toBeLessThan(0.01);
        if (isSample) await expectGoodLength(page, kind, path);

        await page.setViewportSize(phone);
        expect.soft(await cutTables(page), `${path}: tables that are cut off`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflowingText(page), `${path}: 320 pixels wide`).toEqual([]);
        await setTextSize(32);
        for (const width of [375, 640, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const beside = await overflowingText(page);
          expect.soft(beside, `${path}: text at 200 %, ${width} pixels wide`).toEqual([]);
        }
        await setTextSize(16);
      });
    }
    expect(troubles).toEqual([]);
  });
}

test('a long word of an editor makes no kind of page wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { kind, path } of onePageOfEachKind) {
    await page.goto(path);
    const changed = await page.evaluate(() => {
      const names = 'h1 h2 h3 p li dt dd td th a summary label legend figcaption blockquote';
      let count = 0;
      for (const name of names.split(' ')) {
        const main = document.querySelector('main');
        // A phone number is on one line.
        const texts = [...(main?.querySelectorAll(`${name}:not([href^="tel:"])`) ?? [])]
          .flatMap((element) => [...element.childNodes])
          .filter((node) => node.nodeType === 3 && node.textContent?.trim());
        for (const text of texts.slice(0, 3)) {
          text.textContent = 'w'.repeat(400);
          count += 1;
        }
      }
      return count;
    });
    expect(changed, kind).toBeGreaterThan(0);
    expect.soft(await overflowingText(page), kind).toEqual([]);
  }
});
