import { readFile, writeFile } from 'node:fs/promises';
import { explicitAliases } from '@/content/aliases';
import { builtPaths } from '@/lib/pages/guards';
import { pages } from '@/lib/pages/tree';
import { contentProblems } from './content-problems';
import { listProblems } from './problem';
import { publishedAddresses, publishedFile, publishedText } from './published-addresses';

/**
 * Checks the content and returns what to tell an editor about it. With `--published` it also records the addresses of this
 * build, so that a later build can't lose them.
 * @throws an error that lists what is wrong, where, and how to correct it
 */
export async function checkContent(options: readonly string[]): Promise<string> {
  const problems = await contentProblems();
  if (problems.length > 0) throw new Error(listProblems(problems));
  const summary = `No mistakes in the content of ${pages.length} pages.`;
  const published = publishedAddresses(await readFile(publishedFile, 'utf8'));
  const answered = [...builtPaths, ...Object.keys(explicitAliases)];
  const fresh = answered.filter((address) => !published.includes(address)).length;
  if (fresh === 0) return summary;
  if (!options.includes('--published')) {
    return `${summary} After you deploy, record ${fresh} new ${fresh === 1 ? 'address' : 'addresses'}: npm run check:content -- --published`;
  }
  await writeFile(publishedFile, publishedText(published, answered));
  return `${summary} Added ${fresh} addresses to ${publishedFile}.`;
}
