import { expect, type Page, test } from '@playwright/test';
import { headerItems } from '@/lib/menus/menus';
import { innerPage, list, mega } from '../../support/browser/header-entries';
import { bringMenus, expectRunning, hydrate } from '../../support/browser/hydrate';

const place = 1_500;

/** Opens a long page, scrolls down, and records each later movement. */
async function openAtPlace(page: Page) {
  await page.goto(innerPage);
  await hydrate(page);
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moves: number[] = [];
    Object.assign(window, { moves });
    addEventListener('scroll', () => {
      if (scrollY !== top) moves.push(scrollY);
    });
  }, place);
}

/** Asserts that the scroll position is the same and did not change in between. */
async function expectInPlace(page: Page, what: string) {
  const found = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { top: scrollY, moves: Reflect.get(window, 'moves') };
  });
  expect(found, what).toEqual({ top: place, moves: [] });
}

const banner = (page: Page) => page.getByRole('banner');
const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) => menus(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => menus(page).getByRole('group');
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });

test.describe('1500 pixels down a page it stays there', () => {
  test('while the panels open and close', async ({ page }) => {
    await openAtPlace(page);
    await bringMenus(page);
    for (const { title } of [mega, list]) {
      await entry(page, title).click();
      await expect(panel(page)).toBeVisible();
      await expectInPlace(page, `${title}, opened`);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expectInPlace(page, `${title}, closed by Escape`);
      await entry(page, title).press('ArrowDown');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(entry(page, title)).toBeFocused();
      await expectInPlace(page, `${title}, closed by Escape from within`);
    }
    await entry(page, mega.title).click();
    await page.mouse.click(100, 700);
    await expect(panel(page)).toHaveCount(0);
    await expectInPlace(page, 'closed by a click outside');
  });

  test('while search opens and closes', async ({ page }) => {
    await openAtPlace(page);
    for (const keys of ['/', 'Control+k']) {
      await page.keyboard.press(keys);
      await expectRunning(page, 'search-dialog');
      await expectInPlace(page, `opened by ${keys}`);
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
      await expectInPlace(page, `closed by Escape`);
    }
    await banner(page).getByRole('link', { name: 'Search' }).click();
    await expectInPlace(page, 'opened by a click');
    await searchDialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(searchDialog(page)).toBeHidden();
    await expectInPlace(page, 'closed by its button');
    await banner(page).getByRole('link', { name: 'Search' }).click();
    await page.mouse.click(20, 700);
    await expect(searchDialog(page)).toBeHidden();
    await expectInPlace(page, 'closed by a click outside');
  });

  test('while the keyboard moves through the header', async ({ page }) => {
    await openAtPlace(page);
    const controls = banner(page).locator('a:visible, button:visible, select:visible');
    const count = await controls.count();
    expect(count).toBeGreaterThan(headerItems.length);
    for (let index = 0; index < count; index++) {
      await controls.nth(index).evaluate((element) => element.focus());
      await expect(controls.nth(index)).toBeFocused();
      await expectInPlace(page, `control ${index} focused`);
    }
    await expectRunning(page, 'main-menu');
    await expectRunning(page, 'theme');
    await expectInPlace(page, 'with the islands running');
    await page.keyboard.press('Shift+Tab');
    await expectInPlace(page, 'after Shift+Tab');
  });

  test('while the theme changes', async ({ page }) => {
    await openAtPlace(page);
    await banner(page).getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await expectRunning(page, 'theme');
    await expectInPlace(page, 'in Dark');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('while the sheet opens and closes by key, by its button and by a tap outside', async ({
      page,
    }) => {
      await openAtPlace(page);
      const button = banner(page).getByRole('button', { name: 'Menu', exact: true });
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      const closings: Readonly<Record<string, () => Promise<void>>> = {
        'the Escape key': () => page.keyboard.press('Escape'),
        'its button': () => sheet.getByRole('button', { name: 'Close menu' }).tap(),
        'a tap outside': () => page.touchscreen.tap(20, 400),
      };
      for (const [name, close] of Object.entries(closings)) {
        await button.tap();
        await expect(sheet).toBeVisible();
        await expectInPlace(page, `opened before ${name}`);
        await sheet.getByRole('button', { name: mega.title, exact: true }).tap();
        await close();
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
        await expectInPlace(page, `closed by ${name}`);
      }
    });
  });
});
