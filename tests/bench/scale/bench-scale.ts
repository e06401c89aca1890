import { execFileSync, spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../support/projects/copy-repository';
import { median } from '../visits/targets';
import { addEntries } from './generate-content';

/*
 * `npm run bench -- scale [pages…]` builds the static site once for each given number of added
 * pages. If you give no number, it builds with 100, 1,000 and 5,000. It prints the time, the memory
 * and the output of each build. One in six added pages is a project. The others are posts.
 */
const requestedSizes = process.argv.slice(2).map(Number);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The resident memory of a process group, in MB. */
const memoryOf = (group: number) =>
  sum(
    execFileSync('ps', ['-o', 'rss=', '-g', String(group)])
      .toString()
      .trim()
      .split('\n')
      .map(Number),
  ) / 1_024;

/**
 * Runs a command in the copy of the project. Returns its duration in seconds and its peak memory in
 * MB.
 */
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
    stdio: ['ignore', 'ignore', 'inherit'],
    // Starts a process group, so that the memory of child processes counts too.
    detached: true,
  });
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid) peak = Math.max(peak, memoryOf(child.pid));
  }, 1_000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${root}.`);
  return { seconds: (performance.now() - start) / 1_000, peak };
}

/** The measured values of a build with `size` added pages, by their printed labels. */
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
    const steps = [check, build, finish];
    const seconds = sum(steps.map((step) => step.seconds));

    const out = join(root, 'out');
    const entries = await Promise.all(
      (await readdir(out, { recursive: true })).map(async (name) => {
        const entry = await stat(join(out, name));
        return { name, size: entry.size, isFile: entry.isFile() };
      }),
    );
    const files = entries.filter(({ isFile }) => isFile);
    // Leaves out the stub pages of aliases, which are smaller than every other page, and the copies
    // for servers that look for a page in a folder.
    const pages = files.filter(
      ({ name, size }) => name.endsWith('.html') && !name.endsWith('/index.html') && size > 5_000,
    );
    const kB = (pattern: RegExp) =>
      sum(files.filter(({ name }) => pattern.test(name)).map(({ size }) => size)) / 1e3;
    const html = pages.map(({ size }) => size / 1e3);
    return {
      'pages built': pages.length,
      'whole build, s': seconds.toFixed(0),
      'check of the content, s': check.seconds.toFixed(1),
      'next build, s': build.seconds.toFixed(0),
      'finishing, s': finish.seconds.toFixed(1),
      'build per page, ms': ((seconds * 1_000) / pages.length).toFixed(0),
      'peak memory, MB': Math.max(...steps.map(({ peak }) => peak)).toFixed(0),
      'output per page, kB': (kB(/./) / pages.length).toFixed(1),
      'files per page': (files.length / pages.length).toFixed(2),
      'HTML of a page (median), kB': median(html).toFixed(1),
      'largest HTML, kB': Math.max(...html).toFixed(0),
      'search index per page, kB': (kB(/^search[^/]*\.json$/) / pages.length).toFixed(2),
      'sitemap per page, kB': (kB(/^sitemap[^/]*\.xml$/) / pages.length).toFixed(2),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

for (const size of requestedSizes.length > 0 ? requestedSizes : [100, 1_000, 5_000]) {
  console.log(`Building with ${size} added pages in ${tmpdir()} …`);
  console.table(await measure(size));
}
