import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printRules, readStylesheet, type Stylesheet, withoutFontFaces } from './page-styles';

/** The stylesheets of a build by address, and the address of the print stylesheet. */
export interface Stylesheets {
  readonly sheets: ReadonlyMap<string, Stylesheet>;
  readonly printAddress: string;
}

/**
 * Reads the stylesheets of a build, and rewrites them for pages that load them later: without font faces, which each
 * page has, and with the print rules in a separate file.
 * @param folder the folder that is served from `/_next/static`
 */
export async function prepareStylesheets(folder: string): Promise<Stylesheets> {
  const sheets = new Map<string, Stylesheet>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.css')) continue;
    const address = `/_next/static/${file.split('\\').join('/')}`;
    const stylesheet = readStylesheet(address, await readFile(join(folder, file), 'utf8'));
    sheets.set(address, stylesheet);
    await writeFile(join(folder, file), withoutFontFaces(stylesheet));
  }
  const print = [...sheets.values()].map(printRules).join('');
  const name = `print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, name), print);
  return { sheets, printAddress: `/_next/static/${name}` };
}
