import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerSwitch } from '@/lib/builds';

/**
 * What the steps after `next build` need to know of it: its id, and whether `SERVICE_WORKER=off` asks for the offline
 * worker to be taken away from visitors.
 * @param distDir Next's own folder of the build
 * @throws where no build has been made, or the switch has a value that does not exist
 */
export async function buildSettings(
  distDir: string,
): Promise<{ id: string; serviceWorker: WorkerSwitch }> {
  const serviceWorker = process.env.SERVICE_WORKER ?? 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off') {
    throw new Error(
      `SERVICE_WORKER=${serviceWorker}: there is no such setting. Use "on" or "off".`,
    );
  }
  return { id: (await readFile(join(distDir, 'BUILD_ID'), 'utf8')).trim(), serviceWorker };
}
