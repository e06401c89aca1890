import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowScripts } from '@/package.json';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests = ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].map(
  (folder): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
);

test('packages are named at exact versions, and locked to a hash', () => {
  const versions = manifests.flatMap(({ dependencies, devDependencies }) =>
    [dependencies, devDependencies].flatMap((group = {}) => Object.entries(group)),
  );
  expect(manifests.length).toBeGreaterThan(2);
  const isExact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(versions.filter(([, version]) => !isExact.test(version))).toEqual([]);
  const lock: {
    packages: Record<string, { integrity?: string; inBundle?: boolean; link?: boolean }>;
  } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  // All but the site, the packages below `packages/`, and the links to them.
  const locked = Object.entries(lock.packages).flatMap(([place, entry]) =>
    place.includes('node_modules/') && !entry.link ? [entry] : [],
  );
  expect(locked.length).toBeGreaterThan(new Set(versions.map(([name]) => name)).size);
  expect(
    locked.filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-')),
  ).toEqual([]);
});

test('packages run no install scripts', () => {
  expect(Object.values<boolean>(allowScripts)).not.toContain(true);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
