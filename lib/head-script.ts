import { chunkGuardScript } from './chunk-guard-script';
import { fontScript } from './font-script';
import { lowDataScript } from './low-data-script';
import { themeScript } from './theme-script';

/** The one inline script of the document head: what has to be in place before first paint and before the first bundle. */
export const headScript = [themeScript, lowDataScript, fontScript, chunkGuardScript].join(';');
