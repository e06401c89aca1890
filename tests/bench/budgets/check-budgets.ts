import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Kind } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { launchBrowser } from '../../support/browser/launch';
import { openFolder, type Served } from '../../support/browser/serve-folder';
import { loadAndUse } from '../visits/load-and-use';
import { readPage } from '../visits/read-page';
import { contentPage, documentLimits, exceededLimits, limitsOf, type PageCost } from './budgets';

/*
 * `npm run budgets` loads, reads and uses a page of each kind in `out/`: the page with the largest
 * document. It prints the measured values, and fails if a value of these pages, or the size of any
 * document, exceeds its limit.
 */

const browser = await launchBrowser();
const folder = openFolder('out');

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

/** The size of each page's document with Brotli, the largest first. */
const documents = await Promise.all(
  builtPages.map(async ({ path, kind }) => {
    const html = await readFile(`out${path === '/' ? '/index' : path}.html`);
    return { path, kind, kB: kB(brotliCompressSync(html).length) };
  }),
).then((sizes) => sizes.toSorted((a, b) => b.kB - a.kB));

/** Runs a visit on its own server, so that the server counts only what this visit transfers. */
async function withServer<T>(visit: (served: Served) => Promise<T>): Promise<T> {
  const served = await folder.serve();
  return visit(served).finally(served.close);
}

async function costOf(kind: Kind, path: string): Promise<PageCost> {
  const loaded = await withServer((served) => loadAndUse(browser, served, path, kind));
  const read = await withServer((served) => readPage(browser, served, path));
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
    scriptBody: kB(read.bytes.scriptBody),
    bundle: kB(loaded.bundle),
    requests: loaded.requests,
    domNodes: loaded.domNodes,
    images: loaded.images,
    layoutShift: Math.round(loaded.layoutShift * 10_000) / 10_000,
  };
}

async function measure(kind: Kind) {
  const heaviest = documents.find((document) => document.kind === kind);
  if (!heaviest) throw new Error(`content/tree.ts: no page of kind "${kind}" is built.`);
  return { kind, path: heaviest.path, cost: await costOf(kind, heaviest.path) };
}

// Pages can be measured at the same time, because no value is a time.
const concurrency = 8;
const kinds = [...new Set(builtPages.map((page) => page.kind))];
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (let start = 0; start < kinds.length; start += concurrency) {
  measured.push(...(await Promise.all(kinds.slice(start, start + concurrency).map(measure))));
}
await browser.close();

console.log(
  'The page with the largest document of each kind, and the limits of a content page. Sizes are in kB with Brotli.',
);
console.table({
  ...Object.fromEntries(measured.map(({ path, cost }) => [path, cost])),
  limit: contentPage,
});

const { ninetyPercent, all } = documentLimits;
const smallCount = documents.filter((document) => document.kB <= ninetyPercent.kB).length;
const smallCountMin = Math.ceil(documents.length * ninetyPercent.share);
console.log(
  `The median document has ${documents[documents.length >> 1]?.kB} kB. ${smallCount} of ${documents.length} documents have at most ${ninetyPercent.kB} kB.`,
);
const problems = [
  ...(smallCount < smallCountMin
    ? [
        `${smallCount} documents have at most ${ninetyPercent.kB} kB, but at least ${smallCountMin} must`,
      ]
    : []),
  ...documents
    .filter((document) => document.kB > all.kB && !all.except.includes(document.kind))
    .map(
      (document) =>
        `${document.path}: the document has ${document.kB} kB, the limit is ${all.kB} kB`,
    ),
  ...measured.flatMap(({ kind, path, cost }) =>
    exceededLimits(cost, limitsOf(kind)).map((problem) => `${kind} (${path}): ${problem}`),
  ),
];
if (problems.length > 0) {
  console.error(`\nLimits are exceeded:\n${problems.join('\n')}`);
  console.error(
    'Make the page smaller. If the page needs the size for its purpose, raise its limit in tests/bench/budgets/budgets.ts.',
  );
  process.exitCode = 1;
}
