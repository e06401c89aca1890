import { describe, expect, test } from 'vitest';
import { buildManifestPath, latestBuildPath, readLatestBuild, readManifest } from '@/lib/builds';

describe('the latest build', () => {
  test('is requested at an address that no cache has', () => {
    expect(latestBuildPath(1_790_000_000_000)).toBe('/builds/latest.json?1790000000000');
    expect(buildManifestPath('a/../b')).toBe('/builds/meta/a%2F..%2Fb.json');
  });

  test('is read with its worker switch', () => {
    expect(readLatestBuild({ id: 'b1', serviceWorker: 'off' })).toEqual({
      id: 'b1',
      serviceWorker: 'off',
    });
    expect(readLatestBuild({ id: 'b1' })).toEqual({ id: 'b1', serviceWorker: 'on' });
  });

  test.each([null, [], '<!doctype html>', {}, { id: 7 }, { id: '' }])(
    '%j is refused as the latest build',
    (value) => {
      expect(() => readLatestBuild(value)).toThrow('/builds/latest.json');
    },
  );
});

describe('the manifest', () => {
  const manifest = { prerendered: ['/', '/about'], islandFiles: ['/menus.json'] };
  test('gives the paths of the pages, and the files of the header’s islands', () => {
    expect(readManifest({ id: 'b1', ...manifest, routeRules: {} })).toEqual(manifest);
  });
  test.each([
    null,
    {},
    { ...manifest, prerendered: 'all' },
    { ...manifest, prerendered: [1] },
    { prerendered: ['/'] },
    { ...manifest, islandFiles: [null] },
  ])('%j is refused', (value) => {
    expect(() => readManifest(value)).toThrow('/builds/meta');
  });
});
