import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from './project-copy';

/** What an editor writes in place of each mark of something that has yet to be supplied or confirmed. */
const settled: readonly (readonly [mark: RegExp, put: string])[] = [
  [/\bstandIn\(/g, 'real('],
  [/import \{[^}]*\} from '\.\/company-value'/g, "import { real } from './company-value'"],
  [/\bchecked: 'not yet'/g, "checked: '2026-11-21'"],
  [/\bsigned: 'not yet'/g, "signed: '2026-11-21'"],
  [/\bfrom: 'not yet'/g, 'from: 12_000'],
  [/\bvalue: 'not yet'/g, "value: 'As the certificate says'"],
  [/\bstatus: 'sample'/g, "status: 'real'"],
  [/\breview: 'awaiting counsel'/g, "review: 'reviewed'"],
];

/** Settles everything that `npm run stand-ins` lists, in a copy of the project. */
export async function makeAllReal(project: ProjectCopy): Promise<void> {
  const folder = join(project.folder, 'content');
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.ts') && file !== 'company-value.ts')) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const put = settled.reduce((before, [mark, words]) => before.replaceAll(mark, words), text);
    if (put !== text) await writeFile(file, put);
  }
}
