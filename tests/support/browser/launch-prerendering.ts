import { chromium } from 'playwright';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, installedChromium, mouseFlag } from './chromium';

/**
 * Starts Chromium for visits in which pages may be prerendered: Chromium prerenders nothing in a page that a debugger is
 * attached to directly, as Playwright is, and Puppeteer is attached to the tab instead. The caller closes it.
 */
export function launchPrerendering(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: installedChromium() ?? chromium.executablePath(),
    args: [...chromiumFlags, mouseFlag, '--window-size=1280,800'],
  });
}
