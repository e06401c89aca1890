import { type BrowserContext, errors, type Page } from 'playwright';
import { themes } from '@/content/themes';
import type { PagePath } from '@/content/tree';
import { launchBrowser } from '../support/browser/launch';
import { openFolder, type Served } from '../support/browser/serve-folder';
import { pageOf } from '../support/page-of';
import { type Screen, screens, slowDown } from './visits/browser';
import { median, readOptions } from './visits/targets';

/**
 * Tries each control of a build as the first control on a page that has just loaded, the processor slowed down four times,
 * with the files it needs in the browser's cache and without:
 *
 *     npm run bench -- first-use [--runs=5]
 *
 * Prints medians of the time to the first useful paint and to the control's final form. `tests/e2e/runtime/first-use.spec.ts`
 * tests that nothing is lost or done twice.
 */
/** The first use of a control. */
interface Act {
  readonly name: string;
  readonly path: PagePath;
  readonly screen: Screen;
  readonly startsWith: 'click' | 'keydown';
  act(page: Page): Promise<unknown>;
  /** Selectors of what is visible once the control has reacted usefully, and once its code runs. */
  readonly useful: string;
  readonly final: string;
}

const anyPage = pageOf('service');
const [, otherTheme] = themes;

const acts: readonly Act[] = [
  {
    name: 'Services',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'click',
    act: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).click(),
    useful: '.menu-panel a, .native-menu a',
    final: '[data-island="main-menu"][data-running] .menu-panel a',
  },
  {
    name: 'Menu on a phone',
    path: anyPage,
    screen: 'phone',
    startsWith: 'click',
    act: (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap(),
    useful: '.native-menu a, [role=dialog] a',
    final: '[role=dialog] a',
  },
  {
    name: 'Search',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'click',
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    useful: 'input[type=search]:focus',
    final: '[data-island="search-dialog"][data-running] input:focus',
  },
  {
    name: 'Theme',
    path: anyPage,
    screen: 'desktop',
    startsWith: 'keydown',
    act: (page) => page.getByRole('combobox', { name: 'Theme' }).press(otherTheme.label.charAt(0)),
    useful: `[data-theme="${otherTheme.name}"] body`,
    // The select itself is transparent; its icon is visible.
    final: `[data-theme="${otherTheme.name}"] [data-island="theme"][data-running] .theme-menu`,
  },
  {
    name: 'Filter on /projects',
    path: '/projects',
    screen: 'desktop',
    startsWith: 'click',
    act: (page) =>
      page.getByRole('group', { name: 'Industry' }).getByText('Education', { exact: true }).click(),
    useful: 'main:has(input[value="education"]:checked)',
    final: '[data-filter]:has(input[value="education"]:checked) [role=status]:not(:empty)',
  },
  {
    name: 'Form on /contact',
    path: '/contact',
    screen: 'desktop',
    startsWith: 'keydown',
    act: (page) => page.getByRole('textbox', { name: 'Your name' }).press('A'),
    useful: 'input[name="name"]:focus:valid',
    final: '[data-island="enquiry"][data-running] input[name="name"]:focus:valid',
  },
];

/** The maximum wait for the final form, in milliseconds. */
const patienceMs = 10_000;
/** The targets, in milliseconds. */
const wantedUsefulMs = 100;
const wantedFinalMs = (screen: Screen, isCached: boolean) =>
  screen === 'desktop' && isCached ? 400 : 800;

interface Times {
  readonly usefulMs?: number;
  readonly finalMs?: number;
}

/** Records when the paint after a trusted event first shows what the selectors name. Runs in the page from its start. */
function watch({ startsWith, useful, final }: Pick<Act, 'startsWith' | 'useful' | 'final'>) {
  const times: { usefulMs?: number; finalMs?: number } = {};
  Object.assign(window, { times });
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const onAct = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return;
    removeEventListener(startsWith, onAct, true);
    const onFrame = () => {
      const [isUseful, isFinal] = [isShown(useful), isShown(final)];
      // Runs first after the frame.
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
  addEventListener(startsWith, onAct, true);
}

/** Opens the act's page and does it at once. */
async function tryAct(context: BrowserContext, served: Served, act: Act): Promise<Times> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    // Only the HTTP cache of an earlier visit is left.
    await session.send('Storage.clearDataForOrigin', {
      origin: served.origin,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
    });
    // The compiler of this file may call a helper that names functions, which pages lack.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    const { startsWith, useful, final } = act;
    await page.addInitScript(watch, { startsWith, useful, final });
    await page.goto(served.origin + act.path);
    await act.act(page);
    // A function: the policy of the pages blocks an expression as text.
    await page
      .waitForFunction(
        () => (Reflect.get(window, 'times') as unknown as Times).finalMs !== undefined,
        undefined,
        { timeout: patienceMs },
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

async function tryOnce(act: Act, isCached: boolean): Promise<Times> {
  const served = await folder.serve();
  const { width, height, ...device } = screens[act.screen];
  const context = await browser.newContext({ viewport: { width, height }, ...device });
  try {
    if (isCached) await tryAct(context, served, act);
    return await tryAct(context, served, act);
  } finally {
    await context.close();
    await served.close();
  }
}

const shown = (times: readonly (number | undefined)[]) =>
  times.map((time) => (time === undefined ? '-' : Math.round(time))).join(', ');
const medianOf = (times: readonly (number | undefined)[]) =>
  Math.round(median(times.map((time) => time ?? Number.POSITIVE_INFINITY)));

const rows: object[] = [];
for (const act of acts) {
  for (const isCached of [true, false]) {
    console.error(`${act.name}, files ${isCached ? 'cached' : 'not there'}`);
    const tried: Times[] = [];
    for (let run = 0; run < runs; run += 1) tried.push(await tryOnce(act, isCached));
    const useful = tried.map(({ usefulMs }) => usefulMs);
    const final = tried.map(({ finalMs }) => finalMs);
    rows.push({
      act: act.name,
      files: isCached ? 'cached' : 'not there',
      useful: medianOf(useful),
      'useful, wanted': wantedUsefulMs,
      'useful, of': shown(useful),
      final: medianOf(final),
      'final, wanted': wantedFinalMs(act.screen, isCached),
      'final, of': shown(final),
    });
  }
}
await browser.close();
console.log(`The first use after load, in ms, median of ${runs}:`);
console.table(rows);
