import { join } from 'node:path';
import { build } from 'rolldown';
import { scriptTargets } from '@/lib/builds';
import { reloadScriptPath } from '@/lib/file-paths';

/**
 * Bundles the script that reloads a page whose client script is missing.
 * @param folder the folder that the host serves at `/`
 * @returns a line that says what was written
 */
export async function writeReloadScript(folder: string): Promise<string> {
  const { output } = await build({
    input: 'lib/runtime/reload-without-client.ts',
    transform: { target: scriptTargets },
    output: { file: join(folder, reloadScriptPath), minify: true, comments: false },
  });
  return `the script for a missing client script, ${Buffer.byteLength(output[0].code)} bytes`;
}
