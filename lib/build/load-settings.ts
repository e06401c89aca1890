import nextEnvironment from '@next/env';

/** Puts into the environment what Next built the pages with: the settings of the `.env` files, which it reads by itself. */
export function loadSettings(): void {
  nextEnvironment.loadEnvConfig('.', false, { info: () => {}, error: console.error });
}
