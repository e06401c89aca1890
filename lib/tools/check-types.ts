import { compile } from '@/lib/checks/compiler';
import { listProblems } from '@/lib/checks/problem';
import { writeCopyList } from './copy-list';
import { runCommand } from './run-command';

/** The first step of `npm run check:content`. The other steps load the content, so it must compile. */
await runCommand(async () => {
  await writeCopyList();
  const problems = await compile();
  if (problems.length > 0) throw new Error(listProblems(problems));
  return 'The content compiles.';
});
