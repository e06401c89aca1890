import { scripts } from './bundled';

/** The code of the inline script in the head of every page. */
export const headScript = [scripts['trusted-types'], scripts.theme, scripts['low-data']].join('');
