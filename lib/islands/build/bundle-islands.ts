import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import { scriptTargets } from '@/lib/builds';
import { filePaths } from '@/lib/file-paths';

/** The address of the scripts. All hosts cache them for a year, because their names contain a content hash. */
const address = '/_next/static/islands/';

const entry = 'components/islands/client.ts';

/** The name of the file with the modules that every island needs. */
const shared = 'react';

/** Modules that every island needs are bundled into one file, to save requests at the first use of an island. */
const ofEveryIsland =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/](?:createLucideIcon|use-hydrated|site-link)\./;

/** The entry points of the header's islands, which work offline. */
const headerIslands = [
  'components/islands/hydrate-island.ts',
  'components/islands/menus/main-menu.tsx',
  'components/islands/menus/menu-sheet.tsx',
  'components/islands/theme/theme-control.tsx',
  'components/islands/search/search-dialog.tsx',
  'lib/menus/add-menu-links.ts',
];

/** The addresses of the bundle's files that pages load. */
export interface IslandBundle {
  readonly clientScript: string;
  /** All files that the islands of the header load. */
  readonly islandFiles: readonly string[];
}

/** The files of a bundled module and of its static imports. */
function filesOf(chunks: readonly OutputChunk[], module: string): ReadonlySet<string> {
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module));
  if (!start) {
    throw new Error(
      `${module}: the bundle has no file for this module. Check that ${entry} still imports it, directly or with import().`,
    );
  }
  const files = new Set([start.fileName]);
  // Iterating a set also visits entries that the loop adds.
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) files.add(imported);
  }
  return files;
}

/**
 * Bundles the script of every page, the runtime and the islands into files that load when they are needed.
 * @param folder the folder that is served from `/_next/static`
 * @throws if the code does not compile
 */
export async function bundleIslands(folder: string): Promise<IslandBundle> {
  const settings = ['NEXT_PUBLIC_ICON_HOSTS', 'NEXT_PUBLIC_METRICS_ENDPOINT'] as const;
  const { output } = await build({
    input: entry,
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    // The bundler would warn about `'use client'`, which only Next needs.
    logLevel: 'silent',
    transform: {
      target: scriptTargets,
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(
          settings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
        ),
      },
    },
    output: {
      dir: join(folder, 'islands'),
      cleanDir: true,
      minify: true,
      comments: false,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: { groups: [{ name: shared, test: ofEveryIsland }] },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const stylesheets = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/_next/static/${file.split('\\').join('/')}`);
  const islands = new Set(headerIslands.flatMap((key) => [...filesOf(chunks, key)]));
  return {
    clientScript: address + output[0].fileName,
    islandFiles: [
      ...stylesheets,
      ...[...islands].map((file) => address + file),
      filePaths.menus,
      filePaths.searchIndex,
    ],
  };
}
