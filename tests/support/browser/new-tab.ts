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
 * Waits until a new tab requests a page. Call it before the click that opens the tab. Playwright's
 * own event for new tabs does not come if a tab shows its page before Playwright is ready for it.
 * @param path the page's path
 */
export function openedInNewTab(context: BrowserContext, path: string): Promise<Request> {
  const open = context.pages();
  return context.waitForEvent('request', (request) => {
    const tab = tabOf(request);
    return (
      new URL(request.url()).pathname === path &&
      request.isNavigationRequest() &&
      request.serviceWorker() === null &&
      (tab === undefined || !open.includes(tab))
    );
  });
}
