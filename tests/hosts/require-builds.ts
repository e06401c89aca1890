import { existsSync } from 'node:fs';
import { readSourceDigest, sourceDigest } from '@/lib/build/source-digest';
import type { HostName } from './hosts';

/**
 * The builds, each with one of its files, the folder that contains the digest of its sources, and
 * the command that makes it.
 */
const builds = {
  export: { file: 'out/404.html', notes: 'out-hosts', command: 'npm run build' },
  node: { file: '.next-node/server.mjs', notes: '.next-node', command: 'npm run build:node' },
} as const;

/**
 * Checks that the builds that the hosts serve exist and are up to date.
 * @throws if a build is missing or stale, with the command to run
 */
export async function requireBuilds(hosts: readonly HostName[]): Promise<void> {
  const wanted = new Set(hosts.map((host) => (host === 'node' ? builds.node : builds.export)));
  if (wanted.size === 0) return;
  const now = await sourceDigest();
  for (const { file, notes, command } of wanted) {
    const [folder] = file.split('/');
    if (!existsSync(file)) {
      throw new Error(`${folder}/ is missing: there is no ${file}. Build it with: ${command}`);
    }
    if ((await readSourceDigest(notes)) !== now) {
      throw new Error(
        `${folder}/ is stale: the sources have changed since it was built. Build it again with: ${command}`,
      );
    }
  }
}
