import { expect, type Page, test } from '@playwright/test';
import { addToFields, linkText, translate } from 'prerendered-islands/testing';
import { chooseTheme } from '../../../support/browser/choose-theme';
import { innerPage, mega } from '../../../support/browser/header-entries';
import { expectRunning, holdIslands, outsideMenus } from '../../../support/browser/hydrate';

// Otherwise the offline worker would serve code that a test holds back.
test.use({ serviceWorkers: 'block' });

/** Changes the page as a browser's translation, a browser's links and a password manager do. */
async function change(page: Page) {
  const body = page.locator('body');
  await body.evaluate(linkText);
  await body.evaluate(addToFields);
  await body.evaluate(translate);
}

let heading = '';
/**
 * Opens a page, holds the islands back, and changes the page. @returns a function that releases the
 * islands
 */
async function openChanged(page: Page, path: string) {
  const release = await holdIslands(page);
  await page.goto(path);
  await change(page);
  heading = await page.getByRole('heading', { level: 1 }).innerText();
  return release;
}

test.afterEach(async ({ page }) => {
  await expect(page.locator('[data-failed]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('the first click on a menu of a changed page opens it, and it can be used', async ({
  page,
}) => {
  const release = await openChanged(page, innerPage);
  const menus = page.getByRole('navigation', { name: 'Main' });
  const trigger = menus.locator(`[data-menu="${mega.href}"]`);
  await trigger.click();
  release();
  const panel = menus.getByRole('group');
  await expect(panel).toHaveAccessibleName(mega.title);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await change(page);
  for (const tab of await panel.getByRole('tab').all()) await tab.click();
  await change(page);
  for (const other of await menus.locator('[data-menu]').all()) {
    await other.focus();
    await page.keyboard.press('ArrowDown');
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await change(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('the sheet of a changed page opens, and its groups open and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await openChanged(page, innerPage);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  const groups = sheet.getByRole('button').and(sheet.locator('[aria-expanded]'));
  const count = await groups.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index++) {
    await change(page);
    await groups.nth(index).press('Enter');
    await change(page);
    await groups.nth(index).press('Enter');
  }
  await change(page);
  await sheet.locator('summary').click();
  await sheet.getByRole('radio').last().check();
  await sheet.getByRole('button', { name: 'Close menu' }).click();
  await expect(sheet).toHaveCount(0);
});

for (const [name, path] of [
  ['search dialog', innerPage],
  ['search page', '/search'],
] as const) {
  test(`letters typed in the ${name} of a changed page stay, before and after its code arrives`, async ({
    page,
  }) => {
    const release = await openChanged(page, path);
    if (path === innerPage) await page.keyboard.press('Control+k');
    const place = path === innerPage ? page.getByRole('dialog') : page.getByRole('main');
    const field = place.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('pay');
    release();
    await expectRunning(page, path === innerPage ? 'search-dialog' : 'search-page');
    await expect(field).toHaveValue('pay');
    await expect(field).toBeFocused();
    for (const letter of 'roll') {
      await change(page);
      await page.keyboard.press(letter);
    }
    await expect(field).toHaveValue('payroll');
    await expect(field).toBeFocused();
    await expect(place.locator('[data-result]', { hasText: /payroll/i }).first()).toBeVisible();
    await change(page);
    await field.fill('');
    await field.fill('zzzzqqq');
    await expect(place.getByRole('status')).toContainText('No results');
  });
}

test('the form of a changed page keeps what was typed, and shows and removes errors', async ({
  page,
}) => {
  const release = await openChanged(page, '/contact');
  const form = page.locator('#enquiry form');
  const name = form.locator('[name=name]');
  const message = form.locator('[name=message]');
  await name.fill('Asha Mwangi');
  await message.fill('We need a till in two shops.');
  release();
  await expectRunning(page, 'enquiry');
  await expect(name).toHaveValue('Asha Mwangi');
  await expect(message).toHaveValue('We need a till in two shops.');
  await expect(message).toBeFocused();
  await name.fill('');
  const submit = form.locator('button[type=submit]');
  await submit.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await change(page);
  await name.fill('Asha Mwangi');
  await name.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await change(page);
  await submit.click();
  await page.reload();
  await expect(message).toHaveValue('We need a till in two shops.');
});

test('the theme of a changed page can be chosen', async ({ page }) => {
  const release = await openChanged(page, innerPage);
  await chooseTheme(page, 'dark');
  release();
  await expectRunning(page, 'theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await change(page);
  await chooseTheme(page, 'midnight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await page.mouse.move(outsideMenus.x, outsideMenus.y);
});
