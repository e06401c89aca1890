import { expect, type Page, test } from '@playwright/test';
import { getStarted } from '@/content/navigation';
import { themes } from '@/content/themes';
import * as constants from '@/lib/constants';
import { offerSections } from '@/lib/enquiry/subjects';
import { childLinksOf } from '@/lib/menus/menu-contents';
import { entriesOf, headerItems, isWithin, opensPanel } from '@/lib/menus/menus';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { axeFindings, wear } from '../../support/browser/axe';
import {
  farCategory,
  firstEntry,
  innerPage,
  lastCategory,
  lastEntry,
  lastList,
  linkOf,
  linksOf,
  list,
  listMenus,
  mega,
  megaMenus,
  menuNames,
  neighbour,
  nextCategory,
  otherMenus,
  required,
  start,
  startCategory,
  thirdCategory,
} from '../../support/browser/header-entries';
import { expectRunning, holdIslands, hydrate } from '../../support/browser/hydrate';
import {
  advance,
  away,
  centre,
  expectToOpenAfter,
  nav,
  open,
  openMenu,
  openTriggers,
  panel,
  stopClock,
  trigger,
  watch,
} from './header-menus';

test.describe('the entries', () => {
  test('entries link to their pages, and menus are buttons', async ({ page }) => {
    await open(page);
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
    await expect(banner.getByRole('combobox', { name: 'Theme' })).toBeVisible();
  });

  test('mark the current page and its section', async ({ page }) => {
    await open(page, innerPage);
    await expect(trigger(page, mega.title)).toHaveAttribute('aria-current', 'true');
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
    await openMenu(page, mega.title);
    await panel(page, mega.title).getByRole('tab', { name: thirdCategory.title }).click();
    await expect(panel(page, mega.title).locator('[aria-current=page]')).toContainText(
      titleOf(innerPage),
    );
    await open(page, start.href);
    await expect(nav(page).getByRole('link', { name: start.title })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await open(page, linkOf(lastList, 0).href);
    await expect(nav(page).locator('[aria-current]')).toHaveText(lastList.title);
  });

  test('a click for a new tab is left to the browser', async ({ page, context }) => {
    await open(page);
    const opened = context.waitForEvent('page');
    await trigger(page, mega.title).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(mega.href);
    await expect(page).toHaveURL(start.href);
  });
});

test.describe('timing', () => {
  test('a closed menu opens 200 ms after the pointer enters it', async ({ page }) => {
    await open(page);
    await stopClock(page);
    for (const name of menuNames) {
      await expectToOpenAfter(page, name, constants.menuOpenDelayMs);
      await page.mouse.move(away.x, 790);
      await advance(page, constants.menuCloseDelayMs);
      await expect(openTriggers(page)).toHaveCount(0);
      await advance(page, constants.menuSkipWindowMs + 1);
    }
  });

  test('while one is open, the next opens after 150 ms', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await openMenu(page, mega.title);
    for (const { title: name } of otherMenus) {
      await expectToOpenAfter(page, name, constants.menuSwitchDelayMs);
    }
  });

  test('the delay includes the time that the code of the menus takes to load', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(start.href);
    await hydrate(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.mouse.move(away.x, away.y);
    const entry = nav(page).locator(`[data-menu="${mega.href}"]`);
    await entry.hover();
    await advance(page, constants.menuOpenDelayMs - 1);
    release();
    await expectRunning(page, 'main-menu');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await advance(page, 1);
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('the mouse', () => {
  test('hover, then click keeps the panel open; the next click closes it', async ({ page }) => {
    await open(page);
    await stopClock(page);
    const read = await watch(page);
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    await trigger(page, mega.title).click();
    await advance(page, 1_000);
    await expect(panel(page, mega.title)).toBeVisible();
    expect((await read()).map(({ what }) => what)).not.toContain('close');
    await trigger(page, mega.title).click();
    await expect(panel(page, mega.title)).toBeHidden();
    await advance(page, 1_000);
    await expect(panel(page, mega.title)).toBeHidden();
  });

  test('leaving closes a panel that hover opened, but not one that a click opened', async ({
    page,
  }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, lastList.title, constants.menuOpenDelayMs);
    await page.mouse.move(100, 790);
    await advance(page, constants.menuCloseDelayMs);
    await expect(panel(page, lastList.title)).toBeHidden();
    await openMenu(page, lastList.title);
    await page.mouse.move(100, 790);
    await advance(page, constants.menuCloseDelayMs + 1_000);
    await expect(panel(page, lastList.title)).toBeVisible();
    await page.mouse.click(100, 790);
    await expect(panel(page, lastList.title)).toBeHidden();
  });

  test('nothing flickers on the way from the trigger to the panel', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    const read = await watch(page);
    const from = await centre(trigger(page, mega.title));
    for (let y = from.y; y < 160; y += 4) {
      await page.mouse.move(from.x, y);
      await advance(page, 25);
    }
    await advance(page, constants.menuCloseDelayMs + 1_000);
    await expect(panel(page, mega.title)).toBeVisible();
    expect((await read()).filter(({ what }) => what !== 'enter')).toEqual([]);
    // There is no gap between the two.
    const box = await centre(panel(page, mega.title));
    expect(box.top - (from.top + from.height)).toBeLessThanOrEqual(2);
  });

  test('a diagonal movement to the panel does not switch to the menu that it crosses', async ({
    page,
  }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, mega.title, constants.menuOpenDelayMs);
    const read = await watch(page);
    const from = await centre(trigger(page, mega.title));
    const over = await centre(trigger(page, neighbour.title));
    const steps = 24;
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(
        from.x + ((over.x + 70 - from.x) * step) / steps,
        from.top + 2 + (from.height * 1.2 * step) / steps,
      );
      await advance(page, 20);
    }
    await advance(page, constants.menuAimDelayMs + 1_000);
    const log = await read();
    expect(log.map(({ what, name }) => `${what} ${name}`)).toContain(`enter ${neighbour.title}`);
    expect(log.filter(({ what }) => what !== 'enter')).toEqual([]);
    await expect(panel(page, mega.title)).toBeVisible();
    // The near miss: a pointer that rests on the other menu opens it.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(over.x, over.y);
    await advance(page, constants.menuAimDelayMs);
    await expect(panel(page, neighbour.title)).toBeVisible();
  });

  test('a diagonal movement to the items does not switch to the category that it crosses', async ({
    page,
  }) => {
    await open(page);
    await stopClock(page);
    await openMenu(page, mega.title);
    const tab = (name: string) => panel(page, mega.title).getByRole('tab', { name });
    await expect(tab(startCategory.title)).toHaveAttribute('aria-selected', 'true');
    const from = await centre(tab(startCategory.title));
    const to = await centre(tab(farCategory.title));
    await page.mouse.move(from.x, from.y);
    await page.evaluate(() => {
      const chosen: string[] = [];
      Object.assign(window, { chosen });
      new MutationObserver((records) => {
        for (const { target } of records) chosen.push(target.textContent ?? '');
      }).observe(document.querySelector('header [role=tablist]') ?? document.body, {
        subtree: true,
        attributeFilter: ['aria-selected'],
      });
    });
    for (let step = 1; step <= 20; step++) {
      await page.mouse.move(from.x + 14 * step, from.y + ((to.y - from.y) * step) / 20);
      await advance(page, 15);
    }
    await advance(page, constants.menuAimDelayMs + 1_000);
    expect(await page.evaluate(() => Reflect.get(window, 'chosen'))).toEqual([]);
    await expect(tab(startCategory.title)).toHaveAttribute('aria-selected', 'true');
    // The near misses: straight down the list, and resting after a diagonal.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(from.x, to.y, { steps: 8 });
    await expect(tab(farCategory.title)).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(from.x - 60, from.y);
    const rest = await centre(tab(nextCategory.title));
    await page.mouse.move(rest.x, rest.y, { steps: 6 });
    await advance(page, constants.menuAimDelayMs);
    await expect(tab(nextCategory.title)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the panels', () => {
  test('a menu with categories starts on one; hover and click choose another', async ({ page }) => {
    await open(page);
    await openMenu(page, mega.title);
    const tab = (title: string) => panel(page, mega.title).getByRole('tab', { name: title });
    const tabpanel = (title: string) =>
      panel(page, mega.title).getByRole('tabpanel', { name: title });
    await expect(tab(startCategory.title)).toHaveAttribute('aria-selected', 'true');
    await expect(tabpanel(startCategory.title)).toBeVisible();
    await tab(nextCategory.title).hover();
    await expect(tabpanel(nextCategory.title)).toBeVisible();
    await tab(startCategory.title).click();
    await expect(tabpanel(startCategory.title)).toBeVisible();
    await expect(panel(page, mega.title).getByRole('tabpanel')).toHaveCount(1);
  });

  test('lead to every page of their sections, their entries with a motif and their line', async ({
    page,
  }) => {
    await open(page);
    for (const { title: name, href: section, categories } of megaMenus) {
      await openMenu(page, name);
      const found = new Set<string>();
      for (const { title, items } of categories) {
        await panel(page, name).getByRole('tab', { name: title, exact: true }).click();
        const category = panel(page, name).getByRole('tabpanel', { name: title, exact: true });
        for (const { href } of items) {
          const entry = category.locator(`a[href="${href}"]`);
          await expect(entry.locator('svg')).toBeVisible();
          await expect(entry).toContainText(copyOf(href).summary);
        }
        for (const link of await panel(page, name).getByRole('link').all()) {
          found.add((await link.getAttribute('href')) ?? '');
        }
      }
      const wanted = pages.filter(({ path }) => isWithin(path, section));
      expect(wanted.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
    }
    for (const { title: name, href: section, items } of listMenus) {
      await openMenu(page, name);
      for (const { href } of items) {
        const link = panel(page, name).locator(`a[href="${href}"]`);
        // Bars in the small screen of a product come before the motif.
        await expect(link.locator('svg').last()).toBeVisible();
        await expect(link).toContainText(copyOf(href).summary);
      }
      await expect(
        panel(page, name).getByRole('link', { name: `${name} overview` }),
      ).toHaveAttribute('href', section);
    }
  });
});

test.describe('the keyboard', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('left, right, Home and End move between the entries', async ({ page }) => {
    await open(page);
    await trigger(page, mega.title).focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, neighbour.title)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(nav(page).getByRole('link', { name: firstEntry.title })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(nav(page).getByRole('link', { name: lastEntry.title })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(nav(page).getByRole('link', { name: firstEntry.title })).toBeFocused();
    await page.keyboard.press('End');
    await expect(nav(page).getByRole('link', { name: lastEntry.title })).toBeFocused();
  });

  test('each key of a fast sequence counts', async ({ page }) => {
    await open(page);
    await trigger(page, neighbour.title).focus();
    await page.evaluate(async () => {
      for (let count = 0; count < 2; count++) {
        const press = { key: 'ArrowLeft', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      }
      await new Promise((resolve) => setTimeout(resolve));
    });
    await expect(nav(page).getByRole('link', { name: firstEntry.title })).toBeFocused();
  });

  test('Enter and Space open and close, Escape closes and returns the focus', async ({ page }) => {
    await open(page);
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
    await expect(focused(page)).toHaveAttribute('href', linkOf(list, 0).href);
    await page.keyboard.press('Escape');
    await expect(panel(page, list.title)).toBeHidden();
    await expect(trigger(page, list.title)).toBeFocused();
    await expect(page).toHaveURL(start.href);
  });

  test('down leads into the panel, up and down through its links, Home and End to the ends', async ({
    page,
  }) => {
    await open(page);
    await trigger(page, lastList.title).focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 0).href);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 1).href);
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveAttribute('href', lastList.href);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 0).href);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 0).href);
    // Back to the button and into the panel once more.
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page, lastList.title)).toBeFocused();
    await expect(panel(page, lastList.title)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 0).href);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', linkOf(lastList, 0).href);
  });

  test('in a mega menu, up and down choose categories, right leads to the items and left back', async ({
    page,
  }) => {
    await open(page);
    await trigger(page, mega.title).focus();
    await page.keyboard.press('ArrowDown');
    const tab = (name: string) => panel(page, mega.title).getByRole('tab', { name });
    await expect(tab(startCategory.title)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tab(nextCategory.title)).toBeFocused();
    await expect(tab(nextCategory.title)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(lastCategory.title)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tab(startCategory.title)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const [first, second] = linksOf(startCategory.items, mega);
    await expect(focused(page)).toHaveAttribute('href', first?.href ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', second?.href ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(startCategory.title)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, mega.title)).toBeFocused();
    await expect(panel(page, mega.title)).toBeHidden();
    await expect(page).toHaveURL(start.href);
  });

  test('Tab moves through the panel in visual order and closes it at the end', async ({ page }) => {
    await open(page);
    await trigger(page, mega.title).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, mega.title)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      panel(page, mega.title).getByRole('tab', { name: startCategory.title }),
    ).toBeFocused();
    const links = await panel(page, mega.title).getByRole('link').count();
    const tops: number[] = [];
    for (let index = 0; index < links; index++) {
      await page.keyboard.press('Tab');
      tops.push((await centre(focused(page))).y);
    }
    expect(tops[0]).toBeLessThan(tops.at(-1) ?? 0);
    await expect(focused(page)).toHaveAttribute('href', mega.href);
    await page.keyboard.press('Tab');
    await expect(trigger(page, neighbour.title)).toBeFocused();
    await expect(panel(page, mega.title)).toBeHidden();
  });

  test('moving to another entry closes the panel', async ({ page }) => {
    await open(page);
    await trigger(page, mega.title).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, mega.title)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(openTriggers(page)).toHaveCount(0);
    await expect(trigger(page, neighbour.title)).toBeFocused();
  });
});

