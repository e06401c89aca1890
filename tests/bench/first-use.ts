import { type BrowserContext, errors, type Page } from '@playwright/test';
import { themes } from '@/content/brand/themes';
import { launchBrowser } from '../support/browser/launch';
import { openFolder, type Served } from '../support/browser/serve-folder';
import { pageOf } from '../support/page-of';
import { type Screen, screens, slowDown } from './visits/browser';
import { median, readOptions } from './visits/targets';

/*
 * `npm run bench -- first-use [--runs=5]` uses each control as soon as its page has loaded, on a
 * processor that is slowed down by a factor of four. It measures each control both with the
 * control's files in the browser's cache and without them.
 *
 * Prints the median time from the input to the first useful paint, and to the control's final form.
 * `tests/e2e/runtime/first-use.spec.ts` tests that no input is lost or handled twice.
 */

/** A control, and how a visitor uses it. */
interface FirstUse {
  readonly name: string;
  readonly path: string;
  readonly screen: Screen;
  /** The event that the time is measured from. */
  readonly startsWith: 'click' | 'keydown';
  use(page: Page): Promise<unknown>;
  /** The selector of an element that is visible once the visitor sees a useful result. */
  readonly useful: string;
  /** The selector of an element that is visible once the control's code runs. */
  readonly final: string;
}

const anyPage = pageOf('service');
const [, otherTheme] = themes;

const firstUses: readonly FirstUse[] = [
  {
    name: 'Services',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'click',
    use: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).click(),
    useful: '.menu-panel a, .native-menu a',
    final: '[data-island="main-menu"][data-running] .menu-panel a',
  },
  {
    name: 'Menu on a phone',
    path: anyPage,
    screen: 'phone',
    startsWith: 'click',
    use: (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap(),
    useful: '.native-menu a, [role=dialog] a',
    final: '[role=dialog] a',
  },
  {
    name: 'Search',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'click',
    use: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    useful: 'input[type=search]:focus',
    final: '[data-island="search-dialog"][data-running] input:focus',
  },
  {
    name: 'Theme',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'click',
    use: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('radio', { name: otherTheme.label }).click();
    },
    useful: `[data-theme="${otherTheme.name}"] body`,
    final: `[data-theme="${otherTheme.name}"] [data-island="theme"][data-running] button`,
  },
  {
    name: 'Form on /contact',
    path: '/contact',
    screen: 'desktop',
    startsWith: 'keydown',
    use: (page) => page.getByRole('textbox', { name: 'Your name' }).press('A'),
    useful: 'input[name="name"]:focus:valid',
    final: '[data-island="enquiry"][data-running] input[name="name"]:focus:valid',
  },
];

/** The maximum wait for the final form, in milliseconds. */
const timeoutMs = 10_000;
/** The wanted maximum times, in milliseconds. */
const wantedUsefulMs = 100;
const wantedFinalMs = (screen: Screen, isCached: boolean) =>
  screen === 'desktop' && isCached ? 400 : 800;

interface Times {
  readonly usefulMs?: number;
  readonly finalMs?: number;
}

/**
 * Records the times from the visitor's input to the paints that first show the elements of the
 * selectors. Runs in the page, before the page's own scripts.
 */
function recordTimes({
  startsWith,
  useful,
  final,
}: Pick<FirstUse, 'startsWith' | 'useful' | 'final'>) {
  const times: { usefulMs?: number; finalMs?: number } = {};
  Object.assign(window, { times });
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const onInput = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return;
    removeEventListener(startsWith, onInput, true);
    const onFrame = () => {
      const [isUseful, isFinal] = [isShown(useful), isShown(final)];
      // A message that is posted in a frame arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now() - timeStamp;
        if (isUseful || isFinal) times.usefulMs ??= now;
        if (isFinal) times.finalMs ??= now;
      };
      port2.postMessage(undefined);
      if (!isFinal) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  };
  addEventListener(startsWith, onInput, true);
}

/** Opens the page of a control and uses the control at once. */
async function openAndUse(
  context: BrowserContext,
  served: Served,
  firstUse: FirstUse,
): Promise<Times> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    // Removes everything that an earlier visit has stored, except the HTTP cache.
    await session.send('Storage.clearDataForOrigin', {
      origin: served.origin,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
    });
    // The compiler may insert calls of its helper `__name` into functions. Pages do not have this
    // helper.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    const { startsWith, useful, final } = firstUse;
    await page.addInitScript(recordTimes, { startsWith, useful, final });
    await page.goto(served.origin + firstUse.path);
    await firstUse.use(page);
    // This is a function, because the content security policy of the pages blocks expressions as
    // text.
    await page
      .waitForFunction(
        () => (Reflect.get(window, 'times') as Times).finalMs !== undefined,
        undefined,
        { timeout: timeoutMs },
      )
      .catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
    return await page.evaluate<Times>('times');
  } finally {
    await page.close();
  }
}

const { runs } = readOptions();
const folder = openFolder('out');
const browser = await launchBrowser();

async function measureOnce(firstUse: FirstUse, isCached: boolean): Promise<Times> {
  const served = await folder.serve();
  const { width, height, ...device } = screens[firstUse.screen];
  const context = await browser.newContext({ viewport: { width, height }, ...device });
  try {
    if (isCached) await openAndUse(context, served, firstUse);
    return await openAndUse(context, served, firstUse);
  } finally {
    await context.close();
    await served.close();
  }
}

const listOf = (times: readonly (number | undefined)[]) =>
  times.map((time) => (time === undefined ? '-' : Math.round(time))).join(', ');
const medianOf = (times: readonly (number | undefined)[]) =>
  Math.round(median(times.map((time) => time ?? Number.POSITIVE_INFINITY)));

const rows: object[] = [];
for (const firstUse of firstUses) {
  for (const isCached of [true, false]) {
    console.error(`${firstUse.name}, files ${isCached ? 'cached' : 'not cached'}`);
    const measured: Times[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(firstUse, isCached));
    const useful = measured.map(({ usefulMs }) => usefulMs);
    const final = measured.map(({ finalMs }) => finalMs);
    rows.push({
      control: firstUse.name,
      files: isCached ? 'cached' : 'not cached',
      useful: medianOf(useful),
      'useful, wanted': wantedUsefulMs,
      'useful, each run': listOf(useful),
      final: medianOf(final),
      'final, wanted': wantedFinalMs(firstUse.screen, isCached),
      'final, each run': listOf(final),
    });
  }
}
await browser.close();
console.log(`Times from the first input to its result, in ms. Medians of ${runs} runs:`);
console.table(rows);
