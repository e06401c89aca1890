import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/brand/themes';
import { getStarted } from '@/content/navigation';
import { headerItems, opensPanel } from '@/lib/menus/menus';
import { titleOf } from '@/lib/pages/titles';
import { applyTheme, axeFindings } from '../../support/browser/axe';
import {
  firstEntry,
  hasList,
  hasMega,
  innerPage,
  lastList,
  linkOf,
  linksOf,
  mega,
  menus,
  otherLink,
  required,
  start,
  startCategory,
  thirdCategory,
} from '../../support/browser/header-entries';
import { hydrate } from '../../support/browser/hydrate';

test.use({ viewport: { width: 360, height: 740 } });

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const group = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });

async function openSheet(page: Page, path: string = start.href) {
  await page.goto(path);
  await hydrate(page);
  await menuButton(page).click();
  await expect(sheet(page)).toBeVisible();
}

test('all themes come into view when a visitor opens their list', async ({ page }) => {
  await openSheet(page);
  const choice = sheet(page).getByText(/^Colours/);
  await choice.click();
  for (const { label } of themes) {
    await expect(sheet(page).locator('label', { hasText: label })).toBeInViewport({ ratio: 1 });
  }
  await expect(choice).toBeInViewport({ ratio: 1 });
});

test('the sheet opens from the right, keeps the focus inside, and closes in every way that stays on the same page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // With reduced motion, the sheet closes without an animation.
  await openSheet(page);
  await test.step('it has the title Menu, opens from the right, and is 300 pixels wide, or 400 if the window is at least 640 pixels wide', async () => {
    await expect(sheet(page).getByRole('heading', { name: 'Menu' })).toBeVisible();
    for (const [width, wanted] of [
      [320, 300],
      [639, 300],
      [640, 400],
      [1024, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      // The header ends at the edge of the page, before the space for a scrollbar.
      const right = await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().right);
      expect(await sheet(page).boundingBox()).toMatchObject({
        ...{ x: right - wanted, y: 0, width: wanted, height: 740 },
      });
    }
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('it keeps the focus inside; Escape, the close button and a click on the page close it', async () => {
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      // Browsers can also stop at a scroll container.
      await expect(sheet(page).locator(':is(a, button, input, summary):focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(sheet(page)).toBeHidden();
  });

  await menuButton(page).click();
  await expect(sheet(page)).toBeVisible();
  await test.step('it closes when the window becomes wide enough for the menus, and not before', async () => {
    await page.setViewportSize({ width: 1024, height: 740 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('the sheet shows every entry and the themes, with the current page marked, on small screens and with large text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSheet(page, innerPage);
  await test.step('it has every entry, as a link or a group; the groups of the current page are open, and the page is marked; groups collapse', async () => {
    for (const item of headerItems) {
      const role = opensPanel(item) ? 'button' : 'link';
      await expect(sheet(page).getByRole(role, { name: item.title, exact: true })).toBeVisible();
    }
    if (!hasMega) {
      const description = 'groups within groups: this header has no menu with categories';
      test.info().annotations.push({ type: 'not tested', description });
      return;
    }
    await expect(group(page, mega.title)).toHaveAttribute('aria-current', 'true');
    await expect(sheet(page).locator('[aria-current=page]')).toHaveText(titleOf(innerPage));
    for (const [name, isOpen] of [
      [mega.title, true],
      [thirdCategory.title, true],
      [startCategory.title, false],
      ...(hasList ? [[lastList.title, false] as const] : []),
    ] as const) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', String(isOpen));
    }
    const [first] = linksOf(startCategory.entries, mega);
    const inner = sheet(page).locator(`a[href="${first?.href}"]`);
    await expect(inner).toHaveCount(0);
    await group(page, startCategory.title).click();
    await expect(inner).toBeVisible();
    await group(page, mega.title).click();
    await expect(group(page, mega.title)).toHaveAttribute('aria-expanded', 'false');
    await expect(inner).toHaveCount(0);
  });

  await test.step('axe finds nothing in the sheet with its groups closed or open', async () => {
    let turn = 0;
    const check = async (what: string) => {
      // Each check uses the next theme.
      const theme = required(themes[turn++ % themes.length], 'theme');
      await applyTheme(page, theme.name);
      const findings = await axeFindings(page, { within: '[role=dialog]' });
      expect(findings, `${what}, ${theme.label}`).toEqual([]);
    };
    await check('closed groups');
    const isEveryGroup = process.env.AXE === 'all';
    for (const menu of isEveryGroup ? menus : menus.slice(-1)) {
      await group(page, menu.title).click();
      if (menu.layout === 'mega') {
        for (const { title } of menu.categories) {
          if (title !== thirdCategory.title) await group(page, title).click();
        }
      }
      await check(menu.title);
      await group(page, menu.title).click();
    }
    await applyTheme(page, themes[0].name);
  });

  await page.setViewportSize({ width: 320, height: 480 });
  await test.step('it changes the theme and stays open; Get Started stays visible; nothing overflows when text is at 200 %', async () => {
    const toStart = sheet(page).getByRole('link', { name: getStarted.title });
    await expect(toStart).toBeInViewport({ ratio: 1 });
    await sheet(page)
      .getByText(/^Colours/)
      .click();
    for (const { label, name } of themes) {
      await sheet(page).getByRole('radio', { name: label }).check();
      await expect(sheet(page).getByText(`Colours: ${label}`)).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('data-theme', name);
    }
    await expect(toStart).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const wide = await sheet(page)
      .locator('*')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(wide).toEqual([]);
    await expect(toStart).toBeInViewport();
    await toStart.click();
    await expect(page).toHaveURL(getStarted.href);
    await expect(sheet(page)).toBeHidden();
  });
});

test('the sheet closes when a link is followed, even a link to the current page, and when the visitor goes back', async ({
  page,
}) => {
  await openSheet(page);
  const { title, href } = otherLink ?? getStarted;
  const link = sheet(page).getByRole('link', { name: title, exact: true });
  for (const _ of ['from another page', 'from the page itself']) {
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(sheet(page)).toBeHidden();
    await hydrate(page);
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(start.href);
  await expect(sheet(page)).toBeHidden();
});

test('the sheet does not shift the page by the width of the scrollbar', async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 740 } });
  await openSheet(page, `${baseURL}${start.href}`);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  const places = () =>
    page.evaluate(() =>
      ['h1', 'header a', 'header button', 'main p'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
      ),
    );
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(bar, 'a scrollbar that takes up room').toBeGreaterThan(0);
  const before = await places();
  await menuButton(page).click();
  await expect(sheet(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

// Playwright's Firefox cannot emulate a phone.
test.describe('touch', { tag: '@emulated-phone' }, () => {
  test.use({ hasTouch: true, isMobile: true });
  test('taps open the sheet and its groups, even before the scripts have loaded', async ({
    page,
  }) => {
    test.skip(!hasList, 'The header has no menu with a list.');
    await page.goto(start.href);
    await menuButton(page).tap();
    await expect(sheet(page)).toBeVisible({ timeout: 15_000 });
    await group(page, lastList.title).tap();
    const entry = linkOf(lastList, Math.min(1, lastList.entries.length - 1));
    await sheet(page).getByRole('link', { name: entry.title }).tap();
    await expect(page).toHaveURL(entry.href);
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  test('the button opens the entries as plain links', async ({ page }) => {
    await page.goto(start.href);
    const menu = page.getByRole('navigation', { name: 'All pages of the menu' });
    await expect(menu).toBeHidden();
    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.locator('a:focus')).toHaveCount(1);
    for (const { title, href } of headerItems) {
      const link = menu.getByRole('link', { name: title, exact: true }).first();
      await expect(link).toHaveAttribute('href', href);
    }
    const last = menus.at(-1) ?? firstEntry;
    await menu.getByRole('link', { name: last.title, exact: true }).click();
    await expect(page).toHaveURL(last.href);
  });
});
