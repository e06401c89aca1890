import { isPageInUse, reloadFor } from 'prerendered-islands';
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
 * Reads which build is deployed: now, every hour, and when the tab becomes visible. If it is not
 * the page's build, sets `data-new-build` on the root and stops reading. The browser shows the old
 * page again when a visitor goes back to it, so such a page is reloaded, as soon as the visitor
 * loses nothing.
 * @param ownId the id of the page's build
 * @param onAnswer called with the deployed build each time it is read
 */
export function watchBuilds(ownId: string, onAnswer: (latest: LatestBuild) => Promise<void>): void {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  let isBack =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  const reloadIfBack = () => {
    const { newBuild } = root.dataset;
    if (isBack && newBuild) void reloadFor(`the build ${newBuild}`, isPageInUse);
  };
  const readLatest = async () => {
    if (document.hidden || root.dataset.newBuild) return;
    try {
      const latest = readLatestBuild(await readJson(latestBuildPath(Date.now())));
      if (latest.id !== ownId) root.dataset.newBuild = latest.id;
      reloadIfBack();
      await onAnswer(latest);
    } catch (error) {
      console.warn('The latest build could not be read.', error);
    }
  };
  readLatest();
  setInterval(readLatest, constants.buildPollMs);
  document.addEventListener('visibilitychange', readLatest);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isBack = true;
    reloadIfBack();
    void readLatest();
  });
}

/** Fetches the manifest of a build. If that fails, logs a warning and returns undefined. */
export async function fetchManifest(
  id: string,
): Promise<ReturnType<typeof readManifest> | undefined> {
  try {
    return readManifest(await readJson(buildManifestPath(id)));
  } catch (error) {
    console.warn('The manifest of this build could not be read.', error);
    return undefined;
  }
}
