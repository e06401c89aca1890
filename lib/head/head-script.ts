import { keepScrollScript } from './keep-scroll';
import { lowDataScript } from './low-data-script';
import { themeScript } from './theme-script';
import { trustedTypesScript } from './trusted-types-script';

/** The one inline script of a page: its trusted-types policy, and what has to be in place before the first paint. */
export const headScript = [trustedTypesScript, themeScript, lowDataScript, keepScrollScript]
  .join(';')
  .replaceAll('\n', '');
