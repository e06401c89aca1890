import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import nextEnvironment from '@next/env';
import type { WorkerSwitch } from '@/lib/builds';
import type { SiteBundle } from './site-islands';

/** The settings that the steps after `next build` receive. */
export interface BuildSettings extends SiteBundle {
  readonly id: string;
  readonly serviceWorker: WorkerSwitch;
}

/**
 * Loads the `.env` files into the environment, so that the steps after `next build` have the same
 * settings as Next. Then reads the id of the build, and whether `SERVICE_WORKER=off` removes the
 * offline worker from visitors' browsers.
 * @param distDir Next's output folder
 * @throws if there is no build, or if `SERVICE_WORKER` is neither `on` nor `off`
 */
export async function loadSettings(
  distDir: string,
): Promise<Pick<BuildSettings, 'id' | 'serviceWorker'>> {
  nextEnvironment.loadEnvConfig('.', false, { info: () => {}, error: console.error });
  const serviceWorker = process.env.SERVICE_WORKER ?? 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off') {
    throw new Error(`SERVICE_WORKER is "${serviceWorker}". Set it to "on" or "off".`);
  }
  return { id: (await readFile(join(distDir, 'BUILD_ID'), 'utf8')).trim(), serviceWorker };
}
