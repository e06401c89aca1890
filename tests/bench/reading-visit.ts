import { launchBrowser } from '../support/browser/launch';
import { onePageOfEachKind } from '../support/browser/one-of-each-kind';
import { contentPage, isReadingPage, readingRatios } from './budgets/budgets';
import { slowDown } from './visits/browser';
import { readPage } from './visits/read-page';
import { floor, median, readOptions, type Target, targetFrom } from './visits/targets';

/*
 * `npm run bench -- reading [out:/services/it-cloud <folder>:/<path> …] [--runs=5]` reads pages as
 * a visitor on a phone does: the visitor opens a page and swipes eight times in twelve seconds. The
 * processor is slowed down by a factor of four. Sizes include everything that the server sends. If
 * you name no pages, the benchmark reads one page of each kind that visitors mainly read.
 *
 * Each round also reads the floor page (`visits/floor-page.ts`). Prints the medians, and the ratio
 * of each time to the time of the floor page.
 */
const { runs, asked } = readOptions();
const everyKind = onePageOfEachKind.filter(({ kind }) => isReadingPage(kind));
const pages = asked.length > 0 ? asked : everyKind.map(({ path }) => `out:${path}`);
const targets = [floor, ...pages.map(targetFrom)];

const sizes = ['total', 'script', 'worker'] as const;
const times = ['mainThreadMs', 'longTasksMs', 'longestFrameMs'] as const;

const browser = await launchBrowser();

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
  `A reading visit on a phone, with a processor slowed down by a factor of ${slowDown}. Medians of ${runs} runs:`,
);
console.table([
  ...rows,
  {
    page: 'wanted maximum',
    'total, kB': contentPage.reading,
    'script, kB': contentPage.readingScript,
    ...Object.fromEntries(times.map((time) => [time, `${readingRatios[time]}x`])),
  },
]);
