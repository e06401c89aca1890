import { cp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inCopy } from '../../support/projects/in-copy';

/*
 * Tests that the site works for another company: in a copy of the repository, the content, colours and specified paths
 * are replaced by those of `tests/release/second-company/company/`. The copy must build, and pass the same suites. `npx
 * tsx tests/release/second-company/test-second-company.ts`; `--keep` keeps the copy, and other arguments go to
 * Playwright.
 */

/** The files of `content/` that every company uses. All other files are replaced. */
const shared = [
  'company-value.ts',
  'days.ts',
  'fields.ts',
  'figures.ts',
  'money.ts',
  'navigation-shape.ts',
  'page-paths.ts',
  'schema.ts',
  'theme.ts',
  'screens.ts',
  'time.ts',
];

/** The tests for any content. The others name pages of the first company, and would not compile in the copy. */
const suites = ['routes', 'aliases', 'menus', 'sheet', 'themes', 'not-found', 'header'];
const foreignFolders = [
  'bench',
  'component',
  'release/edits',
  'release/plain-pages',
  'release/second-company',
  'support/receiving',
  'unit',
];
const isForeignTest = (file: string) =>
  /\.(spec|test)\.ts$/.test(file) && !suites.includes(basename(file, '.spec.ts'));

const words = process.argv.slice(2);
await inCopy(
  {
    prefix: 'second-company-',
    settings: { PW_HOSTS: 'static' },
    isKept: words.includes('--keep'),
  },
  async (copy, run) => {
    for (const file of await readdir(join(copy, 'content'))) {
      if (!shared.includes(file)) await rm(join(copy, 'content', file), { recursive: true });
    }
    for (const folder of foreignFolders) await rm(join(copy, 'tests', folder), { recursive: true });
    const endToEnd = await readdir(join(copy, 'tests/e2e'), { recursive: true });
    for (const file of endToEnd.filter(isForeignTest)) await rm(join(copy, 'tests/e2e', file));
    await cp('tests/release/second-company/company', copy, { recursive: true });
    await run('npm', 'run', 'build');
    await run(
      'npx',
      'playwright',
      'test',
      '--project=static',
      ...suites.map((suite) => `e2e/.+/${suite}.spec`),
      ...words.filter((word) => word !== '--keep'),
    );
  },
);
