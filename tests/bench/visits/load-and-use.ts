import type { Browser, Page } from '@playwright/test';
import type { Kind } from '@/content/tree';
import { manifestDelayMs } from '@/lib/constants';
import { recordShift, shiftOf } from '../../support/browser/layout-shift';
import type { Served } from '../../support/browser/serve-folder';
import { phone } from './browser';
import { bytesOf } from './bytes';

/**
 * How long the page is watched after it has loaded, in milliseconds. Its last automatic request,
 * for the build manifest, is made in this time even on a busy machine.
 */
const watchMs = 4 * manifestDelayMs;

async function chooseFirst(page: Page): Promise<void> {
  const filters = page.getByRole('main').getByRole('group').first();
  await filters.getByText(/^Choose /).click();
  await filters.locator('label').nth(1).click();
}

/** How to use the main control of a page, by kind of page. The menu is used on every page. */
const uses: Partial<Record<Kind, (page: Page) => Promise<void>>> = {
  contact: (page) => page.getByRole('textbox', { name: 'Your name' }).pressSequentially('A'),
  search: (page) =>
    page.getByRole('main').getByRole('searchbox').first().pressSequentially('payroll'),
  'project-index': chooseFirst,
  'blog-index': chooseFirst,
};

/**
 * Loads a page as a new visitor on a phone, without any input. Then opens and closes the menu, and
 * uses the page's main control.
 * @param served the server of the page. It must have no other client, because everything that it
 * sends is counted
 * @throws if the status of the page is not 200
 */
export async function loadAndUse(browser: Browser, served: Served, path: string, kind: Kind) {
  const context = await browser.newContext({
    ...phone,
    // Otherwise the number of requests would depend on when the worker is ready.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await recordShift(page);
    const response = await page.goto(served.origin + path);
    if (response?.status() !== 200) throw new Error(`${path}: status ${response?.status()}`);
    await page.waitForTimeout(watchMs);
    const firstLoad = [...served.answers];

    const menu = page.getByRole('dialog', { name: 'Menu' });
    const layoutShift = await shiftOf(page);
    const domNodes = await page.locator('*').count();
    const images = await page.locator('img:not([loading=lazy])').count();
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await uses[kind]?.(page);
    await served.quietFor(1_000);
    return {
      /** The bytes sent before any input. */
      bytes: bytesOf(firstLoad),
      requests: firstLoad.length,
      domNodes,
      images,
      layoutShift,
      /**
       * The bytes of all scripts after the visitor has used the controls, without response headers.
       */
      bundle: bytesOf(served.answers).scriptBody,
    };
  } finally {
    await context.close();
  }
}
