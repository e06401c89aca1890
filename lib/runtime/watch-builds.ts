import {
  buildManifestPath,
  type LatestBuild,
  latestBuildPath,
  readLatestBuild,
  readManifest,
} from '@/lib/builds';
import * as constants from '@/lib/constants';

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}.`);
  return response.json();
}

/**
 * Asks at once, every hour, and when the tab becomes visible again, which build is in place. Once it is another than the page's own,
 * marks the root with `data-new-build` and asks no more.
 */
export function watchBuilds(ownId: string, onAnswer: (latest: LatestBuild) => void): void {
  const root = document.documentElement;
  const ask = async () => {
    if (document.hidden || root.dataset.newBuild !== undefined) return;
    try {
      const latest = readLatestBuild(await readJson(latestBuildPath(Date.now())));
      if (latest.id !== ownId) root.dataset.newBuild = latest.id;
      onAnswer(latest);
    } catch (error) {
      console.warn('The latest build could not be read.', error);
    }
  };
  ask();
  setInterval(ask, constants.buildPollMs);
  document.addEventListener('visibilitychange', ask);
}

/** What a build consists of; undefined where its manifest can't be read, which is only logged. */
export async function fetchManifest(
  id: string,
): Promise<ReturnType<typeof readManifest> | undefined> {
  try {
    return readManifest(await readJson(buildManifestPath(id)));
  } catch (error) {
    console.warn('This build could not be read.', error);
    return undefined;
  }
}
