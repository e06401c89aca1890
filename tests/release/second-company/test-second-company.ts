import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inCopy } from '../../support/projects/in-copy';

/*
 * `npx tsx tests/release/second-company/test-second-company.ts` tests that the site works for another company. In a copy of the
 * repository, it replaces the content, the colours and the specified paths with those in
 * `tests/release/second-company/company/`, which has only the required content. The copy must build, and pass the tests that
 * suit any content. `--keep` keeps the copy.
 */

const company = 'tests/release/second-company/company';

/** The files of `content/` that contain no facts about a company. The test replaces all other files of the folder. */
const shared = [
  'company-schema.ts',
  'company-value.ts',
  'days.ts',
  'drawings.ts',
  'fields.ts',
  'figures.ts',
  'money.ts',
  'navigation-schema.ts',
  'navigation-shape.ts',
  'page-paths.ts',
  'post-tags.ts',
  'price.ts',
  'schema.ts',
  'theme.ts',
  'screens.ts',
  'site-schema.ts',
  'time-in-words.ts',
  'text-rules.ts',
  'time.ts',
  'weekdays.ts',
];

/** The tests that suit any content. The other tests contain paths of the first company, so they would not compile in the copy. */
const suites = ['routes', 'aliases', 'menus', 'sheet', 'themes', 'not-found', 'header'];
const foreignFolders = [
  'bench',
  'component',
  'release/edits',
  'release/plain-pages',
  'release/second-company',
  'unit',
];
const isForeignTest = (file: string) =>
  /\.(spec|test)\.ts$/.test(file) && !suites.includes(basename(file, '.spec.ts'));

await inCopy('second-company-', { PW_HOSTS: 'static' }, async (copy, run) => {
  for (const file of await readdir(join(copy, 'content'))) {
    if (!shared.includes(file)) await rm(join(copy, 'content', file), { recursive: true });
  }
  for (const folder of foreignFolders) await rm(join(copy, 'tests', folder), { recursive: true });
  const endToEnd = await readdir(join(copy, 'tests/e2e'), { recursive: true });
  for (const file of endToEnd.filter(isForeignTest)) await rm(join(copy, 'tests/e2e', file));
  await cp(company, copy, { recursive: true });
  // The second company's `tree.ts` contains only its page tree. The types that follow the tree stay as they are.
  const tree = await readFile('content/tree.ts', 'utf8');
  const pages = (await readFile(`${company}/content/tree.ts`, 'utf8')).replace(/^import .*/, '');
  const own = /(?<=export type \{ Kind, PageNode \};\n)[\s\S]*(?=\/\/ Types that follow)/;
  await writeFile(
    join(copy, 'content/tree.ts'),
    tree.replace(own, () => pages),
  );
  run('npm run build');
  run(
    `npx playwright test --project=static ${suites.map((suite) => `"e2e/.+/${suite}.spec"`).join(' ')}`,
  );
});
