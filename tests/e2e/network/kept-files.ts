import { expect, type Page } from '@playwright/test';
import type { BuildManifest } from '@/lib/builds';

/** The pages that the offline worker keeps in caches whose name starts with some text: their paths. */
export function keptPages(page: Page, cache = 'pages-'): Promise<readonly string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, cache);
}

/** Waits until the offline worker keeps a page and answers the open one. By itself `expect.poll` looks once a second. */
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPages(page), { intervals: [50] }).toContain(path);
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
