import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { secureHtml } from 'prerendered-islands/build';
import { aliasTable } from '@/lib/pages/aliases';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl, documentTitle } from '@/lib/publish/metadata';
import { sitePolicy } from '../site-islands';
import { stubPage } from './stub-page';

/**
 * Writes a stub page for each alias, for hosts without redirects. It is the index of a folder,
 * which every file server shows at the alias.
 * @throws if a stub page would overwrite an exported page
 */
export async function writeStubPages(out: string): Promise<string> {
  const policy = sitePolicy();
  for (const [alias, target] of aliasTable) {
    const file = join(out, alias, 'index.html');
    if (existsSync(join(out, `${alias}.html`))) {
      throw new Error(
        `${out}${alias}.html: the alias "${alias}" would overwrite an exported page. Remove the alias, or the page.`,
      );
    }
    await mkdir(dirname(file), { recursive: true });
    const page = stubPage(target, documentTitle(titleOf(target)), absoluteUrl(target));
    await writeFile(file, secureHtml(page, policy, file));
  }
  return `${aliasTable.size} stub pages for aliases`;
}
