import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import { scriptTargets } from '@/lib/builds';
import { filePaths } from '@/lib/file-paths';

/** The address below which the scripts are served. All hosts let browsers cache them for a year: their names contain a hash. */
const address = '/_next/static/islands/';

const entry = 'components/islands/client.ts';

/** Modules that most islands need. They are bundled into one file, to save requests at the first use of an island. */
const sharedModules =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/](?:createLucideIcon|use-hydrated|site-link)\./;

/** The modules that are loaded with `import()` for the header's islands. Their files are cached for offline use. */
const headerIslands = [
  'components/islands/load-hydration.ts',
  'components/islands/menus/main-menu.tsx',
  'components/islands/menus/menu-sheet.tsx',
  'components/islands/theme/theme-control.tsx',
  'components/islands/search/search-dialog.tsx',
  'lib/menus/add-menu-links.ts',
];

export interface IslandBundle {
  /** The address of the script that every page loads. */
  readonly clientScript: string;
  /** The addresses of all files that the header's islands need, including their styles and data. */
  readonly islandFiles: readonly string[];
}

/** The names of the files that contain a module and everything that the module imports statically. */
function filesOf(chunks: readonly OutputChunk[], module: string): ReadonlySet<string> {
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module));
  if (!start) {
    throw new Error(
      `${module}: the bundle has no file for this module. Check that ${entry} loads it with import(), directly or through another module.`,
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
 * Bundles the script of every page, the background work and the islands into separate files, and writes them.
 * @param folder the folder that is served from `/_next/static`
 * @throws if the code does not compile
 */
export async function bundleIslands(folder: string): Promise<IslandBundle> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    optimization: { inlineConst: true },
    preserveEntrySignatures: 'allow-extension',
    // The bundler would warn about `'use client'`, which only Next needs.
    logLevel: 'silent',
    transform: {
      target: scriptTargets,
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NEXT_PUBLIC_ICON_HOSTS': JSON.stringify(
          process.env.NEXT_PUBLIC_ICON_HOSTS ?? '',
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
      codeSplitting: { groups: [{ name: 'react', test: sharedModules }] },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const stylesheets = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/_next/static/${file.split('\\').join('/')}`);
  const islands = new Set(headerIslands.flatMap((module) => [...filesOf(chunks, module)]));
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
