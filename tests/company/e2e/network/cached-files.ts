import { expect, type Page } from '@playwright/test';
import type { BuildManifest } from '@/lib/builds';

/**
 * The paths of the pages that the offline worker has cached.
 * @param cache the start of the names of the caches to read
 */
export function cachedPages(page: Page, cache = 'pages-'): Promise<readonly string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, cache);
}

/**
 * Waits until the offline worker has cached a page and controls the current one. Polls every 50 ms,
 * because `expect.poll` polls only once a second by default.
 */
export async function expectCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedPages(page), { intervals: [50] }).toContain(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The files that the header's islands need, and those of them that are not in a cache. */
export function islandFiles(
  page: Page,
): Promise<{ all: readonly string[]; missing: readonly string[] }> {
  return page.evaluate(async () => {
    const { build } = document.documentElement.dataset;
    const manifest: BuildManifest = await (await fetch(`/builds/meta/${build}.json`)).json();
    const all = manifest.islandFiles;
    const found = await Promise.all(all.map((file) => caches.match(file)));
    return { all, missing: all.filter((_, index) => found[index] === undefined) };
  });
}
