import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Kind } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { limitsOf } from '../../bench/budgets/budgets';

const kB = (bytes: Buffer) => brotliCompressSync(bytes).length / 1_000;

/** The files that a page's HTML names, each once. */
const named = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = '']) => file)),
];

/** A script and the scripts that it imports before it runs, each once. */
async function withImports(script: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(script)) return found;
  found.add(script);
  const text = await readFile(`out${script}`, 'utf8');
  for (const file of named(text, /\b(?:from|import)\s*"(\.[^"]+\.js)"/g))
    await withImports(new URL(file, `file://${script}`).pathname, found);
  return found;
}

// This test measures a page and the files that its HTML and its stylesheet name. `npm run budgets`
// measures a whole visit in a browser.
test('the heaviest page of each kind is within its budgets for HTML, styles, scripts and fonts', async () => {
  const heaviest = new Map<Kind, { readonly path: string; readonly html: Buffer }>();
  for (const { path, kind } of builtPages) {
    const html = await readFile(`out${path === '/' ? '/index' : path}.html`);
    if (html.length > (heaviest.get(kind)?.html.length ?? 0)) heaviest.set(kind, { path, html });
  }
  const over: string[] = [];
  const scripts = new Set<string>();
  for (const [kind, { path, html }] of heaviest) {
    const text = html.toString();
    const sum = async (files: readonly string[], sizeOf: (bytes: Buffer) => number) => {
      const sizes = await Promise.all(
        files.map(async (file) => sizeOf(await readFile(`out${file}`))),
      );
      return sizes.reduce((total, size) => total + size, 0);
    };
    const pageScripts = new Set<string>();
    for (const file of named(text, /<script[^>]+(?:src|data-client)="(\/[^"]+\.js)"/g))
      await withImports(file, pageScripts);
    for (const file of pageScripts) scripts.add(file);
    const styles = named(text, /<link[^>]+href="(\/[^"]+\.css)"/g);
    const sheets = await Promise.all(styles.map((file) => readFile(`out${file}`)));
    const fonts = named(sheets.join(''), /url\("?(\/[^")]+\.woff2)"?\)/g);
    expect(fonts.length, 'fonts are found').toBeGreaterThan(0);
    const figures = {
      html: kB(html),
      style: sheets.reduce((total, sheet) => total + kB(sheet), 0),
      script: await sum([...pageScripts], kB),
      font: await sum(fonts, ({ length }) => length / 1_000),
    };
    const limits = limitsOf(kind);
    for (const name of ['html', 'style', 'script', 'font'] as const) {
      const limit = limits[name];
      if (figures[name] > limit) {
        over.push(`${path}: ${name} ${figures[name].toFixed(1)} kB, at most ${limit}`);
      }
    }
  }
  expect(scripts.size, 'scripts are found').toBeGreaterThan(0);
  expect(over).toEqual([]);
});
