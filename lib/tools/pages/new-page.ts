import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { SyntaxKind } from 'ts-morph';
import { copyFileOf } from '@/lib/file-paths';
import { findPage } from '@/lib/pages/tree';
import { runCommand } from '../run-command';
import { finish } from './finish';
import { copyFile, type ScaffoldKind, scaffoldKinds, scaffoldPath } from './scaffold';
import { openSources, propertyOf } from './sources';
import { addPage } from './tree';

const isKind = (value: string | undefined): value is ScaffoldKind =>
  scaffoldKinds.some((kind) => kind === value);

/** `npm run new -- <kind> <name>`: lists a new page in the tree and in its group, and writes the empty file of its copy. */
async function newPage(kind: string | undefined, name: string | undefined): Promise<string> {
  if (!isKind(kind) || name === undefined) {
    throw new Error(
      `Write a kind and a name: npm run new -- ${scaffoldKinds.join('|')} <name>\nFor example: npm run new -- service web-development/landing-pages`,
    );
  }
  const path = scaffoldPath(kind, name);
  const file = copyFileOf(path);
  if (existsSync(file)) throw new Error(`${file} exists. Choose another name.`);

  const parent = findPage(dirname(path));
  const group = parent?.kind === 'group' ? copyFileOf(parent.path) : undefined;

  const project = openSources(['content/tree.ts', ...(group ? [group] : [])]);
  addPage(project.getSourceFileOrThrow('content/tree.ts'), path, kind);
  project.createSourceFile(file, copyFile(kind));
  if (group) {
    const options = project
      .getSourceFileOrThrow(group)
      .getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression)
      .map((object) => propertyOf(object, 'options')?.getInitializer())
      .find((list) => list?.isKind(SyntaxKind.ArrayLiteralExpression));
    options
      ?.asKindOrThrow(SyntaxKind.ArrayLiteralExpression)
      .addElement(`{ path: '${path}', when: '', outcome: '' }`);
  }
  await finish(project);
  return [
    `Fill in ${file}; content/schema.ts describes each field.`,
    ...(group ? [`Say in ${group}, under choice.options, when to choose it.`] : []),
    '"npm run check:content" lists what is missing, and "npm run dev" shows the page at',
    `  http://localhost:3000${path}`,
  ].join('\n');
}

await runCommand(() => newPage(process.argv[2], process.argv[3]));
