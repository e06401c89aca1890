import { expect, type Page, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { footerLink } from '../../../support/browser/footer-link';
import { mega } from '../../../support/browser/header-entries';
import { hydrate } from '../../../support/browser/hydrate';
import { type ReleaseServer, serveReleases } from '../release-server';
import { cachedPages, expectCached, islandFiles } from './cached-files';

let host: ReleaseServer;
test.beforeEach(async () => {
  host = await serveReleases();
});
test.afterEach(() => host.close());

/**
 * Opens a page and waits until the offline worker has cached it and all its code has loaded. If
 * code were still loading when the second release is deployed, the page would reload into that
 * release. Another test covers that case.
 */
async function openAndCache(page: Page, path: string) {
  await page.goto(host.origin + path);
  await hydrate(page);
  await expectCached(page, path);
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const becomesVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** The entry of the header that opens a panel. The entry is found even while it is a plain link. */
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`[data-menu="${mega.href}"]`);

/** Deploys the second release, and lets the page detect it. */
async function deploy(page: Page) {
  host.release = 'B';
  await becomesVisible(page);
  await expect(page.locator('html')).toHaveAttribute('data-new-build', `${host.buildId}b`);
}

/** The paths of the pages of the second release that are cached. */
const cachedOfSecond = (page: Page) => cachedPages(page, `pages-${host.buildId}b`);

// `tests/e2e/runtime/rendered-ahead.spec.ts` tests that a prerendered page of the first release is
// discarded.
test('a second release is detected, prefetching of the first release stops, and the next navigation opens the second release', async ({
  page,
}) => {
  await openAndCache(page, '/services');
  expect(await buildOf(page)).toBe(host.buildId);
  await deploy(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await footerLink(page, '/terms').hover();
  await footerLink(page, '/about').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  expect(host.requests).not.toContain('/terms');
});

test('after a second release, nothing of the first release is served, online or offline, and a page of the second release is cached when it opens', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/services');
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL(/\/about$/);
  await deploy(page);
  // The worker of the first release handles this page, but does not cache pages of the second.
  await footerLink(page, '/services').click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  // The second release's worker takes over.
  await expect.poll(() => cachedOfSecond(page)).toContain('/services');
  // The cache names of both releases start with `pages-` and the id of the first. The lists are
  // equal only if no page of the first release is left. A worker that is still taking over may
  // cache a page before it has deleted the old ones.
  await expect
    .poll(() => cachedPages(page, `pages-${host.buildId}`))
    .toEqual(await cachedOfSecond(page));
  await context.setOffline(true);
  await page.goto(`${host.origin}/services`);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  await page.goto(`${host.origin}/about`);
  // The browser shows the offline page, or the second release's page if that release's worker has
  // already cached it.
  expect(await buildOf(page)).not.toBe(host.buildId);
});

test('a reload for missing code does not lose a click', async ({ page }) => {
  await openAndCache(page, '/services');
  host.fault = (path) => (path === '/terms' ? 'is late' : undefined);
  await expect.poll(async () => (await islandFiles(page)).missing).toEqual([]);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  host.release = 'B';
  const missing = page.waitForEvent('console', (message) =>
    message.text().includes('could not be loaded'),
  );
  const box = await menuEntry(page).boundingBox();
  await footerLink(page, '/terms').click({ noWaitAfter: true });
  // The menus' code was deleted with the first release.
  for (const step of [4, 8]) await page.mouse.move((box?.x ?? 0) + step, (box?.y ?? 0) + step);
  await missing;
  host.answerLate();
  await expect(page).toHaveURL(/\/terms$/);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
});

test('a deployment does not lose a half-written form', async ({ page }) => {
  await openAndCache(page, '/contact');
  const message = page.getByLabel('Message');
  await message.fill('Forty tills in three towns, and the line is down half the day.');
  await page.getByLabel('Your name').fill('Achieng');
  await deploy(page);
  await page.goto(`${host.origin}/contact`);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  await hydrate(page);
  await expect(message).toHaveValue(
    'Forty tills in three towns, and the line is down half the day.',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Achieng');
});

/**
 * Returns a function that tells whether a path is a late script. The page's HTML does not name such
 * a script; it loads later.
 */
async function lateScripts() {
  const html = await (await fetch(`${host.origin}/about`)).text();
  return (path: string) => path.startsWith('/_next/static/islands/') && !html.includes(path);
}

/** Counts how often the page loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

test('late code that was deleted with the first release causes one reload, into the second release', async ({
  page,
}) => {
  const isLate = await lateScripts();
  host.fault = (path) => {
    // The deployment happens between the request for the page and the requests for its late code.
    if (isLate(path)) host.release = 'B';
    return undefined;
  };
  const loads = countLoads(page);
  await page.goto(`${host.origin}/about`);
  await expect.poll(() => buildOf(page)).toBe(`${host.buildId}b`);
  await hydrate(page);
  expect(loads.count).toBe(2);
});

test('late code that stays missing causes one reload, not a loop, and the page works with native controls', async ({
  page,
}) => {
  const isLate = await lateScripts();
  host.fault = (path) => (isLate(path) ? 'is missing' : undefined);
  const loads = countLoads(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${host.origin}/about`);
  await expect.poll(() => loads.count).toBe(2);
  // The page requests another reload, which is refused.
  await expect.poll(() => warnings.join()).toContain('The runtime is missing.');
  // Missing code of another part does not reload the page either.
  await page.mouse.move(640, 300);
  await menuEntry(page).hover();
  await expect.poll(() => warnings.join()).toContain('The island "main-menu" could not be loaded.');
  await menuEntry(page).click();
  await expect(page.getByRole('navigation', { name: 'All pages of the menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(loads.count).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);
  await footerLink(page, '/services').click();
  await expect(page).toHaveURL(/\/services$/);
});

test('the host can switch off the worker', async ({ page }) => {
  await openAndCache(page, '/services');
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: host.buildId, serviceWorker: 'off' } }),
  );
  await becomesVisible(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  // The worker serves the current page until that page closes. The next page has no worker and no
  // caches.
  await page.goto(`${host.origin}/about`);
  await hydrate(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 10_000 })
    .toBe(0);
  expect(await registrations()).toBe(0);
});

test('after a deployment, Back shows the page of the new release', async ({ page }) => {
  await page.goto(`${host.origin}/services`);
  await hydrate(page);
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL(/\/about$/);
  await hydrate(page);
  host.release = 'B';
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => buildOf(page)).toBe(`${host.buildId}b`);
});
