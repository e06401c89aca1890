import { reloadScriptPath } from '@/lib/file-paths';

/*
 * Loads the client script, whose address the build writes on the element of this script. Requested after the first paint, it
 * does not delay the paint: by a quarter on a phone. If it cannot be loaded, the script that reloads the page is loaded. That
 * file has no hash in its address, so that every deployment has it.
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
  // A hidden page has no frames.
  if (document.hidden) request();
  else requestAnimationFrame(() => setTimeout(request));
  // The load of the page waits for scripts that are requested before it, so that the first use after it is not lost.
  addEventListener('DOMContentLoaded', request);
}
