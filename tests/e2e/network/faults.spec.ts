import { expect, type Page, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { type Fault, type ReleaseServer, serveReleases } from '../../support/release-server';
import { footerLink } from '../support/footer-link';
import { start } from '../support/header-entries';
import { hydrate } from '../support/hydrate';
import { keptPages } from './kept-files';

// One after the other: together they make the table that is printed at the end.
test.describe.configure({ mode: 'default' });

/** The kinds of request that a page view makes. */
const kinds = {
  script: /^\/_next\/static\/islands\/.*\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  'menus and search index': /^\/(menus|search-index)\.json$/,
  worker: /^\/sw\.js$/,
  'latest build': /^\/builds\/latest\.json$/,
  'build manifest': /^\/builds\/meta\//,
  picture: /\.(svg|png|ico)$/,
  'app manifest': /\.webmanifest$/,
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** The kinds that a page brings without the visitor doing anything; pictures and the app manifest are the browser's choice. */
const comeByThemselves: ReadonlySet<Kind> = new Set([
  'script',
  'style',
  'font',
  'menus and search index',
  'worker',
  'latest build',
  'build manifest',
]);

let host: ReleaseServer;
test.beforeEach(async () => {
  host = await serveReleases();
});
test.afterEach(() => host.close());

const outcomes: string[][] = [];
test.afterAll(() => {
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...outcomes.map((row) => row[column]?.length ?? 0)),
  );
  const lines = outcomes.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  console.log(`\nFaults and outcomes\n${lines.join('\n')}\n`);
});

/**
 * Reads the page as a visitor does, follows a link, and reads the next one. Notes what came of it.
 * @param hasSettled resolves once all has come that comes by itself, and the fault has been met
 */
async function readAndFollow(
  page: Page,
  host: ReleaseServer,
  what: string,
  fault: string,
  hasSettled: (page: Page) => Promise<void> = hydrate,
) {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${host.origin}/services`, { waitUntil: 'commit' }).catch(() => {});
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(copyOf('/services').heading);
  // Painted, not only in the document.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await hasSettled(page);
  await expect(heading).toHaveText(copyOf('/services').heading);
  const isHydrated = (await page.locator('html').getAttribute('data-hydrated')) === 'true';
  const loadsBefore = loads;
  expect(loadsBefore, 'a page is reloaded once at most').toBeLessThanOrEqual(2);

  const link = page.getByRole('banner').getByRole('link', { name: start.title, exact: true });
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL(host.origin + start.href, { timeout: 20_000 });
  await expect(heading).toHaveText(copyOf(start.href).heading);
  outcomes.push([
    what,
    fault,
    `page readable${isHydrated ? ', runtime runs' : ', as plain HTML'}${loadsBefore > 1 ? ', reloaded once' : ''}`,
    'link opens its page',
  ]);
  return problems;
}

test('every request of a page view is of a kind that the faults cover', async ({ page }) => {
  await page.goto(`${host.origin}/services`);
  await hydrate(page);
  for (const kind of comeByThemselves)
    await expect
      .poll(() => host.requests.filter((path) => kinds[kind].test(path)), kind)
      .not.toEqual([]);
  const isCovered = (path: string) =>
    /^\/(services|about)?$|^\/[a-z/-]+$/.test(path) ||
    kindNames.some((kind) => kinds[kind].test(path));
  expect(host.requests.filter((path) => !isCovered(path))).toEqual([]);
});

const faults: readonly Fault[] = ['refused', 'hangs', 'status 500', 'answers HTML'];
for (const kind of kindNames) {
  test(`${kind}: ${faults.join(', ')}`, async ({ browser }) => {
    // Each with a host and a browser profile of its own, at the same time, since most of it is waiting.
    await Promise.all(
      faults.map(async (fault) => {
        const failing = await serveReleases();
        failing.fault = (path) => (kinds[kind].test(path) ? fault : undefined);
        const context = await browser.newContext();
        await readAndFollow(await context.newPage(), failing, kind, fault, async (page) => {
          if (kind !== 'script') await hydrate(page);
          if (comeByThemselves.has(kind))
            await expect.poll(() => failing.failed, `${kind} ${fault}`).not.toEqual([]);
        });
        await context.close();
        await failing.close();
      }),
    );
  });
}

test('everything but the page itself: refused', async ({ page }) => {
  host.fault = (path) => (/\.\w+$/.test(path) ? 'refused' : undefined);
  await readAndFollow(page, host, 'everything but the page', 'refused', async () => {
    await expect.poll(() => host.failed.filter((path) => kinds.script.test(path))).not.toEqual([]);
  });
});

test('the connection is cut in the middle of the page', async ({ page }) => {
  let isFirst = true;
  host.fault = (path) => {
    if (path !== '/services' || !isFirst) return undefined;
    isFirst = false;
    return 'is cut';
  };
  await readAndFollow(page, host, 'page', 'is cut in the middle');
});

test('storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  expect(await readAndFollow(page, host, 'storage', 'blocked')).toEqual([]);
});

test('storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  expect(await readAndFollow(page, host, 'storage', 'full')).toEqual([]);
});

for (const year of [1999, 2099]) {
  test(`the clock says ${year}`, async ({ page }) => {
    await page.addInitScript((skewed) => {
      const offset = Date.UTC(skewed, 0) - Date.now();
      const now = Date.now.bind(Date);
      Date.now = () => now() + offset;
    }, year);
    const html = await (await fetch(`${host.origin}/services`)).text();
    const isLate = (path: string) => kinds.script.test(path) && !html.includes(path);
    let refusals = 0;
    host.fault = (path) => (isLate(path) && refusals++ < 1 ? 'refused' : undefined);
    await readAndFollow(page, host, 'clock, and late code', `says ${year}, refused`);
    expect(host.failed).toHaveLength(1);
  });
}

test('the connection goes after the page has come', async ({ page, context }) => {
  await page.goto(`${host.origin}/about`);
  await hydrate(page);
  await expect.poll(() => keptPages(page)).toContain('/about');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await footerLink(page, '/terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are offline', {
    timeout: 15_000,
  });
  await page.getByRole('link', { name: titleOf('/about'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);
  outcomes.push([
    'connection',
    'gone after load',
    'page readable',
    'link leads to the offline page',
  ]);
});
