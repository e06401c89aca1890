import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Kind, PagePath } from '@/content/tree';
import { builtPages } from '@/lib/guards';
import { measureFirstLoad, measureScripts } from '../bench/measure-page';
import { serveFolder } from '../bench/static-server';
import { table } from '../bench/statistics';
import { chromiumFlags, installedChromium } from '../chromium';
import { type Cost, grownSince, limitOf, overLimit } from './budgets';

/**
 * Measures the heaviest page of every kind in `out/` and prints what it costs. Fails where a page is beyond its limits, or
 * has grown by more than a tenth since the figures in `landed.json`. `npm run budgets -- --land` takes today's figures as
 * the landed ones.
 */
const landedFile = 'tests/budgets/landed.json';
const landed: Partial<Record<Kind, Cost>> = await readFile(landedFile, 'utf8').then(
  JSON.parse,
  () => ({}),
);

const executablePath = installedChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
const served = await serveFolder('out');

async function htmlSize(path: PagePath) {
  return (await readFile(`out${path === '/' ? '/index' : path}.html`)).length;
}

async function heaviestOf(kind: Kind): Promise<PagePath> {
  const paths = builtPages.filter((page) => page.kind === kind).map((page) => page.path);
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: await htmlSize(path) })),
  );
  const [heaviest] = sizes.toSorted((a, b) => b.size - a.size);
  if (!heaviest) throw new Error(`content/tree.ts: no page of kind "${kind}" is built.`);
  return heaviest.path;
}

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

async function costOf(path: PagePath): Promise<Cost> {
  const url = served.origin + path;
  const { bytes, requests, domNodes, images, cls } = await measureFirstLoad(browser, url);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return {
    html: kB(bytes.html),
    style: kB(bytes.style),
    script: kB(bytes.script),
    font: kB(bytes.font),
    image: kB(bytes.image),
    other: kB(bytes.other),
    total: kB(total),
    bundle: kB(await measureScripts(browser, url)),
    requests,
    domNodes,
    images,
    cls: Math.round(cls * 10_000) / 10_000,
  };
}

async function measure(kind: Kind) {
  const path = await heaviestOf(kind);
  return { kind, path, cost: await costOf(path) };
}

// None of the figures is a time, so a few pages can be measured at once.
const atOnce = 4;
const kinds = [...new Set(builtPages.map((page) => page.kind))];
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (let start = 0; start < kinds.length; start += atOnce) {
  measured.push(...(await Promise.all(kinds.slice(start, start + atOnce).map(measure))));
}
await browser.close();
await served.close();

const columns = Object.keys(limitOf('home')) as (keyof Cost)[];
console.log('The heaviest page of each kind, kB brotli; in brackets the change since it landed.');
console.log(
  table([
    ['kind', ...columns, 'page'],
    ...measured.map(({ kind, path, cost }) => [
      kind,
      ...columns.map((key) => {
        const change = cost[key] - (landed[kind]?.[key] ?? cost[key]);
        const shown = Math.round(change * 10) / 10;
        return `${cost[key]}${shown === 0 ? '' : ` (${shown > 0 ? '+' : ''}${shown})`}`;
      }),
      path,
    ]),
    ['limit', ...columns.map((key) => limitOf('service')[key]), ''],
  ]),
);

if (process.argv.includes('--land')) {
  const figures = Object.fromEntries(measured.map(({ kind, cost }) => [kind, cost]));
  await writeFile(landedFile, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Landed: ${landedFile}`);
}
const problems = measured.flatMap(({ kind, path, cost }) => [
  ...overLimit(cost, limitOf(kind)).map((problem) => `${kind} (${path}): ${problem}`),
  ...(process.argv.includes('--land')
    ? []
    : grownSince(landed[kind], cost).map((problem) => `${kind} (${path}) has grown: ${problem}`)),
]);
if (problems.length > 0) {
  console.error(`\nBeyond budget:\n${problems.join('\n')}`);
  console.error(
    'Make the page lighter; or, for what the page is for, raise its limit in tests/budgets/budgets.ts or land the figures with "npm run budgets -- --land".',
  );
  process.exitCode = 1;
}