test.describe('navigation', () => {
  test('closes the panel', async ({ page }) => {
    await open(page);
    await openMenu(page, list.title);
    await panel(page, list.title)
      .getByRole('link', { name: linkOf(list, 0).title })
      .click();
    await expect(page).toHaveURL(linkOf(list, 0).href);
    await hydrate(page);
    await expect(panel(page, list.title)).toHaveCount(0);
    await expect(openTriggers(page)).toHaveCount(0);
  });

  test('closes it, also if the link leads to the current page', async ({ page }) => {
    await open(page, linkOf(list, 0).href);
    await openMenu(page, list.title);
    await panel(page, list.title)
      .getByRole('link', { name: linkOf(list, 0).title })
      .click();
    await expect(panel(page, list.title)).toBeHidden();
    await expect(page).toHaveURL(linkOf(list, 0).href);
  });
});

test.describe('place', () => {
  test('every panel is on screen and under its button, with targets at least 44 pixels high', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page);
    for (const name of menuNames) {
      await openMenu(page, name);
      const box = await centre(panel(page, name));
      const button = await centre(trigger(page, name));
      expect(box.left, name).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width, name).toBeLessThanOrEqual(1280);
      expect(box.top + box.height, name).toBeLessThanOrEqual(720);
      expect(button.x, name).toBeGreaterThan(box.left);
      expect(button.x, name).toBeLessThan(box.left + box.width);
      const targets = page.getByRole('banner').locator('a:visible, button:visible');
      const heights = await targets.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().height)),
      );
      expect(heights.length, name).toBeGreaterThan(headerItems.length);
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
    }
  });

  test('an open panel stays on screen when the window gets narrower', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page);
    await openMenu(page, lastList.title);
    await page.setViewportSize({ width: 1300, height: 700 });
    await expect
      .poll(async () => {
        const box = await centre(panel(page, lastList.title));
        return box.left + box.width <= 1300 && box.left >= 0;
      })
      .toBe(true);
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 900 } });

  test('a tap opens, chooses a category, follows a link; a tap elsewhere closes', async ({
    page,
  }) => {
    const menu = megaMenus.at(-1) ?? mega;
    const { title: megaTitle } = menu;
    const category = menu.categories.at(-1) ?? startCategory;
    await page.goto(start.href);
    await nav(page).locator(`[data-menu="${mega.href}"]`).tap();
    await expect(panel(page, mega.title)).toBeVisible();
    await trigger(page, mega.title).tap();
    await expect(panel(page, mega.title)).toBeHidden();
    await trigger(page, megaTitle).tap();
    await panel(page, megaTitle).getByRole('tab', { name: category.title }).tap();
    await expect(
      panel(page, megaTitle).getByRole('tabpanel', { name: category.title }),
    ).toBeVisible();
    await page.touchscreen.tap(100, 850);
    await expect(panel(page, megaTitle)).toBeHidden();
    await trigger(page, megaTitle).tap();
    await trigger(page, lastList.title).tap();
    await expect(panel(page, lastList.title)).toBeVisible();
    await expect(openTriggers(page)).toHaveCount(1);
    await panel(page, lastList.title)
      .getByRole('link', { name: linkOf(lastList, 0).title })
      .tap();
    await expect(page).toHaveURL(linkOf(lastList, 0).href);
    await expect(openTriggers(page)).toHaveCount(0);
  });
});

