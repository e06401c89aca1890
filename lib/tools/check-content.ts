import { readFile, writeFile } from 'node:fs/promises';
import { explicitAliases } from '@/content/aliases';
import { contentProblems } from '@/lib/checks/content-problems';
import { listProblems } from '@/lib/checks/problem';
import { publishedAddresses, publishedFile, publishedText } from '@/lib/checks/published-addresses';
import { builtPaths } from '@/lib/pages/guards';
import { pages } from '@/lib/pages/tree';
import { runCommand } from './run-command';

/**
 * The last step of `npm run check:content`: lists the mistakes in the content, each with its file and remedy. With
 * `--published`, it also records the addresses of this build, so that later builds must keep them.
 */
async function checkContent(options: readonly string[]): Promise<string> {
  const problems = await contentProblems();
  if (problems.length > 0) throw new Error(listProblems(problems));
  const summary = `No mistakes in the content of ${pages.length} pages.`;
  const published = publishedAddresses(await readFile(publishedFile, 'utf8'));
  const answered = [...builtPaths, ...Object.keys(explicitAliases)];
  const fresh = answered.filter((address) => !published.includes(address)).length;
  if (fresh === 0) return summary;
  if (!options.includes('--published')) {
    return `${summary} After you deploy, record ${fresh} new addresses: npm run check:content -- --published`;
  }
  await writeFile(publishedFile, publishedText(published, answered));
  return `${summary} Added ${fresh} addresses to ${publishedFile}.`;
}

await runCommand(() => checkContent(process.argv.slice(2)));
