import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/brand/themes';
import { getStarted } from '@/content/navigation';
import * as constants from '@/lib/constants';
import { entriesOf, headerItems, isWithin, opensPanel } from '@/lib/menus/menus';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { applyTheme, axeFindings } from '../../support/browser/axe';
import {
  farCategory,
  firstEntry,
  firstMenu,
  hasList,
  hasMega,
  hasMenu,
  innerPage,
  lastCategory,
  lastEntry,
  lastList,
  linkOf,
  linksOf,
  list,
  mega,
  megaMenus,
  menus,
  neighbour,
  nextCategory,
  otherMenus,
  required,
  start,
  startCategory,
  thirdCategory,
} from '../../support/browser/header-entries';
import {
  bringMenus,
  expectRunning,
  holdIslands,
  hydrate,
  outsideMenus,
} from '../../support/browser/hydrate';
import { openedInNewTab } from '../../support/browser/new-tab';
import { allOf, parseHtml } from '../../support/parse-html';
import {
  advance,
  boxOf,
  expectToOpenAfter,
  nav,
  openMenu,
  openPage,
  openTriggers,
  panel,
  recordMenus,
  stopClock,
  tab,
  trigger,
} from './header-menus';

const needsMega = 'The header has no menu with three categories beside another menu.';
const needsList = 'The header has no menu with a list.';

// `tests/unit/menus/` tests every case of the delays, the directions of the pointer and the marks
// of the current page. `tests/e2e/pages/links.spec.ts` tests that every page is within three clicks
// of the menus and the footer.

test('entries link to their pages, and menus are buttons', async ({ page }) => {
  await openPage(page, innerPage);
  for (const item of headerItems) {
    const role = opensPanel(item) ? 'button' : 'link';
    const entry = nav(page).getByRole(role, { name: item.title, exact: true });
    await expect(entry).toHaveAttribute('href', item.href);
  }
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: getStarted.title })).toHaveAttribute(
    'href',
    getStarted.href,
  );
  await expect(banner.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await expect(banner.getByRole('button', { name: 'Theme' })).toBeVisible();
});

test('the current page and its section are marked, also with forced colours; a click with a modifier opens a menu’s page in a new tab', async ({
  page,
  context,
}) => {
  test.skip(!hasMega, needsMega);
  await openPage(page, innerPage);
  await expect(nav(page).locator('[aria-current]')).toHaveText(mega.title);
  await openMenu(page, mega.title);
  await tab(page, mega.title, thirdCategory.title).click();
  await expect(panel(page, mega.title).locator('[aria-current=page]')).toContainText(
    titleOf(innerPage),
  );
  await test.step('with forced colours too, marked entries differ from other entries', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colour = (title: string) =>
      tab(page, mega.title, title).evaluate((it) => getComputedStyle(it).color);
    expect(await colour(thirdCategory.title)).not.toBe(await colour(nextCategory.title));
    const mark = (name: string) =>
      trigger(page, name).evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await mark(mega.title)).not.toBe(await mark(list.title));
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await page.keyboard.press('Escape');
  const opened = openedInNewTab(context, mega.href);
  await trigger(page, mega.title).click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(page).toHaveURL(innerPage);
});

