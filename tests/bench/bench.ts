import { launchPrerendering } from './conditions/browser';
import { slowDown } from './conditions/screens';
import { serveFolder } from './conditions/static-server';
import { runsFrom, targetsFrom } from './conditions/targets';
import { followLink } from './measures/follow-link';
import {
  categories,
  type LighthouseRun,
  runLighthouse,
  startBrowser,
} from './measures/lighthouse-run';
import { menuLatency, searchLatency } from './measures/measure-interaction';
import { byteKinds, measureFirstLoad } from './measures/measure-page';
import { type Figures, mediansOf, shown, table } from './measures/statistics';

/**
 * Measures pages of several folders of static output side by side:
 *
 *     npm run bench -- out:/services/it-cloud tests/fixtures/floor:/services/it-cloud ../other/dist:/article
 *
 * `--runs=5` says how many rounds. Each round measures every folder once, so that what else the machine does meets all of
 * them. Prints medians, and in brackets how many times the first folder's figure each is. Times are measured with the processor
 * slowed down four times, those of Lighthouse with its mobile profile.
 */
const runs = runsFrom(process.argv, 5);
const targets = targetsFrom(process.argv.slice(2), []);
if (targets.length === 0) {
  throw new Error('Name at least one folder, such as: npm run bench -- out:/services/it-cloud');
}

async function measure(browser: Awaited<ReturnType<typeof startBrowser>>, url: string) {
  const load = await measureFirstLoad(browser.browser, url);
  const slow = await measureFirstLoad(browser.browser, url, slowDown);
  const lighthouse: LighthouseRun = await runLighthouse(url, browser.port);
  const kB = (bytes: number) => bytes / 1_000;
  const figures: Figures = {
    'first load, kB': kB(Object.values(load.bytes).reduce((sum, size) => sum + size, 0)),
    ...Object.fromEntries(byteKinds.map((kind) => [`  ${kind}, kB`, kB(load.bytes[kind])])),
    requests: load.requests,
    'DOM nodes': load.domNodes,
    'layout shift': load.cls,
    'first paint, ms': slow.firstPaintMs,
    'largest paint, ms': slow.largestPaintMs,
    'blocking time, ms': slow.blockingMs,
    'main thread, ms': slow.mainThreadMs,
    'long tasks, ms': slow.longTasksMs,
    ...Object.fromEntries(
      categories.map((name) => [`Lighthouse ${name}`, lighthouse.scores[name]]),
    ),
    'Lighthouse first paint, ms': lighthouse.timings.fcp,
    'Lighthouse largest paint, ms': lighthouse.timings.lcp,
    'Lighthouse blocking time, ms': lighthouse.timings.tbt,
    'open menu as first act, ms': await menuLatency(browser.browser, url, slowDown, true),
    'open menu, ms': await menuLatency(browser.browser, url, slowDown, false),
    'open search, ms': await searchLatency(browser.browser, url, slowDown),
    'next page, pointed at before, ms': (await followLink(prerendering, url, slowDown)).headingMs,
  };
  return figures;
}

const browser = await startBrowser();
const prerendering = await launchPrerendering();
const served = await Promise.all(targets.map(({ folder }) => serveFolder(folder)));
const rounds: Figures[][] = targets.map(() => []);
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, { name, path }] of targets.entries()) {
      console.error(`Round ${round} of ${runs}: ${name}`);
      rounds[index]?.push(await measure(browser, (served[index]?.origin ?? '') + path));
    }
  }
} finally {
  await browser.browser.close();
  await prerendering.close();
  await Promise.all(served.map((folder) => folder.close()));
}

const medians = rounds.map(mediansOf);
console.log(
  table([
    [`median of ${runs}`, ...targets.map(({ name }) => name)],
    ...Object.keys(medians[0] ?? {}).map((name) => [
      name,
      ...medians.map((figures, index) =>
        shown(figures[name], index > 0 ? medians[0]?.[name] : undefined),
      ),
    ]),
  ]),
);
