import { inCopy } from '../../support/projects/in-copy';

/*
 * Tests the site as Next writes it, without the changes of the build. A fault that also appears here is not caused by
 * `lib/islands/build/`. `npx tsx tests/release/plain-pages/test-plain-pages.ts`; `--keep` keeps the copy.
 */

const suites = ['routes', 'aliases', 'not-found', 'search', 'themes', 'sheet'];

/** Tests that use an island before its code has run. In these pages, clicks are lost until Next has hydrated the page. */
const earlyUses = [
  'the header’s button opens search in place',
  'also a tap before the scripts have loaded',
];

await inCopy('plain-pages-', { PLAIN_PAGES: '1', PW_HOSTS: 'static' }, async (_, run) => {
  run('npm run build');
  run(
    `npx playwright test --project=static ${suites.map((suite) => `"e2e/.+/${suite}.spec"`).join(' ')} --grep-invert "${earlyUses.join('|')}"`,
  );
});
