import { expect, type Page } from '@playwright/test';
import type { IslandName } from '@/components/islands/registry';

/** How long code may take to come and run on a busy machine. */
const patience = { timeout: 15_000 };

/** Waits until the page's runtime has started, which it does by itself once the page is idle, except with data saving. */
export async function hydrate(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', patience);
}

/** Presses a key that does nothing, an intent that starts the runtime of a page with data saving, and waits for that. */
export async function hydrateOnIntent(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrate(page);
}

/** Waits until every island of a name runs. It does once a visitor is about to use it, or has one that comes with the page. */
export async function expectRunning(page: Page, name: IslandName): Promise<void> {
  const islands = page.locator(`[data-island="${name}"]`);
  await expect(islands).not.toHaveCount(0);
  await expect(islands.and(page.locator(':not([data-running])'))).toHaveCount(0, patience);
}

/** Comes onto the header's entries with the mouse, as a visitor about to use them, waits for their island and leaves again. */
export async function bringMenus(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await page.locator('.main-menu-link').first().hover();
  await expectRunning(page, 'main-menu');
  await page.mouse.move(640, 790);
}

/** The file without which no island can be hydrated. */
export const hydrationCode = /\/hydrate-island-[^/]+\.js$/;

/**
 * Holds back the code that hydrates islands.
 * @returns lets it come
 */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(hydrationCode, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
