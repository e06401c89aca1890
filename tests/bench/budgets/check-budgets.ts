import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Kind } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { launchBrowser, launchPrerendering } from '../../support/browser/launch';
import { openFolder, type Served } from '../../support/browser/serve-folder';
import { loadAndUse } from '../visits/load-and-use';
import { readPage } from '../visits/read-page';
import { type Cost, contentPage, documentLimits, limitOf, overLimit } from './budgets';

/**
 * Measures the heaviest page of each kind in `out/` and prints what it costs to load, read and use. Fails if a page, or
 * the documents of the whole site, exceed their limits.
 */
const browser = await launchBrowser();
const prerendering = await launchPrerendering();
const folder = openFolder('out');

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

/** Every page, the heaviest document first. */
const documents = await Promise.all(
  builtPages.map(async ({ path, kind }) => {
    const html = await readFile(`out${path === '/' ? '/index' : path}.html`);
    return { path, kind, kB: kB(brotliCompressSync(html).length) };
  }),
).then((sizes) => sizes.toSorted((a, b) => b.kB - a.kB));

/** Serves the site for one visitor, so that everything that is sent can be counted. */
async function alone<T>(act: (served: Served) => Promise<T>): Promise<T> {
  const served = await folder.serve();
  return act(served).finally(served.close);
}

async function costOf(kind: Kind, path: string): Promise<Cost> {
  const loaded = await alone((served) => loadAndUse(browser, served, path, kind));
  const read = await alone((served) => readPage(prerendering, served, path));
  const { html, style, script, font, image, other, total } = loaded.bytes;
  return {
    html: kB(html),
    style: kB(style),
    script: kB(script),
    font: kB(font),
    image: kB(image),
    other: kB(other),
    total: kB(total),
    reading: kB(read.bytes.total),
    readingScript: kB(read.bytes.script),
    runtime: kB(read.bytes.scriptBody),
    bundle: kB(loaded.bundle),
    requests: loaded.requests,
    domNodes: loaded.domNodes,
    images: loaded.images,
    cls: Math.round(loaded.cls * 10_000) / 10_000,
  };
}

async function measure(kind: Kind) {
  const heaviest = documents.find((document) => document.kind === kind);
  if (!heaviest) throw new Error(`content/tree.ts: no page of kind "${kind}" is built.`);
  return { kind, path: heaviest.path, cost: await costOf(kind, heaviest.path) };
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

console.log('The heaviest page of each kind, kB brotli, and the limits of a content page:');
console.table({
  ...Object.fromEntries(measured.map(({ path, cost }) => [path, cost])),
  limit: contentPage,
});

const { most, all } = documentLimits;
const light = documents.filter((document) => document.kB <= most.kB).length;
const needed = Math.ceil(documents.length * most.share);
console.log(
  `Documents, kB brotli: median ${documents[documents.length >> 1]?.kB}; ${light} of ${documents.length} have at most ${most.kB}.`,
);
const problems = [
  ...(light < needed
    ? [`${light} documents have at most ${most.kB} kB, at least ${needed} must`]
    : []),
  ...documents
    .filter((document) => document.kB > all.kB && !all.except.includes(document.kind))
    .map((document) => `${document.path}: the document is ${document.kB} kB, at most ${all.kB}`),
  ...measured.flatMap(({ kind, path, cost }) =>
    overLimit(cost, limitOf(kind)).map((problem) => `${kind} (${path}): ${problem}`),
  ),
];
if (problems.length > 0) {
  console.error(`\nBeyond budget:\n${problems.join('\n')}`);
  console.error(
    'Make the page lighter, or raise its limit in tests/bench/budgets/budgets.ts if the page is for what it costs.',
  );
  process.exitCode = 1;
}
