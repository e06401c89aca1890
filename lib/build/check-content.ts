import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { duplicateKeyProblems } from './duplicate-keys';
import { endWithPipe } from './end-with-pipe';

/** Checks the content before a build; says what is wrong, where and how to mend it, and exits with 1. */
async function checkContent(): Promise<string> {
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
    { aliasTable },
    { pages },
    { addressesOf, contentProblems, listProblems },
    { editorFindings },
    { unlistedFiles },
    { siteProblems },
    { today },
    { copy },
    { site },
    { defaultTheme, themes },
  ] = await Promise.all([
    import('@/lib/aliases'),
    import('@/lib/tree'),
    import('@/lib/validate-content'),
    import('@/lib/checks/editor-checks'),
    import('@/lib/checks/copy-files'),
    import('@/lib/validate-site'),
    import('@/lib/guards'),
    import('@/content/copy'),
    import('@/content/site'),
    import('@/content/themes'),
  ]);
  const content = { pages, copy, themes, defaultTheme };
  const copyFiles = await readdir('content/pages', { recursive: true });
  const { mistakes, doubts } = editorFindings(
    content,
    { origin: site.url.value, paths: addressesOf(content) },
    today(),
  );
  const problems = [
    ...siteProblems(site),
    ...unlistedFiles(
      copyFiles.map((file) => `content/pages/${file.replaceAll(sep, '/')}`),
      await readFile('content/copy.ts', 'utf8'),
    ),
    ...contentProblems(content),
    ...mistakes,
  ];
  if (doubts.length > 0) console.warn(listProblems(doubts, 'doubt'));
  if (problems.length > 0) throw new Error(listProblems(problems, 'mistake'));
  return `Content in order: ${pages.length} pages, ${aliasTable.size} aliases.`;
}

endWithPipe();
try {
  console.log(await checkContent());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
