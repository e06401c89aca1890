import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { copyOf } from '@/lib/copy';
import { type ReleaseServer, serveReleases } from '../release-server';
import { hydrate } from './hydrate';

let host: ReleaseServer;
test.beforeEach(async () => {
  host = await serveReleases();
});
test.afterEach(() => host.close());

/**
 * Opens a page and waits until the offline worker has it and all its code has come: code still on its way when the second
 * release takes its place brings that by a reload, which is a test of its own.
 */
async function openAndKeep(page: Page, path: string) {
  // The last code to come by itself is what measures the page.
  const measured = page.waitForEvent('console', (message) => message.text().startsWith('TTFB'));
  await page.goto(host.origin + path);
  await hydrate(page);
  await expect
    .poll(() =>
      page.evaluate(async (pathname) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
        const kept = await Promise.all(
          names.map(async (name) => (await caches.open(name)).match(pathname)),
        );
        return navigator.serviceWorker.controller !== null && kept.some(Boolean);
      }, path),
    )
    .toBe(true);
  await measured;
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const becomesVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(pages|payloads)-/.test(name));
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const),
      ),
    );
  });

test('a second release is noticed, and the next step inside the site is a full load of it', async ({
  page,
}) => {
  await openAndKeep(page, '/services');
  expect(await buildOf(page)).toBe(host.buildId);
  // Prefetched, so that the router has it ready in release A.
  await footerLink(page, 'About').hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  host.release = 'B';
  await becomesVisible(page);
  await expect(page.locator('html')).toHaveAttribute('data-new-build', `${host.buildId}b`);
  await footerLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
});

test('after a second release nothing of the first is served, online or offline', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/services');
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  host.release = 'B';
  await becomesVisible(page);
  await expect(page.locator('html')).toHaveAttribute('data-new-build', `${host.buildId}b`);
  await footerLink(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  await hydrate(page);

  // The second release's own worker takes over and keeps its own pages.
  await expect
    .poll(async () =>
      Object.keys(await keptPages(page)).filter((name) => name.startsWith('pages-')),
    )
    .toEqual([`pages-${host.buildId}b`]);
  await expect
    .poll(async () => (await keptPages(page))[`pages-${host.buildId}b`])
    .toBeGreaterThan(0);
  await context.setOffline(true);
  await page.goto(`${host.origin}/services`);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  await page.goto(`${host.origin}/about`);
  // The second release's copy, where its worker has one by now, or the offline page.
  expect(await buildOf(page)).not.toBe(host.buildId);
});

test('before the deployment is noticed, a page that was not prefetched comes from the new release', async ({
  page,
}) => {
  await openAndKeep(page, '/services');
  host.release = 'B';
  await footerLink(page, 'Terms').click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => buildOf(page)).toBe(`${host.buildId}b`);
});

test('a click is not lost to the reload that missing code leads to', async ({ page }) => {
  await openAndKeep(page, '/services');
  host.fault = (path) => (/^\/terms.*\.txt$/.test(path) ? 'hangs' : undefined);
  host.release = 'B';
  await footerLink(page, 'Terms').click();
  // The panels' code went with the first release.
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
  await expect(page).toHaveURL(/\/terms$/);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
});

test('a half-written form is still there after a deployment', async ({ page }) => {
  await openAndKeep(page, '/contact');
  const message = page.getByLabel('Message');
  await message.fill('Forty tills in three towns, and the line is down half the day.');
  await page.getByLabel('Your name').fill('Achieng');
  host.release = 'B';
  await becomesVisible(page);
  await expect(page.locator('html')).toHaveAttribute('data-new-build', `${host.buildId}b`);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await buildOf(page)).toBe(`${host.buildId}b`);
  await page.goto(`${host.origin}/contact`);
  await hydrate(page);
  await expect(message).toHaveValue(
    'Forty tills in three towns, and the line is down half the day.',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Achieng');
});

/** The code chunks that a page does not name but loads later. */
async function lateChunks(file: string) {
  const html = await readFile(file, 'utf8');
  const all = await readdir('out/_next/static/chunks');
  return new Set(all.filter((name) => name.endsWith('.js') && !html.includes(name)));
}

test('a lazy chunk that went with the first release leads to one reload, into the second', async ({
  page,
}) => {
  const late = await lateChunks('out/about.html');
  host.fault = (path) => {
    // The deployment happens between the page and its lazy chunk.
    if (late.has(path.split('/').at(-1) ?? '')) host.release = 'B';
    return undefined;
  };
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${host.origin}/about`);
  await hydrate(page);
  await expect.poll(() => buildOf(page)).toBe(`${host.buildId}b`);
  await hydrate(page);
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
});

test('a lazy chunk that stays missing leads to one reload and not a loop', async ({ page }) => {
  const late = await lateChunks('out/about.html');
  host.fault = (path) => (late.has(path.split('/').at(-1) ?? '') ? 'status 404' : undefined);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${host.origin}/about`);
  await hydrate(page);
  await expect.poll(() => loads).toBe(2);
  await hydrate(page);
  await page.waitForTimeout(4000);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);
  await footerLink(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
});

test('the worker can be switched off from the host', async ({ page }) => {
  await openAndKeep(page, '/services');
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: host.buildId, serviceWorker: 'off' } }),
  );
  await becomesVisible(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  // It serves the page that is open to its end, and leaves nothing to the next.
  await page.goto(`${host.origin}/about`);
  await hydrate(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 10_000 })
    .toBe(0);
  expect(await registrations()).toBe(0);
});
