import { launchPrerendering } from '../support/browser/launch';
import { followLink } from './visits/follow-link';
import { floor, median, readOptions, targetFrom } from './visits/targets';

/**
 * Prints how long it takes from the click on a link that has been pointed at for a while to the next page's painted
 * heading, the processor slowed down four times, compared with the floor page's:
 *
 *     npm run bench -- next-page [out:/services/it-cloud …] [--runs=5]
 *
 * The link is the first in the content that leads elsewhere.
 */
const { runs, asked } = readOptions();
const pages = asked.length > 0 ? asked : ['out:/services/it-cloud', 'out:/'];
const targets = [floor, ...pages.map(targetFrom)];

type FollowedLink = NonNullable<Awaited<ReturnType<typeof followLink>>>;

const browser = await launchPrerendering();
const served = await Promise.all(targets.map(({ folder }) => folder.serve()));
const followed = targets.map((): FollowedLink[] => []);
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, target] of targets.entries()) {
      console.error(`Round ${round} of ${runs}: ${target.name}`);
      const link = await followLink(browser, served[index]?.origin + target.path);
      if (link) followed[index]?.push(link);
    }
  }
} finally {
  await browser.close();
  await Promise.all(served.map(({ close }) => close()));
}

const medians = followed.map((links) => median(links.map(({ headingMs }) => headingMs)));
const [base = Number.NaN] = medians;
console.log(
  `From the click to the next heading, median of ${runs}; at most 1.1 times the floor is wanted.`,
);
console.table(
  targets.map(({ name }, index) => ({
    page: name,
    ms: Math.round(medians[index] ?? Number.NaN),
    'of the floor': ((medians[index] ?? Number.NaN) / base).toFixed(2),
    of: followed[index]?.map(({ headingMs }) => Math.round(headingMs)).join(', '),
    prerendered: followed[index]?.filter(({ isPrerendered }) => isPrerendered).length,
  })),
);
