import { closestTo } from 'prerendered-islands';

/**
 * How often the address changes at most. Safari throws a SecurityError from the hundredth change in
 * half a minute on, which a held key reaches.
 */
const pauseMs = 400;

let earliest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: string | undefined;

function showWaiting() {
  clearTimeout(timer);
  if (waiting === undefined) return;
  earliest = performance.now() + pauseMs;
  history.replaceState(history.state, '', waiting);
  waiting = undefined;
}

/** Clicks elsewhere leave the page as it is. */
function showBeforeLink(event: MouseEvent) {
  if (closestTo(event, 'a')) showWaiting();
}

/**
 * Replaces the address in the browser's bar, without a new entry in its history: at once, or soon
 * after the address before. Of several addresses in short succession, only the first and the last
 * are shown. The last is shown before a link or a form leads to another page, so that Back leads
 * to it.
 */
export function replaceAddress(address: string): void {
  waiting = address;
  clearTimeout(timer);
  const wait = earliest - performance.now();
  if (wait <= 0) {
    showWaiting();
    return;
  }
  timer = setTimeout(showWaiting, wait);
  addEventListener('click', showBeforeLink, { capture: true });
  for (const type of ['submit', 'pagehide']) addEventListener(type, showWaiting, { capture: true });
}
