import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { filePaths } from '@/lib/file-paths';
import type { BuildSettings } from './build-settings';

/** Where the scripts are served, which every host caches for good: their names have a hash of their content. */
const address = '/_next/static/islands';

const entry = 'components/islands/client.ts';

/** The code that a visitor without a connection needs for the header's islands, beside the stylesheet. */
const headerIslands = [
  'components/islands/hydrate-island.tsx',
  'components/islands/menus/main-menu.tsx',
  'components/islands/menus/menu-sheet.tsx',
  'components/islands/menus/use-menus.ts',
  'components/islands/theme/theme-control.tsx',
  'components/islands/search/search-dialog.tsx',
];

/** A bundled file with all that it imports statically, as addresses. */
function withImports({ outputs }: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') withImports({ inputs: {}, outputs }, path, seen);
  }
  return seen;
}

/**
 * Bundles the script of every page, the runtime and the islands, each as files that load when they are needed.
 * @param folder what is served from `/_next/static`
 * @throws where the code does not compile
 */
export async function bundleIslands(
  folder: string,
): Promise<Pick<BuildSettings, 'clientScript' | 'clientImports' | 'islandFiles'>> {
  const outdir = join(folder, 'islands');
  await rm(outdir, { recursive: true, force: true });
  const settings = ['NEXT_PUBLIC_ICON_HOSTS', 'NEXT_PUBLIC_METRICS_ENDPOINT'] as const;
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        settings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
      ),
    },
  });
  const addressOf = (file: string) => `${address}/${basename(file)}`;
  const outputOf = (source: string) => {
    const [file] =
      Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (file === undefined) {
      throw new Error(
        `${source}: nothing was bundled for it. Is it still an entry or loaded by import()?`,
      );
    }
    return file;
  };
  const client = outputOf(entry);
  const stylesheets = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/_next/static/${file.split('\\').join('/')}`);
  const islands = headerIslands.flatMap((source) => [...withImports(metafile, outputOf(source))]);
  return {
    clientScript: addressOf(client),
    clientImports: [...withImports(metafile, client)]
      .filter((file) => file !== client)
      .map(addressOf),
    islandFiles: [
      ...stylesheets,
      ...new Set(islands.map(addressOf)),
      filePaths.menus,
      filePaths.searchIndex,
    ],
  };
}
