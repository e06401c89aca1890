import { writeCopyList } from '@/lib/tools/copy-list';
import { runCommand } from '@/lib/tools/run-command';
import { compile } from './compiler';
import { listProblems } from './problem';

/** The first step of `npm run check:content`: content that does not compile can't be loaded by the others. */
await runCommand(async () => {
  await writeCopyList();
  const problems = await compile();
  if (problems.length > 0) throw new Error(listProblems(problems));
  return 'The content compiles.';
});
