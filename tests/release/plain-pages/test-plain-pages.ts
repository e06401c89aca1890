import { inCopy } from '../../support/projects/in-copy';

/*
 * `npx tsx tests/release/plain-pages/test-plain-pages.ts` tests pages as Next writes them, without
 * the steps of `packages/islands/src/build/`. If a fault appears here too, these steps do not cause
 * it. `--keep` keeps the copy of the repository.
 */

const suites = ['routes', 'aliases', 'not-found', 'search', 'themes', 'sheet'];

/**
 * Tests that use an island before its code runs. Pages as Next writes them lose clicks until they
 * are hydrated.
 */
const earlyUses = [
  'the header’s button opens search in place',
  'taps open the sheet and its groups',
];

/** Tests of what the steps write into pages. */
const finished = ['Cloudflare hides no e-mail address in a page'];

const settings = {
  PLAIN_PAGES: '1',
  PW_HOSTS: 'static',
  // Each page as Next writes it has inline scripts of its own, so the policy in the headers names
  // hundreds: more than Node reads.
  NODE_OPTIONS: '--max-http-header-size=131072',
};

await inCopy('plain-pages-', settings, async (_, run) => {
  run('npm run build');
  run(
    `npx playwright test --project=static ${suites.map((suite) => `"e2e/.+/${suite}.spec"`).join(' ')} --grep-invert "${[...earlyUses, ...finished].join('|')}"`,
  );
});
