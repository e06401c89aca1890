import nextEnvironment from '@next/env';

/** Loads the `.env` files into the environment, so that the steps after `next build` have the same settings as Next. */
export function loadSettings(): void {
  nextEnvironment.loadEnvConfig('.', false, { info: () => {}, error: console.error });
}
