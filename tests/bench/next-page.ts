import { launchPrerendering } from './conditions/browser';
import { slowDown } from './conditions/screens';
import { serveFolder } from './conditions/static-server';
import { floorTarget, optionOf, runsFrom, targetFrom, targetsFrom } from './conditions/targets';
import { followLink, pointedMs } from './measures/follow-link';
import { median, shown, table } from './measures/statistics';

/**
 * Prints how long it takes from the click on a link that has been pointed at for a while to the next page's painted
 * heading, the processor slowed down four times, compared with the floor page's:
 *
 *     npm run bench -- next-page [out:/services/it-cloud …] [--to=/] [--pointed=3000] [--runs=5]
 *
 * The link is the first in the content that leads elsewhere, unless `--to` names its path; the floor page's stays the first.
 * `--pointed` is how long the pointer rests on it, in milliseconds.
 */
const runs = runsFrom(process.argv, 5);
const to = optionOf(process.argv, 'to');
const pointed = Number(optionOf(process.argv, 'pointed') ?? pointedMs);
const floor = targetFrom(floorTarget);
const targets = [floor, ...targetsFrom(process.argv.slice(2), ['out:/services/it-cloud', 'out:/'])];

const browser = await launchPrerendering();
const served = await Promise.all(targets.map(({ folder }) => serveFolder(folder)));
const times = targets.map((): number[] => []);
const ways = targets.map(() => new Set<string>());
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, target] of targets.entries()) {
      console.error(`Round ${round} of ${runs}: ${target.name}`);
      const { headingMs, by } = await followLink(
        browser,
        (served[index]?.origin ?? '') + target.path,
        slowDown,
        target === floor ? { pointed } : { to, pointed },
      );
      if (headingMs !== undefined) times[index]?.push(headingMs);
      ways[index]?.add(by);
    }
  }
} finally {
  await browser.close();
  await Promise.all(served.map((folder) => folder.close()));
}

const medians = times.map(median);
console.log(
  `From the click to the next heading, pointed at for ${pointed} ms before; at most 1.1x is wanted.`,
);
console.log(
  table([
    [`median of ${runs}`, 'ms', 'of', 'by'],
    ...targets.map(({ name }, index) => [
      name,
      shown(medians[index], index > 0 ? medians[0] : undefined),
      (times[index] ?? []).map((time) => Math.round(time)).join(', '),
      [...(ways[index] ?? [])].join(', '),
    ]),
  ]),
);