test.describe('where things fail', () => {
  test.describe('without what the panels hold', () => {
    test.use({ serviceWorkers: 'block' });

    test('the entries are links, and a click shows the link to their section', async ({ page }) => {
      await page.route('**/menus.json', (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto(start.href);
      await hydrate(page);
      const entry = (name: string) => nav(page).getByRole('link', { name, exact: true });
      const menu = page.getByRole('navigation', { name: 'All pages of the menu' });
      await entry(lastList.title).click();
      await menu.getByRole('link', { name: lastList.title, exact: true }).click();
      await expect(page).toHaveURL(lastList.href);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('every entry is a link', async ({ page }) => {
      await page.goto(start.href);
      for (const { title, href } of headerItems) {
        await expect(nav(page).getByRole('link', { name: title, exact: true })).toHaveAttribute(
          'href',
          href,
        );
      }
      await nav(page).getByRole('link', { name: mega.title }).click();
      await expect(page).toHaveURL(mega.href);
    });
  });

  test('search engines reach every page of the menus: each section from the delivered header, its entries from its page, the pages below them from theirs', async ({
    request,
  }) => {
    const readPart = async (path: string, part: 'header' | 'main' | 'footer') => {
      const html = await (await request.get(path)).text();
      return html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`));
    };
    const header = await readPart(start.href, 'header');
    const footer = await readPart(start.href, 'footer');
    const missing: string[] = [];
    const reached = new Set<string>();
    for (const item of headerItems) {
      if (!header.includes(`href="${item.href}"`)) missing.push(item.href);
      reached.add(item.href);
      const section = (await readPart(item.href, 'main')) + footer;
      for (const { href } of entriesOf(item)) {
        if (!section.includes(`href="${href}"`)) missing.push(`${href} from ${item.href}`);
        reached.add(href);
      }
      for (const { href } of entriesOf(item)) {
        const text = await readPart(href, 'main');
        for (const child of childLinksOf(href, item)) {
          if (!text.includes(`href="${child}"`)) missing.push(`${child} from ${href}`);
          reached.add(child);
        }
      }
    }
    expect(missing).toEqual([]);
    const listed = pages
      .map(({ path }) => path)
      .filter((path) => offerSections.some((section) => isWithin(path, section)));
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });
});

test.describe('large text and forced colours', () => {
  test('with forced colours, the current page and the selected category differ', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, innerPage);
    await openMenu(page, mega.title);
    const colour = (name: string) =>
      panel(page, mega.title)
        .getByRole('tab', { name })
        .evaluate((tab) => getComputedStyle(tab).color);
    expect(await colour(startCategory.title)).not.toBe(await colour(nextCategory.title));
    const mark = (name: string) =>
      trigger(page, name).evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await mark(mega.title)).not.toBe(await mark(list.title));
  });
});

test('axe finds nothing with any panel open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, innerPage);
  let turn = 0;
  const check = async (what: string) => {
    // The panels are tested in alternating themes.
    const theme = required(themes[turn++ % themes.length], 'theme');
    await wear(page, theme.name);
    expect(await axeFindings(page, { within: 'header' }), `${what}, ${theme.label}`).toEqual([]);
  };
  await check('closed');
  for (const name of menuNames) {
    await openMenu(page, name);
    await check(name);
    await page.keyboard.press('Escape');
  }
  await openMenu(page, mega.title);
  for (const tab of await panel(page, mega.title).getByRole('tab').all()) {
    await tab.click();
    await check(`${mega.title}, ${await tab.textContent()}`);
  }
});
