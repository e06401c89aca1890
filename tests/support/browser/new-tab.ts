import type { BrowserContext, Request } from '@playwright/test';

/** The tab that sends a request; undefined while Playwright is not ready for the tab. */
function tabOf(request: Request) {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/**
 * Waits until a new tab opens a page. Call it before the click that opens the tab. Either event of
 * Playwright may be missing: the tab's own if it shows its page before Playwright is ready for it,
 * and the request's if it is sent before.
 * @param path the page's path
 */
export async function openedInNewTab(context: BrowserContext, path: string): Promise<void> {
  const open = context.pages();
  const isAt = (address: string) => new URL(address).pathname === path;
  await Promise.race([
    context.waitForEvent('page', (tab) => isAt(tab.url())),
    context.waitForEvent('request', (request) => {
      const tab = tabOf(request);
      return (
        isAt(request.url()) &&
        request.isNavigationRequest() &&
        request.serviceWorker() === null &&
        (tab === undefined || !open.includes(tab))
      );
    }),
  ]);
}
