import { restOfPageId } from '../limits';

/*
 * Loads the client script. The build writes the address of that script into `data-client` of the
 * element that contains this code. The request waits for the first paint, because an earlier one
 * would compete with the page. If the client script cannot be loaded, `reload.js`
 * (`reload-without-client.ts`) reloads the page. The address of `reload.js` has no hash, so it is
 * the same in every deployment.
 */

/** The address of `reload.js`. Defined by `build/bundle-scripts.ts`. */
declare const RELOAD_SCRIPT: string;

// Have the browser paint the first screen as a whole. Otherwise, what has arrived of it would move
// when more arrives. Do not wait long, because the connection may stall or be cut.
const wait = Object.assign(document.createElement('link'), {
  rel: 'expect',
  href: `#${restOfPageId}`,
  blocking: 'render',
});
document.head.append(wait);
setTimeout(() => wait.remove(), 1_000);

// The bundler would look for a file if `import()` had the address itself.
const reloadScript = RELOAD_SCRIPT;
const address = document.currentScript?.dataset.client;

function load(src: string) {
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  script.addEventListener('error', () => void import(reloadScript).catch(console.warn));
  document.head.append(script);
}

if (address !== undefined) {
  let isRequested = false;
  const request = () => {
    if (!isRequested) load(address);
    isRequested = true;
  };
  // A hidden page has no animation frames.
  if (document.hidden) request();
  else requestAnimationFrame(() => setTimeout(request));
  // Request the script before the `load` event at the latest. The event then waits for the script,
  // so that the script handles every click after the event.
  addEventListener('DOMContentLoaded', request);
}
