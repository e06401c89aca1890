import { readdir, readFile, writeFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { endWithPipe } from '@/lib/tools/end-with-pipe';
import { duplicateKeyProblems } from './duplicate-keys';

/**
 * Checks the content before a build; says what is wrong, where and how to mend it, and exits with 1. With `--land` it keeps
 * the addresses of this build, so that a later one can't lose them.
 */
async function checkContent(words: readonly string[]): Promise<string> {
  const duplicates = (
    await Promise.all(
      ['content/tree.ts', 'content/copy.ts', 'content/aliases.ts'].map(duplicateKeyProblems),
    )
  ).flat();
  if (duplicates.length > 0) {
    throw new Error(duplicates.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  }
  // Imported here because some mistakes are found while these modules load.
  const [
    { aliasTable, resolveAlias },
    { pages },
    { addressesOf, contentProblems, listProblems, stringsIn },
    { editorFindings },
    { unlistedFiles },
    { siteProblems },
    { lostAddresses, landedAddresses, landedFile, landedText },
    { heldBackLinks },
    { pictureNames },
    { pictureProblems },
    { isBuilt, today },
    { explicitAliases },
    { copy },
    { site },
    { defaultTheme, themes },
  ] = await Promise.all([
    import('@/lib/pages/aliases'),
    import('@/lib/pages/tree'),
    import('./validate-content'),
    import('./editor-checks'),
    import('./copy-files'),
    import('./validate-site'),
    import('./landed-addresses'),
    import('./held-back'),
    import('@/lib/pictures/pictures'),
    import('@/lib/pictures/picture-problems'),
    import('@/lib/pages/guards'),
    import('@/content/aliases'),
    import('@/content/copy'),
    import('@/content/site'),
    import('@/content/themes'),
  ]);
  const content = { pages, copy, themes, defaultTheme };
  const pictures = pictureNames();
  const copyFiles = await readdir('content/pages', { recursive: true });
  const { mistakes, doubts } = editorFindings(
    content,
    { origin: site.url.value, paths: addressesOf(content), pictures: new Set(pictures) },
    today(),
  );
  const landed = landedAddresses(await readFile(landedFile, 'utf8'));
  const built = new Set<string>(pages.filter((page) => isBuilt(page)).map(({ path }) => path));
  const heldBack = new Set(pages.map(({ path }) => path).filter((path) => !built.has(path)));
  const leads = (address: string) => {
    const target = resolveAlias(address);
    return target !== undefined && built.has(target);
  };
  const problems = [
    ...siteProblems(site),
    ...unlistedFiles(
      copyFiles.map((file) => `content/pages/${file.replaceAll(sep, '/')}`),
      await readFile('content/copy.ts', 'utf8'),
    ),
    ...lostAddresses(landed, built, leads),
    ...contentProblems(content),
    ...heldBackLinks(content, heldBack),
    ...mistakes,
    ...(await pictureProblems(
      pictures,
      stringsIn(copy).map(({ text }) => text),
    )),
  ];
  if (doubts.length > 0) console.warn(listProblems(doubts, 'doubt'));
  if (problems.length > 0) throw new Error(listProblems(problems, 'mistake'));
  const inOrder = `Content in order: ${pages.length} pages, ${aliasTable.size} aliases.`;
  const answered = [...built, ...Object.keys(explicitAliases)];
  const fresh = answered.filter((address) => !landed.includes(address)).length;
  if (fresh === 0) return inOrder;
  if (!words.includes('--land')) {
    return `${inOrder} Addresses that have not landed yet: ${fresh}. After the deployment: npm run check:content -- --land`;
  }
  await writeFile(landedFile, landedText(landed, answered));
  return `${inOrder} Addresses added to ${landedFile}: ${fresh}.`;
}

endWithPipe();
try {
  console.log(await checkContent(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
