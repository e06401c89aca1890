import type { PagePath } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { serveFolder } from './conditions/static-server';
import {
  categories,
  type LighthouseRun,
  runLighthouse,
  startBrowser,
} from './measures/lighthouse-run';
import { median, table } from './measures/statistics';

/**
 * Runs Lighthouse's mobile profile on every page of `out/`, or on those named, and prints the medians. Exits with 1 where a
 * score is below 100. Pages that search engines must not list are not asked for their SEO score.
 *
 *     npm run lighthouse [-- /services /contact] [--runs=3]
 */
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 3);
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const pages = builtPages.filter(({ path }) => named.length === 0 || named.includes(path));
if (pages.length === 0) throw new Error(`No page is named ${named.join(' or ')}.`);

const browser = await startBrowser();
const served = await serveFolder('out');
const heads = ['page', ...categories, 'first paint', 'largest paint', 'blocking', 'shift'];
const rows: (string | number)[][] = [];
const failures: string[] = [];

function summarise(path: PagePath, unlisted: boolean, results: readonly LighthouseRun[]) {
  const timing = (key: keyof LighthouseRun['timings']) =>
    median(results.map(({ timings }) => timings[key]));
  const scores = categories.map((name) => median(results.map((result) => result.scores[name])));
  for (const [index, name] of categories.entries()) {
    if (scores[index] === 100 || (name === 'seo' && unlisted)) continue;
    const audits = [...new Set(results.flatMap(({ failed }) => failed))];
    failures.push(`${path}: ${name} ${scores[index]} (${audits.join(', ') || 'timings'})`);
  }
  return [
    path,
    ...scores,
    Math.round(timing('fcp')),
    Math.round(timing('lcp')),
    Math.round(timing('tbt')),
    Math.round(timing('cls') * 1_000) / 1_000,
  ];
}

try {
  for (const { path, unlisted } of pages) {
    const results: LighthouseRun[] = [];
    for (let round = 0; round < runs; round += 1) {
      results.push(await runLighthouse(served.origin + path, browser.port));
    }
    const row = summarise(path, unlisted, results);
    rows.push(row);
    console.error(row.join(' '));
  }
} finally {
  await browser.browser.close();
  await served.close();
}
console.log(table([heads, ...rows]));
console.log(`${rows.length} pages, median of ${runs} each.`);
if (failures.length > 0) {
  console.error(`\nBelow 100:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
