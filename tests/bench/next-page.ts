import { launchPrerendering } from '../support/browser/launch';
import { followLink } from './visits/follow-link';
import { floor, median, readOptions, targetFrom } from './visits/targets';

/*
 * `npm run bench -- next-page [out:/services/it-cloud …] [--runs=5]` measures the time from the
 * click on a link until the heading of the next page is painted. The pointer rests on the link for
 * three seconds before the click, and the processor is slowed down by a factor of four. The link is
 * the first one in the content that leads to another page.
 *
 * Prints the times, and the ratio of each time to the time of the floor page
 * (`visits/floor-page.ts`).
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
const [floorMs = Number.NaN] = medians;
console.log(
  `Times from the click to the next heading, medians of ${runs} runs. The wanted maximum is 1.1 times the floor page.`,
);
console.table(
  targets.map(({ name }, index) => ({
    page: name,
    ms: Math.round(medians[index] ?? Number.NaN),
    'ratio to the floor page': ((medians[index] ?? Number.NaN) / floorMs).toFixed(2),
    'each run': followed[index]?.map(({ headingMs }) => Math.round(headingMs)).join(', '),
    prerendered: followed[index]?.filter(({ isPrerendered }) => isPrerendered).length,
  })),
);
