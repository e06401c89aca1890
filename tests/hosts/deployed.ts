import { readOrigin } from './read-origin';

/** The origin of a site that is deployed already, from `BASE_URL`: then tests ask there, and nothing is served from here. */
export const deployedOrigin = readOrigin(process.env.BASE_URL);
