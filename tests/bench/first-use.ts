import type { BrowserContext } from 'playwright';
import { launchBrowser } from './conditions/browser';
import { type Screen, slowDown } from './conditions/screens';
import { openFolder, type Served } from './conditions/static-server';
import { optionOf, runsFrom } from './conditions/targets';
import { type Act, acts } from './measures/acts';
import { newPage, newVisitor } from './measures/measure-page';
import { type Figures, mediansOf, shown, table } from './measures/statistics';
import { actTimes, prepareToWatch, watchAct } from './measures/watch-act';

/**
 * Tries each control of `out/` as the first control on a page that has just loaded, the processor slowed down four times,
 * with the files it needs in the browser's cache and without:
 *
 *     npm run bench -- first-use [--act=menu] [--runs=5] [--folder=out]
 *
 * Prints medians of the time to the first useful paint and to the control's final form, and what was lost or done twice.
 */
const runs = runsFrom(process.argv, 5);
const wanted = optionOf(process.argv, 'act')?.toLowerCase() ?? '';
const chosen = acts.filter(({ name }) => name.toLowerCase().includes(wanted));
if (chosen.length === 0) {
  throw new Error(
    `--act=${wanted}: name part of one of ${acts.map(({ name }) => name).join(', ')}.`,
  );
}

/** The maximum wait for the final form, and the idle time before losses are checked, in milliseconds. */
const patienceMs = 10_000;
const quietMs = 1_000;
/** The targets, in milliseconds. */
const usefulMs = 100;
const finalMs = (screen: Screen, files: Files) =>
  screen === 'desktop' && files === 'cached' ? 400 : 800;

type Files = 'cached' | 'not there';

interface Tried {
  readonly figures: Figures;
  readonly losses: readonly string[];
}

/** Repeats a question until there is an answer or the time limit has passed. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** Opens the act's page and does it at once. */
async function tryAct(context: BrowserContext, served: Served, act: Act): Promise<Tried> {
  const { page, session } = await newPage(context, slowDown);
  try {
    // Only the HTTP cache of the earlier visit is left.
    await session.send('Storage.clearDataForOrigin', {
      origin: served.origin,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
    });
    await prepareToWatch(page);
    await page.goto(served.origin + act.path, { waitUntil: 'load' });
    const control = act.control(page).filter({ visible: true }).first();
    if ((await control.count()) === 0) {
      return { figures: {}, losses: ['the control is not there yet'] };
    }
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error(`${act.name}: the control has no place on ${act.path}.`);
    await watchAct(page, { startsWith: act.startsWith, useful: act.useful, final: act.final });
    await act.act(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await until(async () => (await actTimes(page)).usefulMs);
    await act.goOn?.(page);
    await until(async () => (await actTimes(page)).finalMs);
    await served.quietFor(quietMs);
    const times = await actTimes(page);
    const losses = await act.losses(page);
    return {
      figures: { useful: times.usefulMs, final: times.finalMs },
      losses: [
        ...losses.filter((loss) => loss !== false),
        ...(times.finalMs === undefined ? ['the final form has not come'] : []),
      ],
    };
  } finally {
    await page.close();
  }
}

const browser = await launchBrowser();
const folder = openFolder(optionOf(process.argv, 'folder') ?? 'out');

async function tryOnce(act: Act, files: Files): Promise<Tried> {
  const served = await folder.serve();
  const { page, close } = await newVisitor(browser, { screen: act.screen });
  const context = page.context();
  try {
    if (files === 'cached') await tryAct(context, served, act);
    return await tryAct(context, served, act);
  } finally {
    await close();
    await served.close();
  }
}

const rows: (string | number)[][] = [];
try {
  for (const act of chosen) {
    for (const files of ['cached', 'not there'] as const) {
      console.error(`${act.name}, files ${files}`);
      const tried: Tried[] = [];
      for (let run = 0; run < runs; run += 1) tried.push(await tryOnce(act, files));
      const { useful, final } = mediansOf(tried.map(({ figures }) => figures));
      const all = (name: 'useful' | 'final') =>
        tried.map(({ figures }) => shown(figures[name])).join(', ');
      const losses = tried.flatMap(({ losses }) => losses);
      rows.push([
        act.name,
        files,
        shown(useful),
        usefulMs,
        all('useful'),
        shown(final),
        finalMs(act.screen, files),
        all('final'),
        [...new Set(losses)]
          .map((loss) => `${loss} (${losses.filter((other) => other === loss).length} of ${runs})`)
          .join('; ') || 'nothing',
      ]);
    }
  }
} finally {
  await browser.close();
}
console.log(`The first use after load, in ms, median of ${runs}:`);
console.log(
  table([
    ['act', 'files', 'useful', 'wanted', 'of', 'final', 'wanted', 'of', 'lost or done twice'],
    ...rows,
  ]),
);
