import { type Browser, chromium } from 'playwright';
import puppeteer, { type Browser as PrerenderingBrowser } from 'puppeteer-core';
import { chromiumFlags, installedChromium, mouseFlag } from '../../support/browser/chromium';

/** The screens of visits. Sizes are in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 740, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

export type Screen = keyof typeof screens;

/** The factor by which the processor is slowed down when times are measured. A cheap phone is about four times slower. */
export const slowDown = 4;

/** Starts Chromium with Playwright, which finds controls by role and name. It cannot prerender pages. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/**
 * Starts Chromium with Puppeteer, so that pages can be prerendered. Chromium does not prerender if a debugger is attached to
 * the page, as Playwright is. Puppeteer is attached to the tab. The caller closes the browser.
 */
export function launchPrerendering(): Promise<PrerenderingBrowser> {
  return puppeteer.launch({
    executablePath: installedChromium() ?? chromium.executablePath(),
    args: [...chromiumFlags, mouseFlag],
  });
}

/**
 * Opens an empty page for a new visitor, with an empty cache.
 * @param slowDown the factor by which the processor is slowed down
 */
export async function newPage(browser: PrerenderingBrowser, screen: Screen, slowDown = 1) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screens[screen]);
  await page.emulateCPUThrottling(slowDown);
  // The compiler may insert calls of its helper `__name` into functions. Pages do not have this helper.
  await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
  return { page, context };
}
