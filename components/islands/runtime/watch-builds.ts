import {
  buildManifestPath,
  type LatestBuild,
  latestBuildPath,
  readLatestBuild,
  readPrerendered,
} from '@/lib/builds';
import * as constants from '@/lib/constants';

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path, { cache: path.includes('?') ? 'no-store' : 'default' });
  if (!response.ok) throw new Error(`${path}: status ${response.status}.`);
  return response.json();
}

/**
 * Asks at once, every hour, and when the tab becomes visible again, which build is in place. Once it is another than the page's own,
 * marks the root with `data-new-build` and asks no more. Returns what ends it.
 */
export function watchBuilds(ownId: string, onAnswer: (latest: LatestBuild) => void): () => void {
  const root = document.documentElement;
  const ask = async () => {
    if (document.hidden || root.dataset.newBuild !== undefined) return;
    try {
      const latest = readLatestBuild(await readJson(latestBuildPath(Date.now())));
      if (latest.id !== ownId) root.dataset.newBuild = latest.id;
      onAnswer(latest);
    } catch (error) {
      console.warn('Which build is the latest could not be read.', error);
    }
  };
  ask();
  const timer = setInterval(ask, constants.buildPollMs);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** The paths of the build's pages; undefined where its manifest could not be read, which is only logged. */
export async function fetchBuildPages(id: string): Promise<ReadonlySet<string> | undefined> {
  try {
    return readPrerendered(await readJson(buildManifestPath(id)));
  } catch (error) {
    console.warn('The manifest of this build could not be read.', error);
    return undefined;
  }
}
