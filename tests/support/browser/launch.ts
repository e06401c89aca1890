import { type Browser, chromium } from 'playwright';
import puppeteer, { type Browser as PrerenderingBrowser } from 'puppeteer-core';
import { chromiumFlags, installedChromium, mouseFlag } from './chromium';

/** Starts Chromium for acts by role and visible name. The caller closes it. Pages can't be prerendered in it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/**
 * Starts Chromium for visits in which pages may be prerendered: Chromium prerenders nothing in a page that a debugger is
 * attached to directly, as Playwright is, and Puppeteer is attached to the tab instead. The caller closes it.
 */
export function launchPrerendering(): Promise<PrerenderingBrowser> {
  return puppeteer.launch({
    executablePath: installedChromium() ?? chromium.executablePath(),
    args: [...chromiumFlags, mouseFlag],
  });
}
