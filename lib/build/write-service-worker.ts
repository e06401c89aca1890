import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { scripts } from '@/lib/head/bundled';
import type { BuildSettings } from './build-settings';

/**
 * Bundles the offline worker, or the worker that removes it, into `sw.js`.
 * @param folder the folder that the host serves at `/`
 * @returns a line that says what was written
 */
export async function writeServiceWorker(
  folder: string,
  { id, serviceWorker }: BuildSettings,
): Promise<string> {
  const hash = createHash('sha256').update(scripts.theme).digest('base64');
  const tokens = (await readFile('styles/tokens.css', 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
  const { metafile } = await build({
    entryPoints: [`lib/worker/${serviceWorker === 'on' ? 'service-worker' : 'removed-worker'}.ts`],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      BUILD_ID: JSON.stringify(id),
      TOKENS: JSON.stringify(tokens),
      THEME_SCRIPT: JSON.stringify(scripts.theme),
      THEME_SCRIPT_HASH: JSON.stringify(`sha256-${hash}`),
    },
  });
  const [output] = Object.values(metafile.outputs);
  return `the offline worker (${serviceWorker}), ${output?.bytes} bytes`;
}