test('the mouse opens, keeps and closes menus, and chooses categories', async ({ page }) => {
  test.skip(!hasMega, needsMega);
  await openPage(page);
  await stopClock(page);
  const closeAll = async () => {
    await page.mouse.move(outsideMenus.x, outsideMenus.y);
    await page.keyboard.press('Escape');
    await advance(page, constants.menuCloseDelayMs + constants.menuSkipWindowMs + 1);
    await expect(openTriggers(page)).toHaveCount(0);
  };
  await test.step('hover opens a menu after its delay, and the next after the shorter one; leaving closes it', async () => {
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    for (const { title } of otherMenus) {
      await expectToOpenAfter(page, title, constants.menuSwitchDelayMs);
    }
    await page.mouse.move(outsideMenus.x, outsideMenus.y);
    await advance(page, constants.menuCloseDelayMs);
    await expect(openTriggers(page)).toHaveCount(0);
  });
  await closeAll();

  await test.step('a click on a menu that hover opened keeps it open, even when the pointer leaves; the next click closes it, and so does a click elsewhere', async () => {
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    const read = await recordMenus(page);
    await trigger(page, mega.title).click();
    await page.mouse.move(outsideMenus.x, outsideMenus.y);
    await advance(page, constants.menuCloseDelayMs + 1_000);
    await expect(panel(page, mega.title)).toBeVisible();
    expect(await read()).toEqual([]);
    await trigger(page, mega.title).click();
    await advance(page, 1_000);
    await expect(panel(page, mega.title)).toBeHidden();
    expect(await read()).not.toEqual([]);
    await openMenu(page, lastList.title);
    await advance(page, constants.menuOpenDelayMs);
    await page.mouse.click(outsideMenus.x, outsideMenus.y);
    await expect(panel(page, lastList.title)).toBeHidden();
  });
  await closeAll();

  await test.step('hover and click choose a category, but moving the pointer across a category to the items does not', async () => {
    await openMenu(page, mega.title);
    const category = (title: string) => tab(page, mega.title, title);
    const isSelected = (title: string) =>
      expect(category(title)).toHaveAttribute('aria-selected', 'true');
    await isSelected(startCategory.title);
    const from = await boxOf(category(startCategory.title));
    const to = await boxOf(category(farCategory.title));
    await page.mouse.move(from.x, from.y);
    const read = await recordMenus(page);
    for (let step = 1; step <= 20; step++) {
      await page.mouse.move(from.x + 14 * step, from.y + ((to.y - from.y) * step) / 20);
      await advance(page, 15);
    }
    await advance(page, constants.categoryAimDelayMs + 1_000);
    expect(await read()).toEqual([]);
    // Two other movements choose a category: a straight one down the list, and a diagonal one after
    // which the pointer rests.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(from.x, to.y, { steps: 8 });
    await isSelected(farCategory.title);
    expect(await read()).not.toEqual([]);
    await page.mouse.move(from.x - 60, from.y);
    const rest = await boxOf(category(nextCategory.title));
    await page.mouse.move(rest.x, rest.y, { steps: 6 });
    await advance(page, constants.categoryAimDelayMs);
    await isSelected(nextCategory.title);
    await category(startCategory.title).click();
    await expect(panel(page, mega.title).getByRole('tabpanel')).toHaveAccessibleName(
      startCategory.title,
    );
  });
  await closeAll();

  await test.step('nothing opens or closes while the pointer moves to the panel, straight or across another menu; resting on the other menu opens it', async () => {
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    const read = await recordMenus(page);
    const from = await boxOf(trigger(page, mega.title));
    const over = await boxOf(trigger(page, neighbour.title));
    // There is no gap between the button and the panel.
    const box = await boxOf(panel(page, mega.title));
    expect(box.top - (from.top + from.height)).toBeLessThanOrEqual(2);
    for (let y = from.y; y < 160; y += 8) {
      await page.mouse.move(from.x, y);
      await advance(page, 50);
    }
    await page.mouse.move(from.x, from.y);
    const steps = 24;
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(
        from.x + ((over.x + 70 - from.x) * step) / steps,
        from.top + 2 + (from.height * 1.2 * step) / steps,
      );
      await advance(page, 20);
    }
    await advance(page, constants.menuAimDelayMs + 1_000);
    expect(await read()).toEqual([]);
    await expect(panel(page, mega.title)).toBeVisible();
    // A pointer that rests on the other menu opens it.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(over.x, over.y);
    await advance(page, constants.menuAimDelayMs);
    await expect(panel(page, neighbour.title)).toBeVisible();
    expect(await read()).not.toEqual([]);
  });
});

test('the first movement of the mouse in a page opens the menu that it ends on', async ({
  page,
}) => {
  test.skip(!hasMenu, 'The header has no menu.');
  await page.goto(start.href);
  await trigger(page, firstMenu.title).hover();
  await expect(trigger(page, firstMenu.title)).toHaveAttribute('aria-expanded', 'true');
});

