import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The rule of `docs/dependencies.md`: a package whose code reaches a visitor or a server, or runs in `npm run build`, is one of
 * the dependencies. Every other package is one of the devDependencies. So `npm audit --omit=dev` sees what ships.
 */

const read = (file: string) => readFileSync(file, 'utf8');

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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

/** The commands that build and run the site. */
const commands = ['build', 'build:node', 'check:content', 'generate', 'serve', 'start:node'];

/** Tools that an editor runs by hand. Their code neither ships nor runs in a build. */
const byHand =
  /^lib\/tools\/(assets|stand-ins)\/|^lib\/tools\/(new-page|scaffold|rooms|check-imports)\.ts$/;

/** The sources of a project that ship or run in a build. */
function shippedSources(folder: string): readonly string[] {
  const own = folder === '.' ? files.filter((file) => !file.startsWith('packages/')) : files;
  return own
    .filter((file) => folder === '.' || file.startsWith(`${folder}/`))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.d\.ts$/.test(file))
    .filter((file) => !/(^|\/)tests?\/|\.(test|spec)\.tsx?$|(^|\/)(vitest|playwright)\./.test(file))
    .filter((file) => !byHand.test(file));
}

/** The name of a package in the text of an import: `next/og` -> `next`, `@scope/a/b` -> `@scope/a`. */
const nameIn = (specifier: string) => specifier.match(/^(@[\w.-]+\/)?[\w.-]+/)?.[0] ?? specifier;

/** The packages that a source imports, except their types, and those whose files it reads by path. */
function packagesIn(source: string): readonly string[] {
  const imports = source.matchAll(
    /(?:^import (?!type\b)(?:[^'";]*? from )?|^export (?!type\b)[^'";]*? from |\bimport\(|^@(?:import|plugin) )['"]([^'"]+)['"]/gm,
  );
  const paths = source.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g);
  const plugins = source.matchAll(/'(@tailwindcss\/postcss)': \{/g);
  return [...imports, ...paths, ...plugins].map(([, specifier = '']) => nameIn(specifier));
}

describe.each(projects)('the package $manifest.name', ({ folder, manifest }) => {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = manifest;
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const run = commands.flatMap((name) => scripts[name]?.match(/[\w@/-]+/g) ?? []);
  const shipped = new Set([
    ...shippedSources(folder).flatMap((file) => packagesIn(read(file))),
    ...run,
  ]);

  test('lists what ships or runs in a build as dependencies, and nothing else', () => {
    const misplaced = all.flatMap((name) => {
      if (shipped.has(name) === name in dependencies) return [];
      const list = shipped.has(name) ? 'dependencies' : 'devDependencies';
      return [`${folder}/package.json: move "${name}" to ${list}`];
    });
    expect(misplaced).toEqual([]);
  });

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
  ['@import "tailwindcss";', ['tailwindcss']],
  ["run('node_modules/typescript/bin/tsc');", ['typescript']],
])('in %s, the packages are %j', (source, names) => {
  expect(packagesIn(source)).toEqual(names);
});
