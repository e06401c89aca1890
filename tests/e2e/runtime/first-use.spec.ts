import { expect, type Page, test } from '@playwright/test';
import { chunkReloadStorageKey, reloadIntervalMs } from 'prerendered-islands';
import { defaultTheme, themes } from '@/content/brand/themes';
import { waysToWrite } from '@/lib/contact-addresses';
import { titleOf } from '@/lib/pages/titles';
import { chooseTheme } from '../../support/browser/choose-theme';
import { footerLink } from '../../support/browser/footer-link';
import {
  firstLink as entry,
  firstMenu as first,
  firstEntry,
  hasMenu,
  innerPage,
  start,
} from '../../support/browser/header-entries';
import {
  bringMenus,
  expectRunning,
  holdIslands,
  hydrate,
  hydrationCode,
} from '../../support/browser/hydrate';

// Otherwise the offline worker would serve code that a test removes.
test.use({ hasTouch: true, serviceWorkers: 'block' });

const path = innerPage;
/** A word that search finds. */
const word = titleOf(path).split(' ').at(-1)?.toLowerCase() ?? '';
const otherTheme = themes.find(({ name }) => name !== defaultTheme)?.name ?? '';
const phone = { width: 360, height: 740 };

const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const firstMenu = (page: Page) => menus(page).locator(`[data-menu="${first.href}"]`);
const panel = (page: Page) => menus(page).getByRole('group');
const nativeMenu = (page: Page) => page.getByRole('navigation', { name: 'All pages of the menu' });
const plainLink = (page: Page, name: string) =>
  nativeMenu(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const searchField = (page: Page) => searchDialog(page).getByRole('searchbox');
const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

const typed = { 'Your name': 'Asha Mwangi', Message: 'We need a till in two shops.' } as const;
const textField = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name, exact: true });
const expectTyped = async (page: Page) => {
  for (const [name, value] of Object.entries(typed))
    await expect(textField(page, name)).toHaveValue(value);
};

const notFound = { status: 404, body: 'gone' };