test('the delay includes the time that the code of the menus takes to load', async ({ page }) => {
  test.skip(!hasMenu, 'The header has no menu.');
  const release = await holdIslands(page);
  await page.goto(start.href);
  await hydrate(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(outsideMenus.x, outsideMenus.y);
  const entry = nav(page).locator(`[data-menu="${firstMenu.href}"]`);
  await entry.hover();
  await advance(page, constants.menuOpenDelayMs - 1);
  release();
  await expectRunning(page, 'main-menu');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await advance(page, 1);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
});

test('every panel links to the pages of its section with their summaries, is on screen under its button, and is accessible', async ({
  page,
}) => {
  test.skip(!hasList, needsList);
  const screen = { width: 1280, height: 720 };
  await page.setViewportSize(screen);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, innerPage);
  let turn = 0;
  const check = async (what: string) => {
    // Each check uses the next theme.
    const theme = required(themes[turn++ % themes.length], 'theme');
    await applyTheme(page, theme.name);
    expect(await axeFindings(page, { within: 'header' }), `${what}, ${theme.label}`).toEqual([]);
  };
  for (const menu of menus) {
    const { title: name, href: section, layout } = menu;
    await openMenu(page, name);
    const box = await boxOf(panel(page, name));
    const button = await boxOf(trigger(page, name));
    expect(box.left, name).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width, name).toBeLessThanOrEqual(screen.width);
    expect(box.top + box.height, name).toBeLessThanOrEqual(screen.height);
    expect(button.x, name).toBeGreaterThan(box.left);
    expect(button.x, name).toBeLessThan(box.left + box.width);
    const heights = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height)));
    expect(heights.length, name).toBeGreaterThan(headerItems.length);
    expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);

    const found = new Map<string, { words: string }>();
    const tabs = await panel(page, name).getByRole('tab').all();
    for (const category of layout === 'mega' ? tabs : [undefined]) {
      await category?.click();
      // Checks one panel of each layout or, with `AXE=all`, every panel with every category.
      if (
        process.env.AXE === 'all' ||
        (category === tabs[0] && [firstMenu, lastList].includes(menu))
      )
        await check(`${name}, ${await category?.textContent()}`);
      const links = panel(page, name).getByRole('link');
      const facts = await links.evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          words: link.textContent,
        })),
      );
      for (const { href, ...fact } of facts) found.set(href, fact);
    }
    for (const { href } of entriesOf(menu)) {
      expect(found.get(href)?.words, href).toContain(copyOf(href).summary);
    }
    expect(found.has(section), name).toBe(true);
    if (layout === 'mega') {
      const wanted = pages.map(({ path }) => path).filter((path) => isWithin(path, section));
      expect(wanted.filter((path) => !found.has(path))).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
  expect(turn).toBeGreaterThan(hasMega ? 1 : 0);

  await page.setViewportSize({ width: 1920, height: 900 });
  await openMenu(page, lastList.title);
  await page.setViewportSize({ width: 1300, height: 700 });
  const edges = async () => {
    const { left, width } = await boxOf(panel(page, lastList.title));
    return left >= 0 && left + width <= 1300;
  };
  await expect.poll(edges).toBe(true);
});

const focused = (page: Page) => page.locator(':focus');
const expectLink = (page: Page, { href }: { readonly href: string }) =>
  expect(focused(page)).toHaveAttribute('href', href);

test('the keyboard opens and closes menus, and moves through their links', async ({ page }) => {
  test.skip(!hasList, needsList);
  await openPage(page);
  await test.step('Enter and Space open and close a panel; Escape closes it and returns the focus to its button', async () => {
    await trigger(page, list.title).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel(page, list.title)).toBeVisible();
      await expect(trigger(page, list.title)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(panel(page, list.title)).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectLink(page, linkOf(list, 0));
    await page.keyboard.press('Escape');
    await expect(panel(page, list.title)).toBeHidden();
    await expect(trigger(page, list.title)).toBeFocused();
    await expect(page).toHaveURL(start.href);
  });

  await test.step('the down arrow moves into the panel; the arrows, Home and End move through its links; Shift+Tab moves back to the button', async () => {
    await trigger(page, lastList.title).focus();
    for (const [key, link] of [
      ['ArrowDown', linkOf(lastList, 0)],
      ['ArrowDown', linkOf(lastList, 1)],
      ['End', lastList],
      ['ArrowDown', linkOf(lastList, 0)],
      ['ArrowUp', lastList],
      ['Home', linkOf(lastList, 0)],
    ] as const) {
      await page.keyboard.press(key);
      await expectLink(page, link);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page, lastList.title)).toBeFocused();
    await expect(panel(page, lastList.title)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectLink(page, linkOf(lastList, 0));
  });
});

