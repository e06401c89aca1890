import { reloadScriptPath } from '@/lib/file-paths';

/*
 * Loads the client script. The build writes its address into `data-client` of the script element that contains this code. The
 * request waits for the first paint, because an earlier request makes the paint a quarter later on a phone. If the client script
 * cannot be loaded, `reload.js` reloads the page. The address of that file has no hash, so every deployment has the file.
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
  // The `load` event waits for a script that is requested before it, so the script handles every click after that event.
  addEventListener('DOMContentLoaded', request);
}
