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
  const [{ aliasTable }, { pages }, { assertContent }, { copy }, { defaultTheme, themes }] =
    await Promise.all([
      import('@/lib/aliases'),
      import('@/lib/tree'),
      import('@/lib/validate-content'),
      import('@/content/copy'),
      import('@/content/themes'),
    ]);
  assertContent({ pages, copy, themes, defaultTheme });
  return `Content in order: ${pages.length} pages, ${aliasTable.size} aliases.`;
}

endWithPipe();
try {
  console.log(await checkContent());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