test('the keyboard moves through the entries of the header and the categories of a menu', async ({
  page,
}) => {
  test.skip(!hasMega, needsMega);
  await openPage(page);

  await test.step('the left and right arrows, Home and End move between the entries, even in a fast sequence, and close an open panel', async () => {
    await trigger(page, mega.title).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, mega.title)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, neighbour.title)).toBeFocused();
    await expect(openTriggers(page)).toHaveCount(0);
    await page.evaluate(() => {
      for (let count = 0; count < 2; count++) {
        const press = { key: 'ArrowLeft', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      }
    });
    const link = ({ title, layout }: (typeof headerItems)[number]) =>
      nav(page).getByRole(layout === 'link' ? 'link' : 'button', { name: title, exact: true });
    await expect(link(firstEntry)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(link(lastEntry)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(firstEntry)).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(lastEntry)).toBeFocused();
  });

  await test.step('in a mega menu, the down arrow and End choose categories; the right arrow moves to the items, and the left arrow moves back', async () => {
    const category = (title: string) => tab(page, mega.title, title);
    await trigger(page, mega.title).focus();
    for (const [key, { title }] of [
      ['ArrowDown', startCategory],
      ['ArrowDown', nextCategory],
      ['End', lastCategory],
      ['ArrowDown', startCategory],
    ] as const) {
      await page.keyboard.press(key);
      await expect(category(title)).toBeFocused();
      await expect(category(title)).toHaveAttribute('aria-selected', 'true');
    }
    const [first, second] = linksOf(startCategory.entries, mega);
    await page.keyboard.press('ArrowRight');
    await expectLink(page, required(first, 'entry'));
    await page.keyboard.press('ArrowDown');
    await expectLink(page, second ?? mega);
    await page.keyboard.press('ArrowLeft');
    await expect(category(startCategory.title)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, mega.title)).toBeFocused();
    await expect(panel(page, mega.title)).toBeHidden();
    await expect(page).toHaveURL(start.href);
  });

  await test.step('Tab moves through the panel in visual order and closes it at the end', async () => {
    await trigger(page, mega.title).press('Enter');
    await expect(panel(page, mega.title)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tab(page, mega.title, startCategory.title)).toBeFocused();
    const links = await panel(page, mega.title).getByRole('link').count();
    const places: { readonly top: number; readonly left: number }[] = [];
    for (let index = 0; index < links; index++) {
      await page.keyboard.press('Tab');
      const { top, left } = await boxOf(focused(page));
      places.push({ top: Math.round(top), left: Math.round(left) });
    }
    // Each step goes down or to the right: an entry has its own entries below it.
    const wrong = places.filter((place, index) => {
      const before = places[index - 1];
      return before && place.top <= before.top && place.left <= before.left;
    });
    expect(wrong).toEqual([]);
    expect(new Set(places.map(({ top }) => top)).size).toBeGreaterThan(1);
    await expectLink(page, mega);
    await page.keyboard.press('Tab');
    await expect(trigger(page, neighbour.title)).toBeFocused();
    await expect(panel(page, mega.title)).toBeHidden();
  });
});

test('following a link closes the panel, even a link to the current page', async ({ page }) => {
  test.skip(!hasList, needsList);
  const link = linkOf(list, 0);
  await openPage(page, link.href);
  for (const target of [link, list]) {
    await bringMenus(page);
    await openMenu(page, list.title);
    await panel(page, list.title).locator(`a[href="${target.href}"]`).first().click();
    await expect(page).toHaveURL(target.href);
    await hydrate(page);
    await expect(panel(page, list.title)).toBeHidden();
    await expect(openTriggers(page)).toHaveCount(0);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 900 } });

  test('a tap opens a menu, chooses a category and follows a link; a tap elsewhere closes the menu', async ({
    page,
  }) => {
    test.skip(!hasMega || !hasList, needsMega);
    const menu = megaMenus.at(-1) ?? mega;
    const { title: megaTitle } = menu;
    const category = menu.categories.at(-1) ?? startCategory;
    await page.goto(start.href);
    await nav(page).locator(`[data-menu="${mega.href}"]`).tap();
    await expect(panel(page, mega.title)).toBeVisible();
    await trigger(page, mega.title).tap();
    await expect(panel(page, mega.title)).toBeHidden();
    await trigger(page, megaTitle).tap();
    await tab(page, megaTitle, category.title).tap();
    await expect(panel(page, megaTitle).getByRole('tabpanel')).toHaveAccessibleName(category.title);
    // The point is in the margin, which has no links at any scroll position.
    await page.touchscreen.tap(4, 850);
    await expect(panel(page, megaTitle)).toBeHidden();
    await trigger(page, megaTitle).tap();
    await trigger(page, lastList.title).tap();
    await expect(panel(page, lastList.title)).toBeVisible();
    await expect(openTriggers(page)).toHaveCount(1);
    const link = linkOf(lastList, 0);
    await panel(page, lastList.title).getByRole('link', { name: link.title }).tap();
    await expect(page).toHaveURL(link.href);
    await expect(openTriggers(page)).toHaveCount(0);
  });
});

test.describe('if the contents of the panels cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('a click on an entry shows the link to its section', async ({ page }) => {
    test.skip(!hasList, needsList);
    await page.route('**/menus.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(start.href);
    await hydrate(page);
    const entry = (name: string) => nav(page).getByRole('button', { name, exact: true });
    const menu = page.getByRole('navigation', { name: 'All pages of the menu' });
    await entry(lastList.title).click();
    await menu.getByRole('link', { name: lastList.title, exact: true }).click();
    await expect(page).toHaveURL(lastList.href);
  });
});

test('without scripts, every entry is a link', async ({ request }) => {
  const html = await (await request.get(start.href)).text();
  const links = allOf(parseHtml(html), 'header nav[aria-label=Main] a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    headerItems.map(({ href }) => href),
  );
});
