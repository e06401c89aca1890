import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aliasTable } from '@/lib/aliases';
import { absoluteUrl, documentTitle } from '@/lib/metadata';
import { titleOf } from '@/lib/titles';
import { redirectsFile, stubPage } from './alias-rules';

/** Completes the static export in `out/`: the rule file for hosts that read one, and a stub page for each alias. */
const out = 'out';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

await writeFile(join(out, '_redirects'), redirectsFile([...aliasTable]));

for (const [alias, target] of aliasTable) {
  const file = join(out, `${alias}.html`);
  if (await exists(file)) {
    throw new Error(
      `${file}: the alias "${alias}" would overwrite an exported page. Remove the alias, or the page.`,
    );
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stubPage(target, documentTitle(titleOf(target)), absoluteUrl(target)));
}
console.log(`Export complete: ${aliasTable.size} alias rules and stub pages in ${out}/.`);
