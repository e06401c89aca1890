import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { scripts } from '@/lib/head/bundled';
import type { FileHashes } from '@/lib/worker/hashed-files';
import type { BuildSettings } from './build-settings';

/**
 * Bundles the offline worker, or the worker that removes it, into `sw.js`.
 * @param folder the folder that the host serves at `/`
 * @param hashes the hashed files of the build
 * @returns a line that says what was written
 */
export async function writeServiceWorker(
  folder: string,
  { id, serviceWorker }: Pick<BuildSettings, 'id' | 'serviceWorker'>,
  hashes: FileHashes,
): Promise<string> {
  const hash = createHash('sha256').update(scripts.theme).digest('base64');
  const tokens = (await readFile('styles/tokens.css', 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    // The offline page has no bands and no pictures.
    .replace(/^:root\[[^{]*\.deep[^{]*\{.*?\}/gms, '')
    .replace(/--(?!(?:canvas|ink|ink-muted|accent|focus):)[\w-]+:[^;]*;/g, '')
    .replace(/\s+/g, ' ');
  const { output } = await build({
    optimization: { inlineConst: true },
    input: `lib/worker/${serviceWorker === 'on' ? 'service-worker' : 'removed-worker'}.ts`,
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        FILES: JSON.stringify(hashes),
        BUILD_ID: JSON.stringify(id),
        TOKENS: JSON.stringify(tokens),
        THEME_SCRIPT: JSON.stringify(scripts.theme),
        THEME_SCRIPT_HASH: JSON.stringify(`sha256-${hash}`),
      },
    },
    output: {
      file: join(folder, 'sw.js'),
      format: 'iife',
      strict: true,
      minify: true,
      comments: false,
    },
  });
  return `the offline worker (${serviceWorker}), ${Buffer.byteLength(output[0].code)} bytes`;
}
