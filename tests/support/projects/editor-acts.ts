import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from './project-copy';

/**
 * Files that say what a value looks like. They have no values, but their error messages name
 * `standIn(…)`.
 */
const shapeFiles: readonly string[] = ['values/company-value.ts', 'values/price.ts'];

/** What an editor writes in place of each placeholder. */
const replacements: readonly (readonly [mark: RegExp, put: (found: string) => string])[] = [
  [/\bstandIn\(/g, () => 'real('],
  [
    /import \{[^}]*\} from '@\/content\/values\/company-value'/g,
    (found) => found.replace(/\{[^}]*\}/, '{ real }'),
  ],
  // Files that a tool has written have double quotes. A mark in front of `|` is part of a type.
  ...(
    [
      ['checked', 'not yet', "'2026-11-21'"],
      ['signed', 'not yet', "'2026-11-21'"],
      ['value', 'not yet', "'As the certificate says'"],
      ['status', 'sample', "'real'"],
      ['review', 'awaiting counsel', "'reviewed'"],
    ] as const
  ).map(
    ([name, mark, put]) =>
      [
        new RegExp(`\\b${name}"?: ["']${mark}["'](?! \\|)`, 'g'),
        (found: string) => found.replace(/: .*/, `: ${put}`),
      ] as const,
  ),
];

/** Replaces everything that `npm run stand-ins` lists, in a copy of the project. */
export async function makeAllReal(project: ProjectCopy): Promise<void> {
  const folder = join(project.folder, 'content');
  const shots = join(folder, 'brand/screenshots.ts');
  await writeFile(shots, (await readFile(shots, 'utf8')).replace(/(?<== )\[[\s\S]*\](?=;)/, '[]'));
  const pictures = join(project.folder, 'public/screenshots');
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures);
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.ts') && !shapeFiles.includes(file))) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const put = replacements.reduce(
      (before, [mark, words]) => before.replaceAll(mark, words),
      text,
    );
    if (put !== text) await writeFile(file, put);
  }
}
