import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The rule of `docs/dependencies.md`: the dependencies are the packages that the code of the site
 * imports, which reaches visitors or a server. What builds, checks or tests this code is one of the
 * devDependencies. So `npm audit --omit=dev` sees what ships.
 */

const read = (file: string) => readFileSync(file, 'utf8');

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

/**
 * What the lock file says about a package: whether only development or an optional package needs
 * it.
 */
interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file));

/** The site and the packages below `packages/`, each with its folder. */
const projects = files
  .filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
  .map((file): { folder: string; manifest: Manifest } => ({
    folder: dirname(file),
    manifest: JSON.parse(read(file)),
  }));

/** Code of the site that only builds or checks: in `lib`, the styles, and the settings of tools. */
const builds = /^lib\/(build|checks|tools)\/|^styles\/|^[\w.]+\.config\.(ts|mjs)$/;

/**
 * The sources of a project that reach a visitor or a server. A package also ships what its own
 * build step imports.
 */
function shippedSources(folder: string): readonly string[] {
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.ts$/.test(file));
  if (folder !== '.') {
    return sources.filter((file) => file.startsWith(`${folder}/src/`) && !isTest(file));
  }
  return sources.filter((file) => !/^(packages|tests)\//.test(file) && !builds.test(file));
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/**
 * The name of a package in the text of an import: `next/og` -> `next`, `@scope/a/b` -> `@scope/a`.
 */
const packageOf = (specifier: string) => specifier.match(/^(@[\w.-]+\/)?[\w.-]+/)?.[0] ?? specifier;

/** The packages that a source imports or resolves, except their types. */
function packagesIn(source: string): readonly string[] {
  const imports = source.matchAll(
    /(?:^import (?!type\b)(?:[^'";]*? from )?|^export (?!type\b)[^'";]*? from |\bimport\(|\)\.resolve\()['"]([^'"]+)['"]/gm,
  );
  return [...imports].map(([, specifier = '']) => packageOf(specifier));
}

describe.each(projects)('the package $manifest.name', ({ folder, manifest }) => {
  const { dependencies = {}, devDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const shipped = new Set(shippedSources(folder).flatMap((file) => packagesIn(read(file))));

  test('lists what ships as dependencies, and nothing else', () => {
    const misplaced = all.flatMap((name) => {
      // Who needs it installs it, and the code says so if it is missing.
      if (name in peerDependenciesMeta) return [];
      if (shipped.has(name) === name in dependencies) return [];
      const list = shipped.has(name) ? 'dependencies' : 'devDependencies';
      return [`${folder}/package.json: move "${name}" to ${list}`];
    });
    expect(misplaced).toEqual([]);
  });

  test('lists what its code imports, so that no package is found only because another needs it', () => {
    const own = /^([.]|@\/|node$)/;
    const listed = [...all, ...Object.keys(manifest.peerDependencies ?? {}), manifest.name];
    expect([...shipped].filter((name) => !own.test(name) && !listed.includes(name))).toEqual([]);
  });

  test('packs the files of its exports', () => {
    const packed: readonly { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const paths = packed.flatMap(({ files }) => files.map(({ path }) => `./${path}`));
    const missing = Object.values(manifest.exports ?? {}).filter((file) => !paths.includes(file));
    expect(missing).toEqual([]);
  }, 30_000);

  test('gives a reason for each package in docs/dependencies.md', () => {
    const explained = [...read('docs/dependencies.md').matchAll(/^\| (`.+?`) \|/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(all.filter((name) => !explained.includes(name) && !name.startsWith('@types/'))).toEqual(
      [],
    );
    if (folder !== '.') return;
    const used = projects.flatMap((project) =>
      Object.keys({ ...project.manifest.dependencies, ...project.manifest.devDependencies }),
    );
    expect(explained.filter((name) => !used.includes(name))).toEqual([]);
  });
});

test.each([
  ["import { a, type B } from 'next/og';", ['next']],
  ["import type { B } from 'hast';", []],
  ["import '@scope/one/styles.css';", ['@scope/one']],
  ["const { z } = await import('zod');", ['zod']],
  ["createRequire(import.meta.url).resolve('libsql')", ['libsql']],
])('in %s, the packages are %j', (source, names) => {
  expect(packagesIn(source)).toEqual(names);
});

test('a server installs nothing that only builds or tests', () => {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    read('package-lock.json'),
  );
  // What `npm ci --omit=dev --omit=optional` installs.
  const installed = Object.entries(lock.packages)
    .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
    .map(([place]) => place.split('node_modules/').at(-1) ?? place);
  expect(installed).toContain('next');
  const tools =
    /^(wrangler|workerd|miniflare|rolldown|esbuild|tsx|typescript|tailwindcss|vitest|playwright.*|@cloudflare\/.*)$/;
  expect(installed.filter((name) => tools.test(name))).toEqual([]);
});
