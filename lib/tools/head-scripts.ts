import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'rolldown';
import { themes } from '@/content/brand/themes';
import { supportedBrowsers } from '@/lib/browser/supported-browsers';

const folder = 'lib/head/scripts';
/** The attributes that the theme script sets on the root, by theme. */
const looks = themes.map(({ name, label, className }) => [name, [label, className]]);
const bundledFile = 'lib/head/bundled.ts';

/** A module with everything it imports, as the text of an inline script. */
async function bundled(file: string): Promise<string> {
  const { output } = await build({
    input: file,
    write: false,
    transform: {
      target: [...supportedBrowsers],
      define: { LOOKS: JSON.stringify(looks) },
    },
    output: { format: 'iife', strict: true, minify: true, comments: false },
  });
  return output[0].code.trim();
}

/** The source of `lib/head/bundled.ts`: each module of `lib/head/scripts/` under its name. */
export async function headScripts(): Promise<string> {
  const files = (await readdir(folder)).toSorted();
  const entries = files.map(
    async (file) =>
      `  '${basename(file, '.ts')}':\n    ${JSON.stringify(await bundled(join(folder, file)))},`,
  );
  return [
    `// Written by "npm run generate" from ${folder}/. Change those, not this file.`,
    'export const scripts = {',
    ...(await Promise.all(entries)),
    '} as const;',
    '',
  ].join('\n');
}

/** Writes the bundled head scripts if their sources have changed. */
export async function writeHeadScripts(): Promise<void> {
  const source = await headScripts();
  if (source !== (await readFile(bundledFile, 'utf8').catch(() => '')))
    await writeFile(bundledFile, source);
}
