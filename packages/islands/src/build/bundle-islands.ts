import { join, resolve } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import { oldestBrowsers } from './bundle-scripts';

/**
 * The address below which the scripts are served. Hosts may let browsers cache them for ever: their
 * names contain a hash.
 */
const address = '/_next/static/islands/';

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

export interface IslandBundle {
  /** The address of the script that every page loads. */
  readonly clientScript: string;
  /**
   * The addresses of the scripts that some modules need, each with everything that it imports
   * statically.
   * @param modules paths of modules that are loaded with `import()`
   * @throws if a module is not loaded with `import()`
   */
  readonly scriptsOf: (modules: readonly string[]) => readonly string[];
}

/**
 * The names of the files that contain a module and everything that the module imports statically.
 */
function filesOf(chunks: readonly OutputChunk[], module: string): ReadonlySet<string> {
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module));
  if (!start) {
    throw new Error(
      `${module}: the bundle has no file for this module. Check that it is loaded with import(), by the client script or by another module.`,
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

export interface BundleOptions {
  /** The module that calls `startIslands`, such as `islands/client.ts`. */
  readonly entry: string;
  /** The folder that is served from `/_next/static`, such as `out/_next/static`. */
  readonly statics: string;
  /** The browsers whose syntax the scripts may use, as Rolldown names them. */
  readonly targets?: readonly string[];
  /**
   * The modules, besides React, that most islands need. They are bundled into one file, to save
   * requests at the first use.
   */
  readonly shared?: RegExp;
  /** Environment variables that the code reads as `process.env.…`. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Bundles the script of every page, the background work and the islands into separate files, and
 * writes them.
 * @throws if the code does not compile
 */
export async function bundleIslands({
  entry,
  statics,
  targets = oldestBrowsers,
  shared,
  environment = {},
}: BundleOptions): Promise<IslandBundle> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    optimization: { inlineConst: true },
    preserveEntrySignatures: 'allow-extension',
    // The bundler would warn about `'use client'`, which only Next needs.
    logLevel: 'silent',
    transform: {
      target: [...targets],
      define: Object.fromEntries(
        Object.entries({ NODE_ENV: 'production', ...environment }).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    },
    output: {
      dir: join(statics, 'islands'),
      cleanDir: true,
      minify: true,
      comments: false,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        groups: [{ name: 'react', test: (id) => react.test(id) || shared?.test(id) === true }],
      },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    clientScript: address + output[0].fileName,
    scriptsOf: (modules) =>
      [...new Set(modules.flatMap((module) => [...filesOf(chunks, module)]))].map(
        (file) => address + file,
      ),
  };
}
