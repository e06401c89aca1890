import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/*
 * The layers of the site, from the innermost to the outermost. A file may import from its own
 * folder, and from folders in the lines above its own. Folders in the same line do not import each
 * other. All may import the packages below `packages/`, which import nothing of the site, and
 * `package.json`. Biome checks it (`npm run check`).
 */
const layers: readonly (readonly string[])[] = [
  ['content'],
  ['lib/*'], // The files directly in `lib/`.
  ['lib/browser', 'lib/pages', 'lib/pictures', 'lib/worker'],
  ['lib/enquiry', 'lib/head'],
  ['lib/art', 'lib/figures'],
  ['lib/menus'],
  ['lib/checks', 'lib/hosts', 'lib/publish'],
  ['lib/filters', 'lib/search', 'lib/tools'],
  ['lib/build', 'lib/runtime'],
  ['components/art', 'components/ui'],
  ['components/figures'],
  ['components/islands'],
  ['components/layout'],
  ['components/sections'],
  ['components/templates'],
];

/** The folders that may use React. */
const withReact = /^components\//;

const react = '{react,react-dom,react/*,react-dom/*}';

/**
 * The pattern of the files of a layer's folder: `content/**`, or `lib/*` for the files directly in
 * `lib/`.
 */
const filesOf = (folder: string) => (folder.endsWith('*') ? folder : `${folder}/**`);

const notOfLayer = 'See the layers in lib/tools/layers.ts.';
const notOfPackage = 'A package imports its own files, and the packages in its package.json.';

/**
 * The folders of a package, by their depth in it. A file may not import what is above its package.
 */
const foldersOfPackages = Array.from(
  { length: 6 },
  (_, depth) => `packages/*${'/*'.repeat(depth)}`,
);

const override = (
  includes: readonly string[],
  group: readonly string[],
  message: string = notOfLayer,
) => ({
  includes: includes.map((pattern) => `**/${pattern}`),
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns: [{ group, message }] },
        },
      },
    },
  },
});

/** Biome's rules for the layers. A folder in no layer may not import from the others. */
const configuration = {
  root: true,
  linter: { rules: { recommended: false } },
  overrides: [
    override(['lib/**', 'components/**'], ['@/**']),
    ...layers.flatMap((line, index) =>
      line.map((folder) =>
        override(
          [filesOf(folder)],
          [
            '@/**',
            '!@/package.json',
            ...[...layers.slice(0, index).flat(), folder].map((inner) => `!@/${filesOf(inner)}`),
            '../*/**',
            ...(folder === 'lib/*' ? ['./*/**'] : []),
            ...(withReact.test(folder) ? [] : [react]),
          ],
        ),
      ),
    ),
    override(['proxy.ts'], ['@/**', '!@/lib/**', './**']),
    ...foldersOfPackages.map((folder, depth) =>
      override([`${folder}/*`], ['@/**', `${'../'.repeat(depth + 1)}**`], notOfPackage),
    ),
  ],
};

/**
 * Checks all imports. Returns what Biome reports; an empty string if all imports follow the layers.
 */
export function importProblems(): string {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/layers.json', JSON.stringify(configuration));
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--config-path=reports/layers.json',
      '--only=style/noRestrictedImports',
      ...['content', 'lib', 'components', 'packages', 'proxy.ts'],
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? '' : `Biome ended with ${status ?? signal}.\n${stdout}${stderr}`;
}

/** A document with the drawing of the layers in place of its diagram. */
export function withDrawing(document: string): string {
  const boxes = [['packages/*'], ...layers].map(
    (line, index) => `  ${index}["${line.join(', ')}"]${index > 0 ? ` --> ${index - 1}` : ''}\n`,
  );
  return document.replace(/(?<=```mermaid\nflowchart BT\n)(?: .*\n)*/, boxes.join(''));
}
