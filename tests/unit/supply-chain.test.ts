import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowScripts, dependencies, devDependencies } from '@/package.json';

test('packages are named at exact versions, and locked to a hash', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  const isExact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(versions.filter(([, version]) => !isExact.test(version))).toEqual([]);
  const lock: {
    packages: Record<string, { integrity?: string; inBundle?: boolean; link?: boolean }>;
  } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  // All but the site, the packages below `packages/`, and the links to them.
  const locked = Object.entries(lock.packages).flatMap(([place, entry]) =>
    place.includes('node_modules/') && !entry.link ? [entry] : [],
  );
  expect(locked.length).toBeGreaterThan(versions.length);
  expect(
    locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-')),
  ).toEqual([]);
});

test('packages run no install scripts', () => {
  expect(Object.values<boolean>(allowScripts)).not.toContain(true);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
