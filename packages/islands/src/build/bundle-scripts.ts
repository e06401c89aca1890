import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** The oldest browsers that have what the package uses, as Rolldown names them. */
export const oldestBrowsers: readonly string[] = ['chrome111', 'firefox128', 'safari16.4'];

const pathOf = (file: string) => fileURLToPath(new URL(`../loading/${file}`, import.meta.url));

/**
 * Bundles the code that loads the client script, as the text of an inline script.
 * @param reloadScript the address of the file that `writeReloadScript` writes
 * @param targets the browsers whose syntax it may use
 */
export async function bundleLoader(
  reloadScript: string,
  targets: readonly string[],
): Promise<string> {
  const { output } = await build({
    input: pathOf('load-client.ts'),
    write: false,
    transform: {
      target: [...targets],
      define: { RELOAD_SCRIPT: JSON.stringify(reloadScript) },
    },
    output: { format: 'iife', strict: true, minify: true, comments: false },
  });
  return output[0].code.trim();
}

/**
 * Bundles the script that reloads a page whose client script is missing.
 * @param file the file to write. It must be served at the address `reloadScript` of `finishPages`
 * @param targets the browsers whose syntax it may use
 * @returns a line that says what was written
 */
export async function writeReloadScript(
  file: string,
  targets: readonly string[] = oldestBrowsers,
): Promise<string> {
  const { output } = await build({
    input: pathOf('reload-without-client.ts'),
    transform: { target: [...targets] },
    output: { file, minify: true, comments: false },
  });
  return `the script for a missing client script, ${Buffer.byteLength(output[0].code)} bytes`;
}
