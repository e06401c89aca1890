import { readFile, writeFile } from 'node:fs/promises';
import { explicitAliases } from '@/content/aliases';
import { copy } from '@/content/copy';
import { today } from '@/content/values/days';
import { builtPaths } from '@/lib/pages/guards';
import { pages } from '@/lib/pages/tree';
import { contentProblems } from './content-problems';
import { overdueFacts } from './overdue';
import { listProblems } from './problem';
import { publishedAddresses, publishedFile, publishedText } from './published-addresses';
import { sharedContent } from './shared-content';

/**
 * Checks the content and returns a report for an editor. With `--published`, also records the
 * addresses of this build. Later checks then report addresses that no longer work. The report
 * starts with a warning for each fact that must be read again.
 * @throws an error that lists each mistake, its file and its correction
 */
export async function checkContent(options: readonly string[]): Promise<string> {
  const problems = await contentProblems();
  if (problems.length > 0) throw new Error(listProblems(problems));
  const overdue = overdueFacts(sharedContent, copy, today());
  const summary = [
    ...overdue.map((fact) => `Warning: ${fact}`),
    `No mistakes in the content of ${pages.length} pages.`,
  ].join('\n');
  const published = publishedAddresses(await readFile(publishedFile, 'utf8'));
  const addresses = [...builtPaths, ...Object.keys(explicitAliases)];
  const newCount = addresses.filter((address) => !published.includes(address)).length;
  if (newCount === 0) return summary;
  if (!options.includes('--published')) {
    return `${summary} After you deploy, record ${newCount} new ${newCount === 1 ? 'address' : 'addresses'}: npm run check:content -- --published`;
  }
  await writeFile(publishedFile, publishedText(published, addresses));
  return `${summary} Added to ${publishedFile}: ${newCount}.`;
}
