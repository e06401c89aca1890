import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { reloadIntervalMs } from '../src/limits';

/*
 * A second site walks through what the package promises: with its code on time, late, missing and
 * crashing.
 */

const { FINISHED_APP: finished = '', EXPORTED_APP: exported = '' } = process.env;

const add = (page: Page) => page.getByRole('button', { name: 'Add a packet' });
const basket = (page: Page) => page.getByText(/packets for/);
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const order = (page: Page) => page.getByRole('button', { name: 'Order' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery' });

/**
 * Opens the first page of the finished site. Its client script handles every click from then on.
 */
const open = (page: Page) => page.goto(finished);

/**
 * Holds back the scripts whose names start with one of these words, until the returned function is
 * called.
 */
async function hold(page: Page, ...names: readonly string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/islands/(${names.join('|')})-`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers requests for a script as a host does after a deployment has removed it. */
const lose = (page: Page, script: string) =>
  page.route(new RegExp(`/islands/${script}-`), (route) => route.fulfill({ status: 404 }));

/** Resolves when the page gives up a missing script and does not reload. */
const givesUp = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().endsWith(' is missing.'));

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads++;
  });
  return () => loads;
}

async function openAndCloseDialog(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Delivery' })
    .or(page.getByRole('link', { name: 'Delivery' }))
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('with its code on time, islands, form and dialog work, and the policy blocks nothing', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await open(page);
  await openAndCloseDialog(page);
  await add(page).click();
  await expect(basket(page)).toHaveText('1 packets for £4');
  await name(page).fill('Asha');
  await order(page).click();
  await expect(page.getByText('Thank you, Asha.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('with its code late, the dialog works at once, and a press and a form wait for the code', async ({
  page,
}) => {
  const bring = await hold(page, 'basket', 'order');
  await open(page);
  await add(page).dblclick();
  await name(page).fill('Asha');
  await order(page).click();
  await openAndCloseDialog(page);
  await expect(basket(page)).toHaveText('0 packets for £0');
  bring();
  await expect(basket(page)).toHaveText('1 packets for £4');
  await expect(page.getByText('Thank you, Asha.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('with the client script late, links and forms are those of the page', async ({ page }) => {
  const bring = await hold(page, 'client');
  await page.goto(finished, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await name(page).fill('Asha');
  await order(page).click();
  await expect(page.getByText('The server thanks Asha.')).toBeVisible();
  bring();
});

test('with its code missing, a form is sent by the browser', async ({ page }) => {
  await lose(page, 'order');
  await open(page);
  await name(page).fill('Asha');
  await order(page).click();
  await expect(page.getByText('The server thanks Asha.')).toBeVisible();
});

test('with its code missing, the page reloads once, and only when the visitor has left the control', async ({
  page,
}) => {
  await lose(page, 'basket');
  const loads = countLoads(page);
  // Before it reloads, the page asks the server whether it can send the page.
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const { fetch } = window;
    Object.assign(window, { asked });
    window.fetch = (...request) => {
      asked.push(request);
      return fetch(...request);
    };
  });
  await page.clock.install();
  await open(page);
  const leave = () => page.getByRole('heading', { name: 'Leaf & Pot' }).click();
  await add(page).click();
  await expect(page.locator('[data-island=basket]')).toHaveAttribute('data-failed', 'load');
  await page.clock.runFor(10 * reloadIntervalMs);
  expect(await page.evaluate((): unknown => Reflect.get(window, 'asked'))).toEqual([]);
  expect(loads()).toBe(1);
  await leave();
  await page.clock.runFor(reloadIntervalMs);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState();
  const givenUp = givesUp(page);
  await add(page).click();
  await leave();
  await page.clock.runFor(reloadIntervalMs);
  await givenUp;
  expect(loads()).toBe(2);
  await openAndCloseDialog(page);
});

test('with the client script missing, the page reloads once and stays usable', async ({ page }) => {
  await lose(page, 'client');
  const loads = countLoads(page);
  const givenUp = givesUp(page);
  await open(page);
  await givenUp;
  expect(loads()).toBe(2);
  await name(page).fill('Asha');
  await order(page).click();
  await expect(page.getByText('The server thanks Asha.')).toBeVisible();
});

test('after a crash, a form has its text again and is sent by the browser, and the rest of the page works', async ({
  page,
}) => {
  await open(page);
  await name(page).focus();
  await expect(page.locator('[data-island=order]')).toHaveAttribute('data-running');
  await name(page).fill('Crash');
  await order(page).click();
  await expect(page.locator('[data-island=order]')).toHaveAttribute('data-failed', 'crash');
  await expect(name(page)).toHaveValue('Crash');
  await add(page).click();
  await expect(basket(page)).toHaveText('1 packets for £4');
  await openAndCloseDialog(page);
  await order(page).click();
  await expect(page.getByText('The server thanks Crash.')).toBeVisible();
});

test('after a crash, a button without a native form runs its island again', async ({ page }) => {
  await open(page);
  for (let packets = 1; packets <= 3; packets++) {
    await add(page).click();
    await expect(basket(page)).toHaveText(`${packets} packets for £${packets * 4}`);
  }
  await add(page).click();
  await expect(basket(page)).toHaveText('0 packets for £0');
  await add(page).click();
  await expect(basket(page)).toHaveText('1 packets for £4');
});

interface Cost {
  readonly document: number;
  readonly scripts: number;
  readonly scriptsAfterUse: number;
  readonly longTasks: number;
}

declare global {
  interface Window {
    longTasks?: number;
  }
}

/**
 * The bytes of a visit, compressed with gzip, and the milliseconds of long tasks on a processor
 * that is four times slower.
 */
async function costOf(page: Page, origin: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longTasks = (window.longTasks ?? 0) + duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  const responses: Response[] = [];
  const record = (response: Response) => responses.push(response);
  page.on('response', record);
  const bytes = async (type: string) => {
    const bodies = await Promise.all(
      responses
        .filter((response) => response.request().resourceType() === type && response.ok())
        .map((response) => response.body()),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const longTasks = await page.evaluate(() => window.longTasks ?? 0);
  const [document, scripts] = [await bytes('document'), await bytes('script')];
  await add(page).click();
  await expect(basket(page)).toHaveText('1 packets for £4');
  const scriptsAfterUse = await bytes('script');
  page.off('response', record);
  await session.detach();
  return { document, scripts, scriptsAfterUse, longTasks };
}

test('a page costs less than with the bundle of Next', async ({ browser }) => {
  const costs: Cost[] = [];
  for (const origin of [exported, finished]) {
    const visits: Cost[] = [];
    for (let visit = 0; visit < 3; visit++) {
      const page = await browser.newPage();
      visits.push(await costOf(page, origin));
      await page.close();
    }
    // Bytes repeat. Of the times, the median counts.
    const [, median] = visits.toSorted((a, b) => a.longTasks - b.longTasks);
    if (median) costs.push(median);
  }
  const [before, after] = costs;
  if (!before || !after) throw new Error('The visits were not measured.');
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  const row = (label: string, value: (cost: Cost) => string) =>
    `| ${label} | ${value(before)} | ${value(after)} |`;
  console.log(
    [
      '| | As Next exported it | Finished |',
      '|---|---|---|',
      row('Document', (cost) => kB(cost.document)),
      row('Scripts of a visit that only reads', (cost) => kB(cost.scripts)),
      row('Scripts after the first use of an island', (cost) => kB(cost.scriptsAfterUse)),
      row(
        'Long tasks, with a processor four times slower',
        (cost) => `${Math.round(cost.longTasks)} ms`,
      ),
    ].join('\n'),
  );
  expect(after.document).toBeLessThan(before.document);
  expect(after.scripts).toBeLessThan(before.scripts / 10);
  expect(after.scriptsAfterUse).toBeLessThan(before.scriptsAfterUse);
  expect(after.longTasks).toBeLessThanOrEqual(before.longTasks);
});
