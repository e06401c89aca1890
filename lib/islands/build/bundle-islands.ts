import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { filePaths } from '@/lib/file-paths';

/** The address of the scripts. Every host caches them for good, because their names contain a content hash. */
const address = '/_next/static/islands/';

const entry = 'components/islands/client.ts';

/** The name of the file with what every island needs. */
const shared = 'react';

/** Modules that every island needs are bundled into one file, to save requests at the first use of an island. */
const ofEveryIsland =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/](?:createLucideIcon|use-hydrated|site-link)\./;

/** The entry points of the header's islands, which work offline. */
const headerIslands = [
  'components/islands/hydrate-island.ts',
  'components/islands/menus/main-menu.tsx',
  'components/islands/menus/menu-sheet.tsx',
  'components/islands/menus/use-menus.ts',
  'components/islands/theme/theme-control.tsx',
  'components/islands/search/search-dialog.tsx',
];

/** The addresses of the bundle's files that pages load. */
export interface IslandBundle {
  readonly clientScript: string;
  /** All files that the islands of the header load. */
  readonly islandFiles: readonly string[];
}

/** The files of a bundled module and of all that it imports statically. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk) {
    throw new Error(
      `${key}: the bundle has no part of this name. Is it still imported by ${entry}, or by import() from there?`,
    );
  }
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/**
 * Bundles the script of every page, the runtime and the islands, each as files that load when they are needed.
 * @param folder what is served from `/_next/static`
 * @throws where the code does not compile
 */
export async function bundleIslands(folder: string): Promise<IslandBundle> {
  const outDir = join(folder, 'islands');
  const settings = ['NEXT_PUBLIC_ICON_HOSTS', 'NEXT_PUBLIC_METRICS_ENDPOINT'] as const;
  await build({
    configFile: false,
    publicDir: false,
    base: address,
    // Client components carry a directive for Next, which the bundler would warn of.
    logLevel: 'error',
    resolve: { alias: { '@': process.cwd() } },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        settings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
      ),
    },
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      manifest: 'manifest.json',
      // As a library: without Vite's preload helper, a tenth of the client script. `client.ts` asks for React itself.
      lib: { entry, formats: ['es'] },
      target: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: shared, test: ofEveryIsland }] },
        },
      },
    },
  });
  const manifestFile = join(outDir, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  const client = manifest[entry];
  if (!client) throw new Error(`${entry}: the bundle has no part of this name.`);
  const stylesheets = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/_next/static/${file.split('\\').join('/')}`);
  const islands = new Set(headerIslands.flatMap((key) => [...filesOf(manifest, key)]));
  return {
    clientScript: address + client.file,
    islandFiles: [
      ...stylesheets,
      ...[...islands].map((file) => address + file),
      filePaths.menus,
      filePaths.searchIndex,
    ],
  };
}
