import { readOrigin } from './read-origin';

/** The origin of a deployed site, from `BASE_URL`. If it is set, tests use that site and start no server. */
export const deployedOrigin = readOrigin(process.env.BASE_URL);
