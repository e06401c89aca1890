import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aliasTable } from '@/lib/pages/aliases';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl, documentTitle } from '@/lib/publish/metadata';
import { stubPage } from './stub-page';

/**
 * Writes a stub page for each alias, for hosts that know no redirects.
 * @param out the folder of the static export
 * @returns a line that says what was written
 * @throws where a stub page would take the place of an exported page
 */
export async function writeStubPages(out: string): Promise<string> {
  for (const [alias, target] of aliasTable) {
    const file = join(out, `${alias}.html`);
    if (existsSync(file)) {
      throw new Error(
        `${file}: the alias "${alias}" would overwrite an exported page. Remove the alias, or the page.`,
      );
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stubPage(target, documentTitle(titleOf(target)), absoluteUrl(target)));
  }
  return `${aliasTable.size} stub pages for aliases`;
}
