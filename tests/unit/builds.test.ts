import { describe, expect, test } from 'vitest';
import { buildManifestPath, latestBuildPath, readLatestBuild, readPrerendered } from '@/lib/builds';

describe('the latest build', () => {
  test('is asked for at an address that no cache has', () => {
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
  test('gives the paths of the pages', () => {
    expect(readPrerendered({ prerendered: ['/', '/about'] })).toEqual(new Set(['/', '/about']));
  });
  test.each([null, {}, { prerendered: 'all' }, { prerendered: [1] }])('%j is refused', (value) => {
    expect(() => readPrerendered(value)).toThrow('/builds/meta');
  });
});
