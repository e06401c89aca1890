import { type Browser, chromium } from '@playwright/test';
import puppeteer, { type Browser as PrerenderingBrowser } from 'puppeteer-core';
import { chromiumFlags, installedChromium, mouseFlag } from './chromium';

/**
 * Starts Chromium with Playwright, which finds elements by role and name. It can't prerender pages.
 * The caller closes it.
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/**
 * Starts Chromium with Puppeteer, for visits in which pages may be prerendered. Chromium does not
 * prerender if a debugger is attached to the page. Playwright attaches to the page, but Puppeteer
 * attaches to the tab. The caller closes it.
 */
export function launchPrerendering(): Promise<PrerenderingBrowser> {
  return puppeteer.launch({
    executablePath: installedChromium() ?? chromium.executablePath(),
    args: [...chromiumFlags, mouseFlag],
  });
}
