import { execFile, spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copyRepository } from '../../support/projects/copy-repository';
import { median, table } from '../measures/statistics';
import { addEntries } from './generate-content';

/**
 * Builds the static site with 100, 1,000 and 5,000 more pages and prints the cost of each size, in total and per page:
 * `npm run bench -- scale [pages…]`. Of six pages, five are posts and one is a project.
 */
const sizes = process.argv.slice(2).map(Number);
const run = promisify(execFile);

/** The resident memory of a process and all below it, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (const [child = 0, parent = 0] of rows.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (family.has(parent)) family.add(child);
  }
  return rows.reduce((sum, [id = 0, , rss = 0]) => sum + (family.has(id) ? rss / 1024 : 0), 0);
}

/** Runs a command of the copy; seconds and peak memory. */
async function timed(root: string, command: string, ...args: string[]) {
  const start = performance.now();
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: {
      ...process.env,
      BUILD_TARGET: 'static',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--max-old-space-size=6144',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  let peak = 0;
  const timer = setInterval(async () => {
    if (child.pid) peak = Math.max(peak, await memoryOf(child.pid).catch(() => 0));
  }, 1_000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${root}:\n${output}`);
  return { seconds: (performance.now() - start) / 1_000, peak };
}

/** What one size costs. */
async function measure(size: number) {
  const root = await copyRepository('scale-');
  try {
    const projects = Math.round(size / 6);
    await addEntries(root, 'post', size - projects);
    await addEntries(root, 'project', projects);
    await timed(root, 'tsx', 'lib/tools/generate.ts');
    const check = await timed(root, 'tsx', 'lib/tools/check-content.ts');
    const build = await timed(root, 'next', 'build');
    const finish = await timed(root, 'tsx', 'lib/build/finish-export.ts');

    const out = join(root, 'out');
    const names = await readdir(out, { recursive: true });
    const files = await Promise.all(
      names.map(async (name) => ({ name, entry: await stat(join(out, name)) })),
    );
    const plain = files.filter(({ entry }) => entry.isFile());
    const bytesOf = (pattern: RegExp) =>
      plain
        .filter(({ name }) => pattern.test(name))
        .reduce((sum, { entry }) => sum + entry.size, 0);
    const pages = plain.filter(({ name, entry }) => name.endsWith('.html') && entry.size > 5_000);
    const post = await readFile(join(out, 'blog/etims-integration-checklist.html'), 'utf8');
    const scripts = [...post.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, source = '']) => source,
    );
    const scriptBytes = await Promise.all(
      scripts.map(async (source) => brotliCompressSync(await readFile(join(out, source))).length),
    );
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      pages: pages.length,
      seconds: check.seconds + build.seconds + finish.seconds,
      check: check.seconds,
      build: build.seconds,
      finish: finish.seconds,
      memory: Math.max(check.peak, build.peak, finish.peak),
      output: sum(plain.map(({ entry }) => entry.size)) / 1e6,
      files: plain.length,
      html: median(pages.map(({ entry }) => entry.size)) / 1e3,
      largest: Math.max(...pages.map(({ entry }) => entry.size)) / 1e3,
      script: sum(scriptBytes) / 1e3,
      search: bytesOf(/^search[^/]*\.json$/) / 1e3,
      sitemap: bytesOf(/^sitemap[^/]*\.xml$/) / 1e3,
      listings: names.filter((name) => /page[\\/]\d+\.html$/.test(name)).length,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const rows = {
  'pages built': ({ pages }) => pages,
  'whole build, s': ({ seconds }) => seconds.toFixed(0),
  '  check of the content, s': ({ check }) => check.toFixed(1),
  '  next build, s': ({ build }) => build.toFixed(0),
  '  finishing, s': ({ finish }) => finish.toFixed(1),
  'build per page, ms': ({ seconds, pages }) => ((seconds * 1_000) / pages).toFixed(0),
  'peak memory, MB': ({ memory }) => memory.toFixed(0),
  'output, MB': ({ output }) => output.toFixed(0),
  'output per page, kB': ({ output, pages }) => ((output * 1e3) / pages).toFixed(1),
  'files per page': ({ files, pages }) => (files / pages).toFixed(2),
  'HTML of a page (median), kB': ({ html }) => html.toFixed(1),
  'largest HTML, kB': ({ largest }) => largest.toFixed(0),
  'scripts of an article, kB brotli': ({ script }) => script.toFixed(1),
  'search index, kB': ({ search }) => search.toFixed(0),
  'search index per page, kB': ({ search, pages }) => (search / pages).toFixed(2),
  'sitemap per page, kB': ({ sitemap, pages }) => (sitemap / pages).toFixed(2),
  'later listing pages': ({ listings }) => listings,
} satisfies Record<string, (cost: Awaited<ReturnType<typeof measure>>) => string | number>;

const measured: { size: number; cost: Awaited<ReturnType<typeof measure>> }[] = [];
for (const size of sizes.length > 0 ? sizes : [100, 1_000, 5_000]) {
  console.log(`Building with ${size} more pages in ${tmpdir()} …`);
  measured.push({ size, cost: await measure(size) });
  console.log(
    table([
      ['more pages', ...measured.map(({ size: added }) => added)],
      ...Object.entries(rows).map(([name, value]) => [
        name,
        ...measured.map(({ cost }) => value(cost)),
      ]),
    ]),
  );
}
