/** Calls back when the page has nothing else to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 });
  else setTimeout(callback, 200);
}
