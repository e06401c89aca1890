import { readFile } from 'node:fs/promises';
import { compile } from '@/lib/checks/compiler';
import { fileNameProblems, pageFileProblems, treeFile } from '@/lib/checks/page-files';
import { listProblems, type Problem } from '@/lib/checks/problem';
import { copyListFile } from '@/lib/file-paths';
import { copyFiles, writeCopyList } from './copy-list';
import { runCommand } from './run-command';

/** What the names of files say. The page tree is loaded here, once it has been parsed. */
async function fileProblems(files: readonly string[]): Promise<readonly Problem[]> {
  const [{ pages }, { copySchemas }] = await Promise.all([
    import('@/lib/pages/tree'),
    import('@/content/schema'),
  ]);
  const sources = files.map(async (file) => [file, await readFile(file, 'utf8')] as const);
  return pageFileProblems(
    pages,
    new Set(Object.keys(copySchemas)),
    new Map(await Promise.all(sources)),
  );
}

/** The first step of `npm run check:content`. The other steps load the content, so it must compile. */
await runCommand(async () => {
  const files = await copyFiles();
  const misnamed = fileNameProblems(files);
  if (misnamed.length > 0) throw new Error(listProblems(misnamed));
  await writeCopyList();
  const { problems, isParsed } = await compile();
  const first = isParsed ? await fileProblems(files) : [];
  // A file of another kind, or none, fails to compile in many places.
  const told = new Set(first.length > 0 ? [copyListFile, ...first.map(({ file }) => file)] : []);
  told.delete(treeFile);
  const found = [...first, ...problems.filter(({ file }) => !told.has(file.split(':')[0] ?? ''))];
  if (found.length > 0) throw new Error(listProblems(found));
  return 'The content compiles.';
});
