import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Kind } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { launchBrowser, launchPrerendering } from '../conditions/browser';
import { openFolder, type Served } from '../conditions/static-server';
import { measureBundle } from '../measures/measure-bundle';
import { measureFirstLoad } from '../measures/measure-page';
import { readPage } from '../measures/read-page';
import { table } from '../measures/statistics';
import {
  type Cost,
  contentPage,
  type DocumentSize,
  documentLimits,
  keysOf,
  limitOf,
  overDocumentLimits,
  overLimit,
} from './budgets';

/**
 * Measures the heaviest page of each kind in `out/` and prints what it costs to load, read and use. Fails if a page, or
 * the documents of the whole site, exceed their limits.
 */
const browser = await launchBrowser();
const prerendering = await launchPrerendering();
const folder = openFolder('out');

/** Every page, the heaviest document first. */
const documents: readonly DocumentSize[] = await Promise.all(
  builtPages.map(async ({ path, kind }) => {
    const html = await readFile(`out${path === '/' ? '/index' : path}.html`);
    return { path, kind, kB: kB(brotliCompressSync(html).length) };
  }),
).then((sizes) => sizes.toSorted((a, b) => b.kB - a.kB));

function heaviestOf(kind: Kind): string {
  const heaviest = documents.find((document) => document.kind === kind);
  if (!heaviest) throw new Error(`content/tree.ts: no page of kind "${kind}" is built.`);
  return heaviest.path;
}

function kB(bytes: number) {
  return Math.round(bytes / 100) / 10;
}

/** Serves the site for one visitor, so that everything that is sent can be counted. */
async function alone<T>(act: (served: Served) => Promise<T>): Promise<T> {
  const served = await folder.serve();
  return act(served).finally(served.close);
}

/** The cost of a page, and its other problems as sentences. */
async function costOf(
  kind: Kind,
  path: string,
): Promise<{ cost: Cost; faults: readonly string[] }> {
  const { bytes, requests, domNodes, images, cls } = await alone(({ origin }) =>
    measureFirstLoad(browser, origin + path),
  );
  const read = await alone((served) => readPage(prerendering, served, path));
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const cost: Cost = {
    html: kB(bytes.html),
    style: kB(bytes.style),
    script: kB(bytes.script),
    font: kB(bytes.font),
    image: kB(bytes.image),
    other: kB(bytes.other),
    total: kB(total),
    reading: kB(read.bytes.total),
    readingScript: kB(read.bytes.script),
    runtime: kB(read.bytes.scriptBody),
    bundle: kB(await alone((served) => measureBundle(browser, served, path, kind))),
    requests,
    domNodes,
    images,
    cls: Math.round(cls * 10_000) / 10_000,
  };
  return { cost, faults: read.isSwipeable ? [] : ['it does not move under a finger'] };
}

async function measure(kind: Kind) {
  const path = heaviestOf(kind);
  return { kind, path, ...(await costOf(kind, path)) };
}

// No figure is a time, so several pages can be measured at once.
const atOnce = 8;
const kinds = [...new Set(builtPages.map((page) => page.kind))];
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (let start = 0; start < kinds.length; start += atOnce) {
  measured.push(...(await Promise.all(kinds.slice(start, start + atOnce).map(measure))));
}
await browser.close();
await prerendering.close();

const [first] = measured;
if (!first) throw new Error(`content/tree.ts: no page is built.`);
const columns = keysOf(first.cost);
console.log('The heaviest page of each kind, kB brotli.');
console.log(
  table([
    ['kind', ...columns, 'page'],
    ...measured.map(({ kind, path, cost }) => [kind, ...columns.map((key) => cost[key]), path]),
    ['limit', ...columns.map((key) => contentPage[key]), ''],
  ]),
);
const { most, all } = documentLimits;
console.log(
  table([
    ['documents, kB brotli', 'limit', 'measured'],
    [
      `${100 * most.share} of 100 pages`,
      most.kB,
      documents[documents.length - Math.ceil(documents.length * most.share)]?.kB ?? '',
    ],
    [
      `all but ${all.except.join(' and ')}`,
      all.kB,
      documents.find(({ kind }) => !all.except.includes(kind))?.kB ?? '',
    ],
    ['median', '', documents[documents.length >> 1]?.kB ?? ''],
  ]),
);

const problems = [
  ...overDocumentLimits(documents),
  ...measured.flatMap(({ kind, path, cost, faults }) =>
    [...faults, ...overLimit(cost, limitOf(kind))].map(
      (problem) => `${kind} (${path}): ${problem}`,
    ),
  ),
];
if (problems.length > 0) {
  console.error(`\nBeyond budget:\n${problems.join('\n')}`);
  console.error(
    'Make the page lighter, or raise its limit in tests/bench/budgets/budgets.ts if the page is for what it costs.',
  );
  process.exitCode = 1;
}
