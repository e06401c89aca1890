import { scripts } from './bundled';

/** The inline script of every page: the trusted-types policy, and the settings that are needed before the first paint. */
export const headScript = [
  scripts['trusted-types'],
  scripts.theme,
  scripts['low-data'],
  scripts['keep-scroll'],
  scripts.client,
].join('');
