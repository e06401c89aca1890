import type { Browser } from 'puppeteer-core';

/** The screens of visits; sizes in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/** The factor by which the processor is slowed down for times: how much slower a cheap phone is than a desktop. */
export const slowDown = 4;

/** A new visitor, without anything cached, on a screen; `slowDown` is the factor for the processor. */
export async function newPage(browser: Browser, screen: Screen, slowDown = 1) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screens[screen]);
  await page.emulateCPUThrottling(slowDown);
  // The compiler of these files may call a helper that names functions, which pages lack.
  await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
  return { page, context };
}
