import { reloadScriptPath } from '@/lib/file-paths';

/*
 * Loads the client script. The build writes the script's address into `data-client` of this element. The request waits for the
 * first paint, because an earlier request delays the paint by a quarter on a phone. If the client script cannot be loaded,
 * `reload.js` reloads the page. That file has no hash in its address, so that every deployment has it.
 */
const address = document.currentScript?.dataset.client;

function load(src: string) {
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  script.addEventListener('error', () => void import(reloadScriptPath).catch(console.warn));
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
  // The `load` event waits for scripts that are requested before it. A click after that event is then not lost.
  addEventListener('DOMContentLoaded', request);
}
