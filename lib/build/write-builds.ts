import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, buildManifestPath, type LatestBuild } from '@/lib/builds';
import { repeatedPathOf } from '@/lib/pages/alias-table';
import { aliasTable } from '@/lib/pages/aliases';
import { addresses } from '@/lib/pages/listings';
import type { BuildSettings } from './build-settings';

/** Writes `builds/latest.json` and the manifest of this build. */
export async function writeBuilds(
  folder: string,
  { id, serviceWorker, islandFiles }: BuildSettings,
): Promise<string> {
  const latest: LatestBuild = { id, serviceWorker };
  const manifest: BuildManifest = {
    id,
    prerendered: [...addresses],
    islandFiles,
    routeRules: Object.fromEntries(
      [...aliasTable]
        .filter(([alias, target]) => alias !== repeatedPathOf(target))
        .map(([alias, redirect]) => [alias, { redirect }]),
    ),
  };
  await rm(join(folder, 'builds'), { recursive: true, force: true });
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify(latest));
  await writeFile(join(folder, buildManifestPath(id)), JSON.stringify(manifest));
  return `the manifest of build ${id}, and latest.json`;
}
