import { expect, type Page, test } from '@playwright/test';
import { headerItems } from '@/lib/menus/menus';
import { chooseTheme } from '../../../support/browser/choose-theme';
import { innerPage, mega } from '../../../support/browser/header-entries';
import { bringMenus, expectRunning, hydrate, outsideMenus } from '../../../support/browser/hydrate';

const place = 1_500;

/** Opens a long page, scrolls down, and records every scroll position from then on. */
async function openAtPlace(page: Page) {
  await page.goto(innerPage);
  await hydrate(page);
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const places = new Set<number>();
    Object.assign(window, { places });
    const note = () => {
      places.add(scrollY);
      requestAnimationFrame(note);
    };
    note();
  }, place);
}

/** Asserts that the scroll position has been the same in every frame. */
async function expectInPlace(page: Page, what: string) {
  const places = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...(Reflect.get(window, 'places') as Set<number>)];
  });
  expect(places, what).toEqual([place]);
}

const banner = (page: Page) => page.getByRole('banner');

test.describe('a page that is scrolled down 1500 pixels keeps its position', () => {
  test('while the keyboard moves through the header, panels and search open and close, and the theme changes', async ({
    page,
  }) => {
    await openAtPlace(page);
    const controls = banner(page).locator('a:visible, button:visible');
    const count = await controls.count();
    expect(count).toBeGreaterThan(headerItems.length);
    for (let index = 0; index < count; index++) {
      await controls.nth(index).evaluate((element) => element.focus());
      await expect(controls.nth(index)).toBeFocused();
      await expectInPlace(page, `control ${index} focused`);
    }
    await expectRunning(page, 'main-menu');
    await expectRunning(page, 'theme');
    await page.keyboard.press('Shift+Tab');
    await expectInPlace(page, 'with the islands running');

    await bringMenus(page);
    const menus = page.getByRole('navigation', { name: 'Main' });
    const entry = menus.getByRole('button', { name: mega.title, exact: true });
    const panel = menus.getByRole('group');
    for (const open of [() => entry.click(), () => entry.press('ArrowDown')]) {
      await open();
      await expect(panel).toBeVisible();
      await expectInPlace(page, 'a panel is open');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expectInPlace(page, 'closed by Escape');
    }
    await entry.click();
    await page.mouse.click(outsideMenus.x, outsideMenus.y);
    await expect(panel).toHaveCount(0);
    await expectInPlace(page, 'closed by a click outside');

    const search = page.getByRole('dialog', { name: 'Search the site' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => search.getByRole('button', { name: 'Close search' }).click(),
      () => page.mouse.click(20, 700),
    ]) {
      await page.keyboard.press('Control+k');
      await expectRunning(page, 'search-dialog');
      await expectInPlace(page, 'search is open');
      await close();
      await expect(search).toBeHidden();
      await expectInPlace(page, 'search is closed');
    }

    await chooseTheme(page, 'dark');
    await expectRunning(page, 'theme');
    await expectInPlace(page, 'the theme is Dark');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('while the sheet opens and closes by key, by its button and by a tap outside', async ({
      page,
    }) => {
      await openAtPlace(page);
      const button = banner(page).getByRole('button', { name: 'Menu', exact: true });
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => sheet.getByRole('button', { name: 'Close menu' }).tap(),
        () => page.touchscreen.tap(20, 400),
      ]) {
        await button.tap();
        await expect(sheet).toBeVisible();
        await expectInPlace(page, 'the sheet is open');
        await sheet.getByRole('button', { name: mega.title, exact: true }).tap();
        await close();
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
        await expectInPlace(page, 'the sheet is closed');
      }
    });
  });
});
