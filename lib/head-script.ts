import { lowDataScript } from './low-data-script';
import { themeScript } from './theme-script';

/** The one inline script of the document head: what has to be in place before the first paint. */
export const headScript = [themeScript, lowDataScript].join(';');
