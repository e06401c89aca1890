import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import * as constants from '@/lib/constants';
import { childLinksOf } from '@/lib/menus/menu-contents';
import { entriesOf, headerItems, opensPanel } from '@/lib/menus/menus';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../page-of';
import { axeFindings } from './axe';
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
import { bringMenus, hydrate, hydrationCode } from './hydrate';

const product = pageOf('product');
/** The first link of the menu of products. */
const firstProduct =
  headerItems.flatMap((item) => (item.href === '/products' ? entriesOf(item) : []))[0]?.href ?? '';

const menuNames = headerItems.filter(opensPanel).map(({ title }) => title);

test.describe('the entries', () => {
  test('all lead where they say, the menus as buttons', async ({ page }) => {
    await open(page);
    for (const item of headerItems) {
      const role = opensPanel(item) ? 'button' : 'link';
      const entry = nav(page).getByRole(role, { name: item.title, exact: true });
      await expect(entry).toHaveAttribute('href', item.href);
    }
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact?for=quote',
    );
    await expect(banner.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    await expect(banner.getByRole('combobox', { name: 'Theme' })).toBeVisible();
  });

  test('mark the page and its section', async ({ page }) => {
    await open(page, '/services/it-cloud');
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-current', 'true');
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
    await openMenu(page, 'Services');
    await panel(page, 'Services').getByRole('tab', { name: 'IT and cloud' }).click();
    await expect(panel(page, 'Services').locator('[aria-current=page]')).toContainText('IT Cloud');
    await open(page, '/about');
    await expect(nav(page).getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await open(page, '/company/about-us');
    await expect(nav(page).locator('[aria-current]')).toHaveText('Company');
  });

  test('a click for a new tab is left to the browser', async ({ page, context }) => {
    await open(page);
    const opened = context.waitForEvent('page');
    await trigger(page, 'Services').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/services');
    await expect(page).toHaveURL('/about');
  });

  test('the theme is chosen in the header', async ({ page }) => {
    await open(page);
    await page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Theme' })
      .selectOption('midnight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  });
});

test.describe('timing', () => {
  test('a closed menu opens 200 ms after the pointer comes onto it', async ({ page }) => {
    await open(page);
    await stopClock(page);
    for (const name of ['Services', 'Products', 'Company', 'Resources']) {
      await expectToOpenAfter(page, name, constants.menuOpenDelayMs);
      await page.mouse.move(away.x, 790);
      await advance(page, constants.menuCloseDelayMs);
      await expect(openTriggers(page)).toHaveCount(0);
      await advance(page, constants.menuSkipWindowMs + 1);
    }
  });

  test('the next opens 150 ms after, while one is open', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await openMenu(page, 'Services');
    for (const name of ['Products', 'Company', 'Industries', 'Resources', 'Solutions']) {
      await expectToOpenAfter(page, name, constants.menuSwitchDelayMs);
    }
  });

  test('and 150 ms after within the skip window, 200 ms after it', async ({ page }) => {
    await open(page);
    await stopClock(page);
    for (const name of ['Products', 'Company', 'Industries', 'Resources']) {
      await openMenu(page, 'Services');
      await page.keyboard.press('Escape');
      await advance(page, constants.menuSkipWindowMs);
      await expectToOpenAfter(page, name, constants.menuSwitchDelayMs);
      await page.keyboard.press('Escape');
      await advance(page, constants.menuSkipWindowMs + 1);
      await expectToOpenAfter(page, 'Solutions', constants.menuOpenDelayMs);
      await page.keyboard.press('Escape');
    }
  });

  test('a pointer that only passes opens nothing', async ({ page }) => {
    await open(page);
    await stopClock(page);
    const read = await watch(page);
    await trigger(page, 'Services').hover();
    await advance(page, constants.menuOpenDelayMs - 1);
    await page.mouse.move(away.x, 790);
    await advance(page, 1000);
    expect((await read()).filter(({ what }) => what === 'open')).toEqual([]);
  });

  test('on a clock that runs, none opens sooner than that', async ({ page }) => {
    await open(page);
    const read = await watch(page);
    for (const name of ['Services', 'Products', 'Company']) {
      await trigger(page, name).hover();
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
      const log = await read();
      const entered = log.findLast((entry) => entry.what === 'enter' && entry.name === name);
      const opened = log.findLast((entry) => entry.what === 'open' && entry.name === name);
      if (!entered || !opened) throw new Error(`${name} was not hovered and opened`);
      const delay = name === 'Services' ? constants.menuOpenDelayMs : constants.menuSwitchDelayMs;
      expect(opened.at - entered.at).toBeGreaterThanOrEqual(delay - 1);
    }
  });
});

test.describe('the mouse', () => {
  test('hover, then click keeps the panel open; the next click closes it', async ({ page }) => {
    await open(page);
    await stopClock(page);
    const read = await watch(page);
    await expectToOpenAfter(page, 'Services', constants.menuOpenDelayMs);
    await trigger(page, 'Services').click();
    await advance(page, 1_000);
    await expect(panel(page, 'Services')).toBeVisible();
    expect((await read()).map(({ what }) => what)).not.toContain('close');
    await trigger(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeHidden();
    await advance(page, 1_000);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('leaving closes what hover opened, and not what a click opened', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, 'Resources', constants.menuOpenDelayMs);
    await page.mouse.move(100, 790);
    await advance(page, constants.menuCloseDelayMs);
    await expect(panel(page, 'Resources')).toBeHidden();
    await openMenu(page, 'Resources');
    await page.mouse.move(100, 790);
    await advance(page, constants.menuCloseDelayMs + 1_000);
    await expect(panel(page, 'Resources')).toBeVisible();
    await page.mouse.click(100, 790);
    await expect(panel(page, 'Resources')).toBeHidden();
  });

  test('two fast hovers leave one panel open, never two', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await openMenu(page, 'Services');
    const read = await watch(page);
    for (const name of ['Products', 'Company', 'Solutions', 'Industries']) {
      await trigger(page, name).hover();
      await advance(page, constants.menuSwitchDelayMs - 20);
    }
    await advance(page, constants.menuSwitchDelayMs);
    await expect(panel(page, 'Industries')).toBeVisible();
    await expect(openTriggers(page)).toHaveCount(1);
    await expect(nav(page).getByRole('group')).toHaveCount(1);
    const log = await read();
    expect(log.filter(({ what }) => what === 'open').map(({ name }) => name)).toEqual([
      'Industries',
    ]);
    expect(log.filter((entry) => entry.open > 1)).toEqual([]);
  });

  test('nothing flickers on the way from the trigger to the panel', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, 'Services', constants.menuOpenDelayMs);
    const read = await watch(page);
    const from = await centre(trigger(page, 'Services'));
    for (let y = from.y; y < 160; y += 4) {
      await page.mouse.move(from.x, y);
      await advance(page, 25);
    }
    await advance(page, constants.menuCloseDelayMs + 1_000);
    await expect(panel(page, 'Services')).toBeVisible();
    expect((await read()).filter(({ what }) => what !== 'enter')).toEqual([]);
    // No strip between the two belongs to neither.
    const box = await centre(panel(page, 'Services'));
    expect(box.top - (from.top + from.height)).toBeLessThanOrEqual(2);
  });

  test('a diagonal way to the panel does not switch to the menu it crosses', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await expectToOpenAfter(page, 'Services', constants.menuOpenDelayMs);
    const read = await watch(page);
    const from = await centre(trigger(page, 'Services'));
    const over = await centre(trigger(page, 'Solutions'));
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
    expect(log.map(({ what, name }) => `${what} ${name}`)).toContain('enter Solutions');
    expect(log.filter(({ what }) => what !== 'enter')).toEqual([]);
    await expect(panel(page, 'Services')).toBeVisible();
    // The near miss: a pointer that comes to rest on the other menu wants it.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(over.x, over.y);
    await advance(page, constants.menuAimDelayMs);
    await expect(panel(page, 'Solutions')).toBeVisible();
  });

  test('a diagonal way to the items does not switch the category it crosses', async ({ page }) => {
    await open(page);
    await stopClock(page);
    await openMenu(page, 'Services');
    const tab = (name: string) => panel(page, 'Services').getByRole('tab', { name });
    await expect(tab('Development')).toHaveAttribute('aria-selected', 'true');
    const from = await centre(tab('Development'));
    const to = await centre(tab('Security'));
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
    await expect(tab('Development')).toHaveAttribute('aria-selected', 'true');
    // The near misses: straight down the list, and at rest after a diagonal.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(from.x, to.y, { steps: 8 });
    await expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(from.x - 60, from.y);
    const rest = await centre(tab('Web'));
    await page.mouse.move(rest.x, rest.y, { steps: 6 });
    await advance(page, constants.menuAimDelayMs);
    await expect(tab('Web')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the categories', () => {
  for (const [name, start, other, section] of [
    ['Services', 'Development', 'Security', '/services'],
    ['Solutions', 'Infrastructure', 'Customers', '/solutions'],
  ] as const) {
    test(`${name} starts on ${start}; hover and click choose another`, async ({ page }) => {
      await open(page);
      await openMenu(page, name);
      const tab = (title: string) => panel(page, name).getByRole('tab', { name: title });
      await expect(tab(start)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, name).getByRole('tabpanel', { name: start })).toBeVisible();
      await tab(other).hover();
      await expect(panel(page, name).getByRole('tabpanel', { name: other })).toBeVisible();
      await tab(start).click();
      await expect(panel(page, name).getByRole('tabpanel', { name: start })).toBeVisible();
      await expect(panel(page, name).getByRole('tabpanel')).toHaveCount(1);
    });

    test(`every page of ${name} is reachable within its panel, its entries with an icon and their line`, async ({
      page,
    }) => {
      const item = headerItems.find(({ title }) => title === name);
      if (item?.layout !== 'mega') throw new Error(`${name} has no categories`);
      const { categories } = item;
      await open(page);
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
      const wanted = pages.filter(({ path }) => path === section || path.startsWith(`${section}/`));
      expect(wanted.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
    });
  }

  for (const name of ['Products', 'Industries', 'Company', 'Resources']) {
    test(`${name} lists its child links with an icon and a line each`, async ({ page }) => {
      const item = headerItems.find(({ title }) => title === name);
      if (item?.layout !== 'list') throw new Error(`${name} has no list`);
      await open(page);
      await openMenu(page, name);
      for (const { href } of item.items) {
        const link = panel(page, name).locator(`a[href="${href}"]`);
        await expect(link.locator('svg')).toBeVisible();
        await expect(link).toContainText(copyOf(href).summary);
      }
      await expect(
        panel(page, name).getByRole('link', { name: `${name} overview` }),
      ).toHaveAttribute('href', item.href);
    });
  }
});

test.describe('the keyboard', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('left, right, Home and End move between the entries', async ({ page }) => {
    await open(page);
    await trigger(page, 'Services').focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, 'Solutions')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(nav(page).getByRole('link', { name: 'Contact' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(nav(page).getByRole('link', { name: 'Contact' })).toBeFocused();
  });

  test('of keys that follow each other at once, each one counts', async ({ page }) => {
    await open(page);
    await trigger(page, 'Solutions').focus();
    await page.evaluate(async () => {
      for (let count = 0; count < 2; count++) {
        const press = { key: 'ArrowLeft', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      }
      await new Promise((resolve) => setTimeout(resolve));
    });
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes, Escape closes and gives the focus back`, async ({ page }) => {
      await open(page);
      await trigger(page, 'Products').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Products')).toBeVisible();
      await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(panel(page, 'Products')).toBeHidden();
      await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveAttribute('href', firstProduct);
      await page.keyboard.press('Escape');
      await expect(panel(page, 'Products')).toBeHidden();
      await expect(trigger(page, 'Products')).toBeFocused();
      await expect(page).toHaveURL('/about');
    });
  }

  test('down leads into the panel, up and down through its links, Home and End to the ends', async ({
    page,
  }) => {
    await open(page);
    await trigger(page, 'Resources').focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', '/resources/faqs');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', '/resources/glossary');
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveAttribute('href', '/resources');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', '/resources/faqs');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(focused(page)).toHaveAttribute('href', '/resources/faqs');
    // Back to the button and into the panel once more.
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page, 'Resources')).toBeFocused();
    await expect(panel(page, 'Resources')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAttribute('href', '/resources/faqs');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('href', '/resources/faqs');
  });

  test('in a mega menu, up and down choose categories, right leads to the items and left back', async ({
    page,
  }) => {
    await open(page);
    await trigger(page, 'Services').focus();
    await page.keyboard.press('ArrowDown');
    const tab = (name: string) => panel(page, 'Services').getByRole('tab', { name });
    await expect(tab('Development')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tab('Web')).toBeFocused();
    await expect(tab('Web')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab('Integration')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tab('Development')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveAttribute('href', '/services/development-services');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute(
      'href',
      '/services/development-services/website-development',
    );
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Development')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Services')).toBeFocused();
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('Tab goes through the panel in visual order and closes it at its end', async ({ page }) => {
    await open(page);
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Services').getByRole('tab', { name: 'Development' })).toBeFocused();
    const links = await panel(page, 'Services').getByRole('link').count();
    const tops: number[] = [];
    for (let index = 0; index < links; index++) {
      await page.keyboard.press('Tab');
      tops.push((await centre(focused(page))).y);
    }
    expect(tops[0]).toBeLessThan(tops.at(-1) ?? 0);
    await expect(focused(page)).toHaveAttribute('href', '/services');
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Solutions')).toBeFocused();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('going on to another entry closes the panel', async ({ page }) => {
    await open(page);
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(openTriggers(page)).toHaveCount(0);
    await expect(trigger(page, 'Solutions')).toBeFocused();
  });
});

test.describe('navigation', () => {
  test('closes the panel', async ({ page }) => {
    await open(page);
    await openMenu(page, 'Products');
    await panel(page, 'Products')
      .getByRole('link', { name: titleOf(product) })
      .click();
    await expect(page).toHaveURL(product);
    await hydrate(page);
    await expect(panel(page, 'Products')).toHaveCount(0);
    await expect(openTriggers(page)).toHaveCount(0);
  });

  test('closes it also when the link leads to the page already open', async ({ page }) => {
    await open(page, product);
    await openMenu(page, 'Products');
    await panel(page, 'Products')
      .getByRole('link', { name: titleOf(product) })
      .click();
    await expect(panel(page, 'Products')).toBeHidden();
    await expect(page).toHaveURL(product);
  });

  test('closes it on the way back in the history', async ({ page }) => {
    await open(page);
    await nav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await bringMenus(page);
    await openMenu(page, 'Company');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(openTriggers(page)).toHaveCount(0);
  });
});

test.describe('place', () => {
  for (const width of [1280, 1440, 1920]) {
    test(`at ${width} pixels every panel is on screen and under its button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await open(page);
      for (const name of menuNames) {
        await openMenu(page, name);
        const box = await centre(panel(page, name));
        const button = await centre(trigger(page, name));
        expect(box.left, name).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width, name).toBeLessThanOrEqual(width);
        expect(box.top + box.height, name).toBeLessThanOrEqual(720);
        expect(button.x, name).toBeGreaterThan(box.left);
        expect(button.x, name).toBeLessThan(box.left + box.width);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('an open panel stays on screen when the window gets narrower', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page);
    await openMenu(page, 'Resources');
    await page.setViewportSize({ width: 1300, height: 700 });
    await expect
      .poll(async () => {
        const box = await centre(panel(page, 'Resources'));
        return box.left + box.width <= 1300 && box.left >= 0;
      })
      .toBe(true);
  });

  test('the targets are at least 44 pixels high', async ({ page }) => {
    await open(page);
    for (const name of menuNames) {
      await openMenu(page, name);
      const targets = page.getByRole('banner').locator('a:visible, button:visible');
      const heights = await targets.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().height)),
      );
      expect(heights.length, name).toBeGreaterThan(headerItems.length);
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 900 } });

  test('a tap opens, chooses a category, follows a link; a tap elsewhere closes', async ({
    page,
  }) => {
    await page.goto('/about');
    await nav(page).locator('[data-menu="/services"]').tap();
    await expect(panel(page, 'Services')).toBeVisible();
    await trigger(page, 'Services').tap();
    await expect(panel(page, 'Services')).toBeHidden();
    await trigger(page, 'Solutions').tap();
    await panel(page, 'Solutions').getByRole('tab', { name: 'People' }).tap();
    await expect(panel(page, 'Solutions').getByRole('tabpanel', { name: 'People' })).toBeVisible();
    await page.touchscreen.tap(100, 850);
    await expect(panel(page, 'Solutions')).toBeHidden();
    await trigger(page, 'Solutions').tap();
    await trigger(page, 'Resources').tap();
    await expect(panel(page, 'Resources')).toBeVisible();
    await expect(openTriggers(page)).toHaveCount(1);
    await panel(page, 'Resources').getByRole('link', { name: /FAQs/ }).tap();
    await expect(page).toHaveURL('/resources/faqs');
    await expect(openTriggers(page)).toHaveCount(0);
  });
});

test.describe('where things fail', () => {
  test('the first click before the scripts are there opens its menu', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  for (const [what, missing] of [
    ['what the panels hold', '**/menus.json'],
    ['the code of the panels', hydrationCode],
  ] as const) {
    test.describe(`without ${what}`, () => {
      test.use({ serviceWorkers: 'block' });

      test('the entries are links, and a click shows all that their menus lead to', async ({
        page,
      }) => {
        await page.route(missing, (route) => route.fulfill({ status: 500, body: 'no' }));
        await page.goto('/about');
        await hydrate(page);
        const entry = (name: string) => nav(page).getByRole('link', { name, exact: true });
        await entry('Products').click();
        const menu = page.getByRole('navigation', { name: 'All pages of the menu' });
        await expect(menu.getByRole('link', { name: titleOf(product) })).toBeVisible();
        await page.keyboard.press('Escape');
        await entry('Industries').click();
        await menu.getByRole('link', { name: 'Industries', exact: true }).click();
        await expect(page).toHaveURL('/industries');
      });
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('every entry is a link', async ({ page }) => {
      await page.goto('/about');
      for (const { title, href } of headerItems) {
        await expect(nav(page).getByRole('link', { name: title, exact: true })).toHaveAttribute(
          'href',
          href,
        );
      }
      await nav(page).getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
    });
  });

  test('search engines reach every page of the menus: each entry from the delivered header, the pages below it from its own text', async ({
    request,
  }) => {
    const readPart = async (path: string, part: 'header' | 'main') => {
      const html = await (await request.get(path)).text();
      return html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`));
    };
    const header = await readPart('/about', 'header');
    const missing: string[] = [];
    const reached = new Set<string>();
    for (const item of headerItems) {
      for (const { href } of [item, ...entriesOf(item)]) {
        if (!header.includes(`href="${href}"`)) missing.push(href);
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
      .filter((path) => /^\/(services|solutions|products|industries)/.test(path));
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });
});

test.describe('large text and forced colours', () => {
  test('at 200 per cent text the header keeps to the window', async ({ page }) => {
    await open(page);
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      const overflow = await banner.evaluate((header) => header.scrollWidth - header.clientWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
  });

  test('with forced colours the current and the chosen are told apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/services/it-cloud');
    await openMenu(page, 'Services');
    const colour = (name: string) =>
      panel(page, 'Services')
        .getByRole('tab', { name })
        .evaluate((tab) => getComputedStyle(tab).color);
    expect(await colour('Development')).not.toBe(await colour('Web'));
    const mark = (name: string) =>
      trigger(page, name).evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await mark('Services')).not.toBe(await mark('Products'));
  });
});

for (const theme of themes) {
  test(`axe finds nothing with any panel open in ${theme.label}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
      constants.themeStorageKey,
      theme.name,
    ] as const);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/services/it-cloud');
    const check = async (what: string) => {
      expect(await axeFindings(page, { within: 'header' }), what).toEqual([]);
    };
    await check('closed');
    for (const name of menuNames) {
      await openMenu(page, name);
      await check(name);
      for (const tab of await panel(page, name).getByRole('tab').all()) {
        await tab.click();
        await check(`${name}, ${await tab.textContent()}`);
      }
      await page.keyboard.press('Escape');
    }
  });
}
