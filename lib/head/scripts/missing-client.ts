import { reloadScriptPath } from '@/lib/file-paths';

/*
 * If the client script of a page cannot be loaded, loads the script that reloads the page. Its address has no hash, so that
 * each deployment answers it. Few visitors need that code, so pages do not contain it.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      void import(reloadScriptPath).catch(console.warn);
  },
  { capture: true },
);
