import { type Browser, chromium } from 'playwright';
import type { Browser as PrerenderingBrowser } from 'puppeteer-core';
import { chromiumFlags, installedChromium } from '../../support/browser/chromium';

/** The screens of visits; sizes in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/** The factor by which the processor is slowed down for times: how much slower a cheap phone is than a desktop. */
export const slowDown = 4;

/** Starts Chromium for acts by role and visible name. The caller closes it. Pages can't be prerendered in it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/** A new visitor, without anything cached, on a screen; `slowDown` is the factor for the processor. */
export async function newPage(browser: PrerenderingBrowser, screen: Screen, slowDown = 1) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screens[screen]);
  await page.emulateCPUThrottling(slowDown);
  // The compiler of these files may call a helper that names functions, which pages lack.
  await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
  return { page, context };
}
