import { onePageOfEachKind } from '../support/browser/one-of-each-kind';
import { contentPage, isToBeRead, readingRatios } from './budgets/budgets';
import { launchPrerendering } from './conditions/browser';
import { slowDown } from './conditions/screens';
import { openFolder } from './conditions/static-server';
import { floorTarget, runsFrom, type Target, targetFrom, targetsFrom } from './conditions/targets';
import { readPage } from './measures/read-page';
import { type Figures, mediansOf, shown, table } from './measures/statistics';

/**
 * Reads pages as a visitor on a phone whose processor is slowed down four times: one page opened and read with eight swipes
 * in twelve seconds. Everything that is sent is counted, whoever asks for it. The floor page is read in between:
 *
 *     npm run bench -- reading [out:/services/it-cloud <folder>:/<path> …] [--runs=5]
 *
 * Without pages, one of each kind that is there to be read. Prints medians, and how many times the floor page's each time is.
 */
const runs = runsFrom(process.argv, 5);
/** How many pages are read between two visits to the floor page, so that other load on the machine affects both. */
const pagesPerFloor = 3;

const floor = targetFrom(floorTarget);
const targets = targetsFrom(
  process.argv.slice(2),
  onePageOfEachKind.filter(({ kind }) => isToBeRead(kind)).map(({ path }) => `out:${path}`),
);
const floors = Math.ceil(targets.length / pagesPerFloor);

const folders = new Map([...targets, floor].map(({ folder }) => [folder, openFolder(folder)]));
const browser = await launchPrerendering();

async function read({ name, folder, path }: Target): Promise<Figures> {
  const opened = folders.get(folder);
  if (!opened) throw new Error(`${name}: the folder is not open.`);
  const served = await opened.serve();
  try {
    const { bytes, isSwipeable, ...times } = await readPage(browser, served, path, slowDown);
    if (!isSwipeable) throw new Error(`${name}: the page does not move under a finger.`);
    return { ...bytes, ...times };
  } finally {
    await served.close();
  }
}

const rounds: Figures[][] = targets.map(() => []);
const floorRounds: Figures[] = [];
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, target] of targets.entries()) {
      console.error(`Round ${round} of ${runs}: ${target.name}`);
      if (index % pagesPerFloor === 0) floorRounds.push(await read(floor));
      rounds[index]?.push(await read(target));
    }
  }
} finally {
  await browser.close();
}

const base = mediansOf(floorRounds);
const kB = (bytes: number | undefined) => (bytes === undefined ? '-' : (bytes / 1_000).toFixed(1));
const sizes = ['total', 'script', 'worker', 'ahead'] as const;
const times = ['mainThreadMs', 'longTasksMs', 'longestFrameMs'] as const;
const row = (name: string, figures: Figures, against?: Figures) => [
  name,
  ...sizes.map((size) => kB(figures[size])),
  ...times.map((time) => shown(figures[time], against?.[time])),
];

console.log(
  `A reading visit on a phone, processor slowed down ${slowDown} times: median of ${runs}, of the floor page ${runs * floors}.`,
);
console.log(
  table([
    [
      'page',
      ...sizes.map((size) => `${size}, kB`),
      'main thread, ms',
      'long tasks, ms',
      'longest frame, ms',
    ],
    row(floor.name, base),
    ...targets.map(({ name }, index) => row(name, mediansOf(rounds[index] ?? []), base)),
    [
      'wanted, at most',
      contentPage.reading,
      contentPage.readingScript,
      ...sizes.slice(2).map(() => ''),
      ...times.map((time) => `${readingRatios[time]}x`),
    ],
  ]),
);
