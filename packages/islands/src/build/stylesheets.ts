import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkedStylesheet, readStylesheet, type Stylesheet } from './page-styles';

/** The stylesheets of a build by address. */
export type Stylesheets = ReadonlyMap<string, Stylesheet>;

/**
 * Reads the stylesheets of a build, and replaces each file with the stylesheet that pages link to.
 * @param folder the folder that is served from `/_next/static`
 * @returns the stylesheets as Next wrote them
 */
export async function prepareStylesheets(folder: string): Promise<Stylesheets> {
  const stylesheets = new Map<string, Stylesheet>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.css')) continue;
    const address = `/_next/static/${file.split('\\').join('/')}`;
    const stylesheet = readStylesheet(address, await readFile(join(folder, file), 'utf8'));
    stylesheets.set(address, stylesheet);
    await writeFile(join(folder, file), linkedStylesheet(stylesheet));
  }
  return stylesheets;
}
