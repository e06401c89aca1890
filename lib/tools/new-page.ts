import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { copyFileOf } from '@/lib/file-paths';
import { findPage } from '@/lib/pages/tree';
import { writeCopyList } from './copy-list';
import { runCommand } from './run-command';
import { copyFile, isScaffoldKind, nodeSource, scaffoldKinds, scaffoldPath } from './scaffold';

/**
 * `npm run new -- <kind> <name>`: writes the empty file of a new page's copy, and says which lines
 * to add elsewhere.
 */
async function newPage(kind: string | undefined, name: string | undefined): Promise<string> {
  if (!isScaffoldKind(kind) || name === undefined) {
    throw new Error(
      `Write a kind and a name: npm run new -- ${scaffoldKinds.join('|')} <name>\nFor example: npm run new -- service web-development/landing-pages`,
    );
  }
  const path = scaffoldPath(kind, name);
  const file = copyFileOf(path);
  if (existsSync(file)) throw new Error(`${file} exists. Choose another name.`);
  const parent = findPage(dirname(path));
  if (!parent) {
    throw new Error(`"${dirname(path)}" is not a page. Add it first, or choose another name.`);
  }

  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, copyFile(kind));
  execFileSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '--vcs-enabled=false', file],
    { stdio: 'ignore' },
  );
  await writeCopyList();
  return [
    ...(findPage(path)
      ? []
      : [
          `In content/tree.ts, add this line to the children of "${parent.path}":`,
          `  '${basename(path)}': ${nodeSource(kind)},`,
        ]),
    ...(parent.kind === 'group'
      ? [
          `In ${copyFileOf(parent.path)}, add this line to choice.options, and say when to choose it:`,
          `  { path: '${path}', when: '', outcome: '' },`,
        ]
      : []),
    `Fill in ${file}; content/schema/pages.ts describes each field.`,
    '"npm run check:content" lists what is missing, and "npm run dev" shows the page at',
    `  http://localhost:3000${path}`,
  ].join('\n');
}

await runCommand(() => newPage(process.argv[2], process.argv[3]));
