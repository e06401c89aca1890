import type { Browser } from 'puppeteer-core';

/** The screen sizes of the visitors' devices, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/**
 * The factor by which the processor is slowed down when times are measured. A cheap phone is about
 * four times slower than a desktop computer.
 */
export const slowDown = 4;

/**
 * Opens an empty page for a new visitor, with an empty cache.
 * @param slowDown the factor by which the processor is slowed down
 */
export async function newPage(browser: Browser, screen: Screen, slowDown = 1) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screens[screen]);
  await page.emulateCPUThrottling(slowDown);
  // The compiler may insert calls of its helper `__name` into functions. Pages do not have this
  // helper.
  await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
  return { page, context };
}
