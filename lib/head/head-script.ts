import { scripts } from './bundled';

/** The one inline script of a page: its trusted-types policy, and what has to be in place before the first paint. */
export const headScript = [
  scripts['trusted-types'],
  scripts.theme,
  scripts['low-data'],
  scripts['keep-scroll'],
].join('');
