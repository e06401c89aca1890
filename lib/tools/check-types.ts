import { readFile } from 'node:fs/promises';
import { characterProblems } from '@/lib/checks/characters';
import { compile } from '@/lib/checks/compiler';
import { fileNameProblems, pageFileProblems, treeFile } from '@/lib/checks/page-files';
import { listProblems, type Problem } from '@/lib/checks/problem';
import { copyListFile } from '@/lib/file-paths';
import { siteCharacters } from './assets/site-characters';
import { copyFiles, writeCopyList } from './copy-list';
import { runCommand } from './run-command';

/**
 * Compares the copy files with the page tree. Imports the tree here, because a tree with a syntax
 * error cannot be imported.
 */
async function fileProblems(files: readonly string[]): Promise<readonly Problem[]> {
  const [{ pages }, { copySchemas }] = await Promise.all([
    import('@/lib/pages/tree'),
    import('@/content/schema/pages'),
  ]);
  const sources = files.map(async (file) => [file, await readFile(file, 'utf8')] as const);
  return pageFileProblems(
    pages,
    new Set(Object.keys(copySchemas)),
    new Map(await Promise.all(sources)),
  );
}

/**
 * The first step of `npm run check:content`. The other steps load the content, so it must compile.
 */
await runCommand(async () => {
  const files = await copyFiles();
  const unreadable = [...fileNameProblems(files), ...(await characterProblems(siteCharacters))];
  if (unreadable.length > 0) throw new Error(listProblems(unreadable));
  await writeCopyList();
  const { problems, isParsed } = compile();
  // Content with compiler errors may fail while it is loaded. The compiler's report is clearer than
  // that error.
  const first = await (isParsed ? fileProblems(files) : Promise.resolve([])).catch((error) => {
    if (problems.length > 0) return [];
    throw error;
  });
  // A copy file of the wrong kind, or a missing copy file, causes many compiler errors. Report only
  // the cause.
  const explained = new Set(
    first.length > 0 ? [copyListFile, ...first.map(({ file }) => file)] : [],
  );
  explained.delete(treeFile);
  const found = [
    ...first,
    ...problems.filter(({ file }) => !explained.has(file.split(':')[0] ?? '')),
  ];
  if (found.length > 0) throw new Error(listProblems(found));
  return 'The content compiles.';
});
