import { afterEach, expect, test, vi } from 'vitest';
import { buildManifestPath, latestBuildPath, readLatestBuild, readManifest } from '@/lib/builds';

afterEach(() => {
  vi.resetModules();
});

test.each(['release/12', '../b', 'v 2', ''])('a build cannot have the name "%s"', async (id) => {
  vi.stubEnv('BUILD_ID', id);
  await expect(import('@/next.config')).rejects.toThrow('Use only letters');
});

test.each(['9f3c2a1', 'release-12.1_b'])('a build can have the name "%s"', async (id) => {
  vi.stubEnv('BUILD_ID', id);
  const { default: config } = await import('@/next.config');
  expect(config.env?.BUILD_ID).toBe(id);
});

test('the address of the latest build contains the time, so that no cache has it, and the address of a manifest contains the escaped id', () => {
  expect(latestBuildPath(1_790_000_000_000)).toBe('/builds/latest.json?1790000000000');
  expect(buildManifestPath('a/../b')).toBe('/builds/meta/a%2F..%2Fb.json');
});

test('the service worker is on unless the latest build turns it off', () => {
  const off = { id: 'b1', serviceWorker: 'off' };
  expect(readLatestBuild(off)).toEqual(off);
  expect(readLatestBuild({ id: 'b1' })).toEqual({ id: 'b1', serviceWorker: 'on' });
});

test.each([null, '<!doctype html>', {}, { id: 7 }, { id: '' }])(
  '%j is refused as the latest build',
  (value) => {
    expect(() => readLatestBuild(value)).toThrow('/builds/latest.json');
  },
);

const manifest = { prerendered: ['/', '/about'], islandFiles: ['/menus.json'] };

test('a manifest gives the paths of the pages, and the files of the header’s islands', () => {
  expect(readManifest({ ...manifest, id: 'b1', more: 1 })).toEqual(manifest);
});

test.each([null, { ...manifest, prerendered: [1] }, { prerendered: ['/'] }])(
  '%j is refused as a manifest',
  (value) => {
    expect(() => readManifest(value)).toThrow('/builds/meta');
  },
);
