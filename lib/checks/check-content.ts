import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '@/lib/tools/run-command';
import { duplicateKeyProblems } from './duplicate-keys';

/**
 * Checks the content before a build; says what is wrong, where and how to mend it, and exits with 1. With `--land` it keeps
 * the addresses of this build, so that a later one can't lose them.
 */
async function checkContent(words: readonly string[]): Promise<string> {
  const duplicates = (
    await Promise.all(['content/tree.ts', 'content/aliases.ts'].map(duplicateKeyProblems))
  ).flat();
  if (duplicates.length > 0) {
    throw new Error(duplicates.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  }
  // Imported here because some mistakes are found while these modules load.
  const [
    { aliasTable },
    { pages },
    { contentFindings },
    { listProblems },
    { landedAddresses, landedFile, landedText },
    { builtPages },
    { explicitAliases },
  ] = await Promise.all([
    import('@/lib/pages/aliases'),
    import('@/lib/pages/tree'),
    import('./content-findings'),
    import('./validate-content'),
    import('./landed-addresses'),
    import('@/lib/pages/guards'),
    import('@/content/aliases'),
  ]);
  const { mistakes, doubts } = await contentFindings();
  if (doubts.length > 0) console.warn(listProblems(doubts, 'doubt'));
  if (mistakes.length > 0) throw new Error(listProblems(mistakes, 'mistake'));
  const inOrder = `Content in order: ${pages.length} pages, ${aliasTable.size} aliases.`;
  const landed = landedAddresses(await readFile(landedFile, 'utf8'));
  const answered = [...builtPages.map(({ path }) => path), ...Object.keys(explicitAliases)];
  const fresh = answered.filter((address) => !landed.includes(address)).length;
  if (fresh === 0) return inOrder;
  if (!words.includes('--land')) {
    return `${inOrder} New addresses, to be kept once they are deployed: ${fresh} (npm run check:content -- --land).`;
  }
  await writeFile(landedFile, landedText(landed, answered));
  return `${inOrder} Addresses added to ${landedFile}: ${fresh}.`;
}

await runCommand(() => checkContent(process.argv.slice(2)));
