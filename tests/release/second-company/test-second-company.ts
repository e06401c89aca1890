import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inCopy } from '../../support/projects/in-copy';

/*
 * `npx tsx tests/release/second-company/test-second-company.ts` tests that the site works for
 * another company, which follows "Make it your own" in `README.md`. In a copy of the repository, it
 * replaces the content, the colours, the icons and the paths that must exist with those in
 * `tests/release/second-company/company/`, which has only the required content, and deletes
 * the folders of the first company. Then `npm test` must pass. `--keep` keeps the copy.
 */

const company = 'tests/release/second-company/company';

/**
 * What the README says to keep of `content/`: folders without facts of a company, and the words
 * that its files have.
 */
const kept = ['schema', 'values', 'words/spelling.txt', 'words/stop-words.ts', 'words/units.ts'];

await inCopy('second-company-', {}, async (copy, run) => {
  const content = await readdir(join(copy, 'content'), { recursive: true, withFileTypes: true });
  for (const file of content.filter((entry) => entry.isFile())) {
    const path = relative(join(copy, 'content'), join(file.parentPath, file.name));
    if (!kept.some((name) => path === name || path.startsWith(`${name}/`)))
      await rm(join(copy, 'content', path));
  }
  for (const folder of ['tests/company', 'public/downloads', 'public/screenshots'])
    await rm(join(copy, folder), { recursive: true });
  await cp(company, copy, { recursive: true });
  // The second company's `tree.ts` contains only its page tree. The types that follow the tree stay
  // as they are.
  const tree = await readFile('content/tree.ts', 'utf8');
  const pages = (await readFile(`${company}/content/tree.ts`, 'utf8')).replace(/^import .*/, '');
  const own = /(?<=export type \{ Kind, PageNode \};\n)[\s\S]*(?=\/\/ Types that follow)/;
  await writeFile(
    join(copy, 'content/tree.ts'),
    tree.replace(own, () => pages),
  );
  run('npx tsx lib/tools/assets/make-icons.ts');
  // Tests and tools ask Git which files belong to the project.
  run('git init --quiet && git add --all');
  run('npm run fix');
  run('npm test');
});
