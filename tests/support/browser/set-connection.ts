import type { Page } from '@playwright/test';

/** Makes the Network Information API report a connection on every page opened from now on. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData: boolean; readonly effectiveType: string },
): Promise<void> {
  await page.addInitScript((facts) => {
    const value = Object.assign(new EventTarget(), facts);
    Object.defineProperty(navigator, 'connection', { get: () => value, configurable: true });
  }, connection);
}