// `tests/unit/islands/events/theme.test.tsx` tests the theme.
test.describe('a control that is used before its code has loaded responds immediately, and acts exactly once after the code has loaded:', () => {
  test('a menu, whose keys do not scroll the page', async ({ page }) => {
    test.skip(!hasMenu, 'The header has no menu.');
    const release = await holdIslands(page);
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await firstMenu(page).focus();
    for (const key of ['Space', 'ArrowDown']) {
      await firstMenu(page).press(key);
      await expect(plainLink(page, entry.title)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(nativeMenu(page)).toBeHidden();
    }
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    await expect(plainLink(page, start.title)).toBeHidden();
    release();
    await expect(panel(page)).toHaveAccessibleName(first.title);
    await expect(firstMenu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(nativeMenu(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  for (const [answer, links] of [
    ['arrive', 'them'],
    ['cannot be loaded', 'the link to the section'],
  ] as const) {
    test(`a menu, which is not painted before its links are there; if they ${answer}, it shows ${links}`, async ({
      page,
    }) => {
      test.skip(!hasMenu, 'The header has no menu.');
      await holdIslands(page);
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      await page.route('**/menus.json', async (route) => {
        await promise;
        await (answer === 'arrive' ? route.continue() : route.fulfill(notFound));
      });
      await page.goto(path);
      await firstMenu(page).click();
      await expect(firstMenu(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(nativeMenu(page)).toHaveCSS('opacity', '0');
      resolve();
      await expect(nativeMenu(page)).toHaveCSS('opacity', '1');
      await expect(plainLink(page, first.title)).toBeVisible();
      await expect(plainLink(page, entry.title)).toHaveCount(answer === 'arrive' ? 1 : 0);
    });
  }

  test('the menu of small screens, which is visible in every frame', async ({ page }) => {
    const release = await holdIslands(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    await menuButton(page).tap();
    await expect(plainLink(page, firstEntry.title)).toBeVisible();
    await expect(plainLink(page, start.title)).toBeVisible();
    await page.evaluate(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      const note = () => {
        const isPlain = document.querySelector('#site-menu')?.matches(':popover-open');
        const isSheet = document.querySelector('[role=dialog] nav a') !== null;
        frames.push(isSheet ? 'sheet' : isPlain ? 'native menu' : 'nothing');
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    release();
    await expect(sheet(page)).toBeVisible();
    await expect(nativeMenu(page)).toBeHidden();
    const frames: unknown = await page.evaluate(() => Reflect.get(window, 'frames'));
    expect(frames).not.toContain('nothing');
    expect(frames).toContain('sheet');
  });

  test('search, which is opened with Control+K and gets a typed word', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(path);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue(word);
    release();
    await expect(searchDialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(searchField(page)).toHaveValue(word);
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });

  test('the contact form', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/contact');
    for (const [name, value] of Object.entries(typed))
      await textField(page, name).pressSequentially(value);
    release();
    await expectRunning(page, 'enquiry');
    await expectTyped(page);
    await textField(page, 'E-mail').fill('asha@example.com');
    await form(page)
      .getByRole('button', { name: `Send by ${waysToWrite}` })
      .click();
    await expect(
      page.getByRole('heading', { name: 'Choose how to send your message' }),
    ).toBeVisible();
    await expectTyped(page);
  });
});

/**
 * Makes files missing, and makes a page believe that it has just been reloaded because of them, so
 * that it does not reload.
 */
async function removeFiles(page: Page, files: RegExp, at = path) {
  await page.route(files, (route) => route.fulfill(notFound));
  await page.addInitScript(
    ([key, place]) => sessionStorage.setItem(key, JSON.stringify({ [place]: Date.now() })),
    [chunkReloadStorageKey, at] as const,
  );
}

test.describe('if files cannot be loaded:', () => {
  test('without their code, menus and search work as plain HTML', async ({ page }) => {
    test.skip(!hasMenu, 'The header has no menu.');
    await removeFiles(page, hydrationCode);
    await page.goto(path);
    await firstMenu(page).click();
    await plainLink(page, entry.title).click();
    await expect(page).toHaveURL(entry.href);

    await page.setViewportSize(phone);
    await page.goto(path);
    await menuButton(page).tap();
    await plainLink(page, start.title).tap();
    await expect(page).toHaveURL(start.href);

    await page.goto(path);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    await expect(searchField(page)).toHaveValue(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
  });

  test('without its code, the contact form keeps its text and says that it needs scripts', async ({
    page,
  }) => {
    await removeFiles(page, hydrationCode, '/contact');
    await page.goto('/contact');
    for (const [name, value] of Object.entries(typed))
      await textField(page, name).pressSequentially(value);
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expectTyped(page);
  });

  test('without their styles, islands stay plain HTML', async ({ page }) => {
    test.skip(!hasMenu, 'The header has no menu.');
    await removeFiles(page, /\/chunks\/[^/]+\.css$/);
    await page.goto(path);
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute('data-failed', 'load');
    await expect(page.locator('[data-running]')).toHaveCount(0);
  });
});

test('a stylesheet that has failed is requested again when the page has loaded', async ({
  page,
}) => {
  let requests = 0;
  await page.route(/\/chunks\/[^/]+\.css$/, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill(notFound) : route.continue();
  });
  await page.goto(path);
  // The end of the page uses the whole stylesheet. Without it, an address is in italics.
  await expect(page.getByRole('contentinfo').locator('address')).toHaveCSS('font-style', 'normal');
  expect(requests).toBe(2);
});

// `packages/islands/src/events/start.test.tsx` tests data saving.
test('a page that nobody has used is complete without further code; its runtime starts when the page is idle, but no island does', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const requests: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (/\.(js|txt|json)$/.test(name) && !/\/client-/.test(name)) requests.push(name);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
  await page.clock.resume();
  await hydrate(page);
  expect(requests.filter((name) => hydrationCode.test(name))).toEqual([]);
  await expect(page.locator('[data-running]')).toHaveCount(0);
});

test.describe('nothing a visitor does early is lost', () => {
  test('a link opens its page before any code has loaded', async ({ page }) => {
    await page.route('**/*.js', () => {}); // Requests for scripts are never answered.
    await page.goto(path, { waitUntil: 'commit' });
    await footerLink(page, '/sitemap').click();
    await expect(page).toHaveURL('/sitemap');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a menu that was opened and closed before its code has loaded stays closed', async ({
    page,
  }) => {
    test.skip(!hasMenu, 'The header has no menu.');
    const release = await holdIslands(page);
    await page.goto(path);
    await hydrate(page);
    await page.clock.install();
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nativeMenu(page)).toBeHidden();
    // The mouse stays on the entry.
    release();
    await expectRunning(page, 'main-menu');
    await page.clock.runFor(5_000);
    await expect(firstMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page)).toHaveCount(0);
  });
});

test('every island hydrates without mismatches or violations of the security policy, and does not move the focus', async ({
  page,
}) => {
  test.skip(!hasMenu, 'The header has no menu.');
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  for (const sample of [path, '/contact']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(sample);
    await hydrate(page);
    await firstMenu(page).focus();
    await bringMenus(page);
    await expect(firstMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await chooseTheme(page, otherTheme);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    await expect(searchDialog(page).getByRole('status')).toHaveText(/results?/);
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await menuButton(page).focus();
    await expectRunning(page, 'menu-sheet');
    await expectRunning(page, 'theme');
  }
  // This file blocks the offline worker, which causes two expected messages.
  expect(
    troubles.filter((text) => !/The offline copy|registration blocked by Playwright/.test(text)),
  ).toEqual([]);
});

// `packages/islands` tests how often a page is reloaded.
test('a page with missing code is not reloaded while the pointer is on a control or a dialog is open, but is reloaded afterwards', async ({
  page,
}) => {
  test.skip(!hasMenu, 'The header has no menu.');
  await page.route(hydrationCode, (route) => route.fulfill(notFound));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.install();
  await page.goto(path);
  await page.mouse.move(640, 500);
  await firstMenu(page).hover();
  await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute('data-failed', 'load');
  await page.clock.runFor(60_000);
  await firstMenu(page).click();
  await expect(plainLink(page, entry.title)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  await page.mouse.move(640, 500);
  await page.clock.runFor(60_000);
  await expect(searchField(page)).toHaveValue(word);
  expect(loads).toBe(1);

  await searchField(page).fill('');
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(reloadIntervalMs);
  await expect.poll(() => loads).toBe(2);
});
