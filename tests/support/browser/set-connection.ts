import type { Page } from '@playwright/test';

/** Has the browser report a connection, as the Network Information API does, on every page opened from now on. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData: boolean; readonly effectiveType: string },
): Promise<void> {
  await page.addInitScript((facts) => {
    const value = Object.assign(new EventTarget(), facts);
    Object.defineProperty(navigator, 'connection', { get: () => value, configurable: true });
  }, connection);
}
