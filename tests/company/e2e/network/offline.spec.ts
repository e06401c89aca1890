import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import type { WorkerMessage } from '@/lib/worker/protocol';
import { chooseTheme } from '../../../support/browser/choose-theme';
import { footerLink } from '../../../support/browser/footer-link';
import { mega, start } from '../../../support/browser/header-entries';
import { bringMenus, expectRunning, hydrate } from '../../../support/browser/hydrate';
import { pageOf } from '../../../support/page-of';
import { expectCached, islandFiles } from './cached-files';

const product = pageOf('product');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('visited pages, except error pages, can be read offline; any other address shows a list of the visited pages', async ({
  page,
  context,
}) => {
  await page.goto('/services?from=card');
  await hydrate(page);
  await expectCached(page, '/services');
  await page.goto('/nowhere');
  await hydrate(page);
  // The worker handles this page after the missing one.
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expectCached(page, '/about');

  await context.setOffline(true);
  await page.goto('/services?from=another');
  await expect(heading(page)).toHaveText(copyOf('/services').heading);
  await hydrate(page);
  // The page has its styles, and its links work.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await footerLink(page, '/about').click();
  await expect(heading(page)).toHaveText(copyOf('/about').heading);

  const response = await page.goto(product);
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toContainText('You are offline');
  await expect(page.getByRole('listitem')).toHaveText([titleOf('/about'), titleOf('/services')]);
  await expect(page.getByRole('link', { name: site.contact.phone.value })).toBeVisible();
  await page.getByRole('link', { name: titleOf('/services'), exact: true }).click();
  await expect(heading(page)).toHaveText(copyOf('/services').heading);

  await page.goto(product);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(heading(page)).toHaveText(copyOf(product).heading);
});

test('after one visit with a mouse, the menus, the sheet, search and the theme work offline', async ({
  page,
  context,
}) => {
  const warnings: string[] = [];
  await page.goto('/services');
  await hydrate(page);
  await expect.poll(async () => (await islandFiles(page)).missing).toEqual([]);
  await expectCached(page, '/services');

  await context.setOffline(true);
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/services');
  await bringMenus(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: mega.title }).click();
  const panel = banner.getByRole('group', { name: mega.title });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await banner.getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  await dialog.getByRole('searchbox').fill(titleOf(product));
  await expect(dialog.getByRole('listitem').first()).toContainText(titleOf(product));
  await page.keyboard.press('Escape');

  await chooseTheme(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectRunning(page, 'theme');

  await page.setViewportSize({ width: 375, height: 740 });
  await banner.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: start.title, exact: true })).toBeVisible();
  expect(warnings.filter((text) => text.includes('The island'))).toEqual([]);
});

test.describe('on a phone', () => {
  const size = { width: 375, height: 740 };
  test.use({ viewport: size, screen: size, isMobile: true, hasTouch: true });

  test('the first page caches no code that it has not loaded; the second page caches the code of all islands for offline use', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const send = ServiceWorker.prototype.postMessage;
      const told: WorkerMessage[] = [];
      Object.assign(window, { told });
      ServiceWorker.prototype.postMessage = function (message: WorkerMessage) {
        told.push(message);
        send.call(this, message);
      };
    });
    await page.goto('/services');
    await hydrate(page);
    await expectCached(page, '/services');
    const { all } = await islandFiles(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const missing = async () => (await islandFiles(page)).missing;
    const notLoaded = all.filter((file) => !loaded.includes(file));
    expect(notLoaded).not.toEqual([]);
    await expect.poll(missing).toEqual(notLoaded);
    // The worker caches only what the page tells it, and the page has told it by now: it read the
    // list of files before `islandFiles` did.
    const told = await page.evaluate((): readonly WorkerMessage[] => Reflect.get(window, 'told'));
    const toCache = told.flatMap((message) => (message.type === 'cache' ? message.files : []));
    expect(toCache).not.toEqual([]);
    expect(notLoaded.filter((file) => toCache.includes(file))).toEqual([]);

    await page.goto('/about');
    await expect.poll(missing).toEqual([]);
    await expectCached(page, '/about');

    await context.setOffline(true);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link', { name: start.title, exact: true })).toBeVisible();
  });
});

test('if no worker can be registered, there is only a warning', async ({ page }) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto('/services');
  await hydrate(page);
  await expect.poll(() => warnings.join()).toContain('The offline copy is not available');
  expect(errors).toEqual([]);
});
