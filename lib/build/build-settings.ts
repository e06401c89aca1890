import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerSwitch } from '@/lib/builds';

/** What the steps after `next build` know of it. */
export interface BuildSettings {
  readonly id: string;
  readonly serviceWorker: WorkerSwitch;
  readonly clientScript: string;
  /** The addresses of all that the islands of the header load. */
  readonly islandFiles: readonly string[];
}

/**
 * A build's id, and whether `SERVICE_WORKER=off` asks for the offline worker to be removed from visitors' browsers.
 * @param distDir Next's own folder of the build
 * @throws where no build has been made, or the switch has a value that does not exist
 */
export async function readSettings(
  distDir: string,
): Promise<Pick<BuildSettings, 'id' | 'serviceWorker'>> {
  const serviceWorker = process.env.SERVICE_WORKER ?? 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off') {
    throw new Error(
      `SERVICE_WORKER=${serviceWorker}: there is no such setting. Use "on" or "off".`,
    );
  }
  return { id: (await readFile(join(distDir, 'BUILD_ID'), 'utf8')).trim(), serviceWorker };
}
