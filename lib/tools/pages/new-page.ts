import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copyFileOf } from '@/lib/file-paths';
import { findPage } from '@/lib/pages/tree';
import { writeCopyList } from '../copy-list';
import { format, runCommand } from '../run-command';
import { withPageAdded } from './edit-tree';
import { addToChoice, copyFile, type ScaffoldKind, scaffoldKinds, scaffoldPath } from './scaffold';

/** `npm run new -- <kind> <name>`: writes the empty copy of a new page and lists it where pages are listed. */
const isKind = (value: string | undefined): value is ScaffoldKind =>
  scaffoldKinds.some((kind) => kind === value);

async function newPage(kind: string | undefined, name: string | undefined): Promise<string> {
  if (!isKind(kind) || name === undefined) {
    throw new Error(
      `Say what to add: npm run new -- ${scaffoldKinds.join('|')} <name>\nFor example: npm run new -- post my-first-post\nA service with the pages above it: npm run new -- service web-development/landing-pages`,
    );
  }
  const path = scaffoldPath(kind, name);
  const file = copyFileOf(path);
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name.`);

  const changes = new Map<string, string>([
    ['content/tree.ts', withPageAdded(await readFile('content/tree.ts', 'utf8'), path, kind)],
    [file, copyFile(kind, path)],
  ]);
  const parent = findPage(dirname(path));
  const group = parent?.kind === 'group' ? copyFileOf(parent.path) : undefined;
  if (group) changes.set(group, addToChoice(await readFile(group, 'utf8'), path));

  for (const [target, text] of changes) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await writeCopyList();
  format(...changes.keys());
  return [
    `Fill in ${file}.`,
    ...(group ? [`Say in ${group}, under choice.options, when to choose it.`] : []),
    'Then "npm run check:content" lists what is still missing, and "npm run dev" shows the page at',
    `  http://localhost:3000${path}`,
  ].join('\n');
}

await runCommand(() => newPage(process.argv[2], process.argv[3]));
