import { expect, type Locator, type Page } from '@playwright/test';
import { firstMenu, start } from '../../support/browser/header-entries';
import { bringMenus, hydrate, outsideMenus } from '../../support/browser/hydrate';

/*
 * Helpers for tests of the header's menus. Tests of delays stop the page's clock:
 *
 *   await openPage(page);
 *   await stopClock(page);
 *   await trigger(page, firstMenu.title).hover();
 *   await advance(page, constants.menuOpenDelayMs);
 *   await expect(panel(page, firstMenu.title)).toBeVisible();
 */

/** The header's navigation. */
export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The button of the menu with a name, such as `Services`. */
export const trigger = (page: Page, name: string) =>
  nav(page).getByRole('button', { name, exact: true });
/** The panel of the menu with a name. */
export const panel = (page: Page, name: string) =>
  nav(page).getByRole('group', { name, exact: true });
/** A category in the panel of the menu with a name. */
export const tab = (page: Page, name: string, category: string) =>
  panel(page, name).getByRole('tab', { name: category, exact: true });
/** The buttons whose panels are open. */
export const openTriggers = (page: Page) => nav(page).getByRole('button', { expanded: true });

/** Opens a page and waits until its menus run. */
export async function openPage(page: Page, path: string = start.href) {
  await page.goto(path);
  await hydrate(page);
  await bringMenus(page);
}

/** Opens a menu with a click. */
export async function openMenu(page: Page, name: string) {
  await trigger(page, name).click();
  await expect(panel(page, name)).toBeVisible();
}

/**
 * The position and size of an element: `x` and `y` are its centre, and `left` and `top` are its top
 * left corner.
 * @throws if it is not on the page
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y, left: box.x };
}

/**
 * Logs, from now on, every opening and closing of the header's menus, and every change of
 * `aria-selected` in them. Returns a function that reads the log.
 */
export async function recordMenus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { menuLog: log });
    new MutationObserver((records) => {
      for (const { target } of records) log.push(target.textContent ?? '');
    }).observe(document.querySelector('header nav') ?? document.body, {
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-selected'],
    });
  });
  return () => page.evaluate((): readonly string[] => Reflect.get(window, 'menuLog'));
}

/**
 * Stops the page's clock, so that its timers wait for `advance` even on a busy machine. First opens
 * and closes a menu, so that the contents of the panels have loaded. Rendering continues in real
 * time.
 */
export async function stopClock(page: Page) {
  await openMenu(page, firstMenu.title);
  await page.keyboard.press('Escape');
  await page.mouse.move(outsideMenus.x, outsideMenus.y);
  await expect(openTriggers(page)).toHaveCount(0);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000); // Jumps ahead one minute, so that the timers that loading has started have run.
}

/** Lets the page finish pending work, such as effects, while its clock is stopped. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  });
}

/**
 * Advances the stopped clock by a number of milliseconds and lets the page render the result. First
 * lets the page handle the last event, so that its timer is set before the clock moves.
 */
export async function advance(page: Page, milliseconds: number) {
  await settle(page);
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Asserts that a hovered menu opens after exactly this many milliseconds of the page's clock. */
export async function expectToOpenAfter(page: Page, name: string, milliseconds: number) {
  await trigger(page, name).hover();
  await advance(page, milliseconds - 1);
  expect(await trigger(page, name).getAttribute('aria-expanded')).toBe('false');
  await advance(page, 1);
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(openTriggers(page)).toHaveCount(1);
}
