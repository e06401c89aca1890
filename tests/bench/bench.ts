import { categories, type LighthouseRun, runLighthouse, startBrowser } from './lighthouse-run';
import { menuLatency, navigationLatency, searchLatency } from './measure-interaction';
import { byteKinds, measureFirstLoad } from './measure-page';
import { serveFolder } from './static-server';
import { median, table } from './statistics';

/**
 * Measures pages of several folders of static output side by side:
 *
 *     npm run bench -- out:/services/it-cloud tests/fixtures/floor:/services/it-cloud ../other/dist:/article
 *
 * `--runs=5` says how many rounds. Each round measures every folder once, so that what else the machine does meets all of
 * them. Prints medians, and in brackets how many times the first folder's figure each is. Interactions and main thread are
 * measured with the processor slowed down four times, Lighthouse with its mobile profile.
 */
const slowDown = 4;
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5);
const targets = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((argument) => {
    const [, folder = argument, path = '/'] = /^(.*?):(\/.*)$/.exec(argument) ?? [];
    return { name: argument, folder, path };
  });
if (targets.length === 0) {
  throw new Error('Name at least one folder, such as: npm run bench -- out:/services/it-cloud');
}

type Figures = Record<string, number | undefined>;

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
    'next page, pointed at before, ms': await navigationLatency(browser.browser, url, slowDown),
  };
  return figures;
}

const browser = await startBrowser();
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
  await Promise.all(served.map((folder) => folder.close()));
}

const middles = rounds.map((figures) => (name: string) => {
  const values = figures.map((figure) => figure[name]).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : median(values);
});
const shown = (value: number) =>
  String(value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value));

console.log(
  table([
    [`median of ${runs}`, ...targets.map(({ name }) => name)],
    ...Object.keys(rounds[0]?.[0] ?? {}).map((name) => {
      const first = middles[0]?.(name);
      return [
        name,
        ...middles.map((middle, index) => {
          const value = middle(name);
          if (value === undefined) return '-';
          const ratio = index > 0 && first ? ` (${(value / first).toFixed(2)}x)` : '';
          return shown(value) + ratio;
        }),
      ];
    }),
  ]),
);
