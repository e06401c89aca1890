import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, installedChromium } from './chromium';

/** Starts Chromium. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}
