/** Where the brief is kept on the device: a list of paths. Apart from the rest, so that a page's button loads no more. */
export const shortlistKey = 'shortlist';

const changed = 'shortlist-changed';

/** Tells this tab that it has changed the brief; the browser tells the others. */
export function announceShortlist(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back when the brief changes, in this tab or another; returns the function that ends it. */
export function onShortlistChange(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  window.addEventListener(changed, callback);
  return () => {
    window.removeEventListener('storage', callback);
    window.removeEventListener(changed, callback);
  };
}
