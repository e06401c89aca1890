import { launchPrerendering } from '../support/browser/launch';
import { onePageOfEachKind } from '../support/browser/one-of-each-kind';
import { contentPage, isToBeRead, readingRatios } from './budgets/budgets';
import { slowDown } from './visits/browser';
import { readPage } from './visits/read-page';
import { floor, median, readOptions, type Target, targetFrom } from './visits/targets';

/**
 * Reads pages as a visitor on a phone whose processor is slowed down four times: one page opened and read with eight swipes
 * in twelve seconds. Everything that is sent is counted, whoever asks for it. The floor page is read in each round:
 *
 *     npm run bench -- reading [out:/services/it-cloud <folder>:/<path> …] [--runs=5]
 *
 * Without pages, one of each kind that is there to be read. Prints medians, and how many times the floor page's each time is.
 */
const { runs, asked } = readOptions();
const everyKind = onePageOfEachKind.filter(({ kind }) => isToBeRead(kind));
const pages = asked.length > 0 ? asked : everyKind.map(({ path }) => `out:${path}`);
const targets = [floor, ...pages.map(targetFrom)];

const sizes = ['total', 'script', 'worker', 'ahead'] as const;
const times = ['mainThreadMs', 'longTasksMs', 'longestFrameMs'] as const;

const browser = await launchPrerendering();

async function read({ folder, path }: Target) {
  const served = await folder.serve();
  return readPage(browser, served, path, slowDown).finally(served.close);
}

const visits = targets.map((): Awaited<ReturnType<typeof read>>[] => []);
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, target] of targets.entries()) {
      console.error(`Round ${round} of ${runs}: ${target.name}`);
      visits[index]?.push(await read(target));
    }
  }
} finally {
  await browser.close();
}

const timeOf = (index: number, time: (typeof times)[number]) =>
  median(visits[index]?.map((visit) => visit[time]) ?? []);

const rows = targets.map(({ name }, index) => ({
  page: name,
  ...Object.fromEntries(
    sizes.map((size) => [
      `${size}, kB`,
      (median(visits[index]?.map(({ bytes }) => bytes[size]) ?? []) / 1_000).toFixed(1),
    ]),
  ),
  ...Object.fromEntries(
    times.map((time) => [
      time,
      `${Math.round(timeOf(index, time))} (${(timeOf(index, time) / timeOf(0, time)).toFixed(2)}x)`,
    ]),
  ),
}));
console.log(
  `A reading visit on a phone, processor slowed down ${slowDown} times, median of ${runs}.`,
);
console.table([
  ...rows,
  {
    page: 'wanted, at most',
    'total, kB': contentPage.reading,
    'script, kB': contentPage.readingScript,
    ...Object.fromEntries(times.map((time) => [time, `${readingRatios[time]}x`])),
  },
]);
