import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'postcss';
import { build } from 'rolldown';
import { scripts } from '@/lib/head/bundled';
import { scriptHash } from '@/lib/hosts/content-security-policy';
import type { FileHashes } from '@/lib/worker/hashed-files';
import type { BuildSettings } from './build-settings';
import { offlineFrame } from './offline-frame';

/** The roles of colours that the offline page uses. It has no bands and no pictures. */
const rolesOfOfflinePage = /^--(?:canvas|ink|ink-muted|accent|focus)$/;

/** The part of the stylesheet of colours that the offline page uses. */
function tokensOfOfflinePage(sheet: string): string {
  const root = parse(sheet);
  root.walkComments((comment) => void comment.remove());
  root.walkRules(/\.band/, (rule) => void rule.remove());
  root.walkDecls(/^--/, (declaration) => {
    if (!rolesOfOfflinePage.test(declaration.prop)) declaration.remove();
  });
  return root.toString().replace(/\s+/g, ' ');
}

/**
 * Bundles the offline worker, or the worker that removes it, into `sw.js`.
 * @param hashes the hashed files of the build
 */
export async function writeServiceWorker(
  folder: string,
  { id, serviceWorker }: Pick<BuildSettings, 'id' | 'serviceWorker'>,
  hashes: FileHashes,
): Promise<string> {
  const tokens = tokensOfOfflinePage(await readFile('styles/tokens.css', 'utf8'));
  const { output } = await build({
    optimization: { inlineConst: true },
    input: `lib/worker/${serviceWorker === 'on' ? 'service-worker' : 'removed-worker'}.ts`,
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        FILES: JSON.stringify(hashes),
        BUILD_ID: JSON.stringify(id),
        OFFLINE_FRAME: JSON.stringify(offlineFrame(tokens, scripts.theme)),
        THEME_SCRIPT_HASH: JSON.stringify(scriptHash(scripts.theme)),
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
