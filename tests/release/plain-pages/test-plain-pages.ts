import { inCopy } from '../../support/projects/in-copy';

/*
 * Tests the site as Next writes it, without the changes of the build. A fault that also appears here is not caused by
 * `lib/islands/build/`. `npx tsx tests/release/plain-pages/test-plain-pages.ts`; `--keep` keeps the copy, and other
 * arguments go to Playwright.
 */

const suites = ['routes', 'aliases', 'not-found', 'search', 'themes', 'sheet'];

/** Tests of when an island's code and data arrive: in these pages Next loads all of it at once. */
const casesOfArrival = [
  'the header’s button opens search in place',
  'also a tap before the scripts have loaded',
];

const words = process.argv.slice(2);
await inCopy(
  {
    prefix: 'plain-pages-',
    settings: { PLAIN_PAGES: '1', PW_HOSTS: 'static' },
    isKept: words.includes('--keep'),
  },
  async (_, run) => {
    await run('npm', 'run', 'build');
    await run(
      'npx',
      'playwright',
      'test',
      '--project=static',
      ...suites.map((suite) => `e2e/.+/${suite}.spec`),
      '--grep-invert',
      casesOfArrival.join('|'),
      ...words.filter((word) => word !== '--keep'),
    );
  },
);
