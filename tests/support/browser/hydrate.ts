import { expect, type Page } from '@playwright/test';
import type { IslandName } from '@/components/islands/registry';

/** How long code may take to load and run on a busy machine. */
const patience = { timeout: 15_000 };

/**
 * Waits until the page's background work has started. It starts when the page is idle; with data
 * saving, `hydrateOnIntent` must start it. Checks in every frame, because `expect` checks only once
 * a second, and the tests wait here hundreds of times.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrated === 'true',
    undefined,
    patience,
  );
}

/**
 * Starts the background work of a page with data saving, by pressing a key that does nothing else.
 * Waits until it has started.
 */
export async function hydrateOnIntent(page: Page): Promise<void> {
  // The page listens for keys soon after it has loaded.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: 1_000 });
  }).toPass(patience);
}

/**
 * Waits until all islands with a name run. The caller must have done something that starts them.
 */
export async function expectRunning(page: Page, name: IslandName): Promise<void> {
  await page.waitForFunction(
    (island) =>
      document.querySelector(island) !== null &&
      document.querySelector(`${island}:not([data-running])`) === null,
    `[data-island="${name}"]`,
    patience,
  );
}

/**
 * A point that no menu covers: in the left margin, below the lowest end of a panel in a window of
 * 1280 by 720 pixels.
 */
export const outsideMenus = { x: 4, y: 710 };

/**
 * Moves the mouse to the header's entries, waits for their island and moves the mouse away again.
 */
export async function bringMenus(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await page.locator('.main-menu-link').first().hover();
  await expectRunning(page, 'main-menu');
  await page.mouse.move(outsideMenus.x, outsideMenus.y);
}

/** The file that every island needs to hydrate. */
export const hydrationCode = /\/load-hydration-[^/]+\.js$/;

/** Holds back the files whose address matches. @returns a function that releases them */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the code that hydrates islands. @returns a function that releases it */
export const holdIslands = (page: Page) => hold(page, hydrationCode);
