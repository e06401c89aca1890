/*
 * Runs `npm test` and `npm run test:all`. It is plain JavaScript, because it runs before any
 * package is installed. The output of each stage is written to `reports/<stage>.log`. If a stage
 * fails, the end of its output is printed.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const tsx = (file, ...words) => ['npx', 'tsx', file, ...words];
const npm = (script) => ['npm', 'run', '--silent', script];
const vitest = (...projects) => [
  ...['npx', 'vitest', 'run', '--reporter=dot', '--silent=passed-only'],
  ...projects.map((name) => `--project=${name}`),
];
const playwright = (...words) => ['npx', 'playwright', 'test', ...words];

const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const isInstalled = modified('node_modules/.package-lock.json') >= modified('package-lock.json');

const packages = {
  name: 'packages',
  // Tests need the devDependencies, also if the shell sets NODE_ENV=production.
  command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
};
const browser = { name: 'browser', command: tsx('tests/support/install/ensure-browser.ts') };
const build = { name: 'build', command: npm('build') };
const withoutBrowser = [
  { name: 'unit', command: vitest('unit', 'component') },
  { name: 'programs', command: vitest('programs') },
  { name: 'check', command: npm('check') },
  { name: 'spelling', command: npm('spelling') },
  { name: 'unused', command: ['npx', 'knip'] },
];

/**
 * Phases run one after another. The lanes of a phase run at the same time, and the stages of a lane
 * one after another.
 */
const phases = process.argv.includes('--all')
  ? [
      [[packages]],
      [
        [build, { name: 'build-node', command: npm('build:node') }],
        withoutBrowser,
        [browser, { name: 'hosts', command: tsx('tests/support/install/ensure-hosts.ts') }],
      ],
      // One at a time, because tests in a browser time out if other work uses both cores.
      [
        [
          { name: 'valid-html', command: tsx('tests/release/check-html.ts') },
          {
            name: 'second-company',
            command: tsx('tests/release/second-company/test-second-company.ts'),
          },
          { name: 'plain-pages', command: tsx('tests/release/plain-pages/test-plain-pages.ts') },
          { name: 'dev', command: tsx('tests/release/test-dev.ts') },
          { name: 'edits', command: tsx('tests/release/edits/run-edits.ts', '--together') },
          { name: 'second-app', command: playwright('--config', 'packages/islands') },
          { name: 'budgets', command: npm('budgets') },
          { name: 'e2e', command: playwright(), settings: { AXE: 'all' } },
        ],
      ],
    ]
  : [
      isInstalled ? [] : [[packages]],
      [[build], withoutBrowser, [browser]],
      [[{ name: 'e2e', command: playwright('--project=static') }]],
    ];

/** If one of these fails, the stages after it cannot pass. */
const needed = new Set([packages, browser, build]);

const since = (start) => `${Math.round((performance.now() - start) / 1_000)} s`.padStart(6);

/** The last lines of a log, without colours and without the dots of passing tests. */
const endOf = (log) =>
  stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^[·.±-]+$/.test(line.trim()))
    .slice(-100)
    .map((line) => `    ${line}\n`)
    .join('');

/** Runs a stage and prints whether it passed. Resolves with the same. */
function run({ name, command: [program, ...words], settings }) {
  const start = performance.now();
  const file = `reports/${name}.log`;
  const log = createWriteStream(file);
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1', ...settings },
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('close', (code) =>
      log.end(() => {
        console.log(`${code === 0 ? 'passed' : 'FAILED'} ${since(start)}  ${name}`);
        if (code !== 0) {
          console.log(`${endOf(readFileSync(file, 'utf8'))}    Full log: ${file}`);
          if (name === 'e2e')
            console.log('    To see each failure with a screenshot: npx playwright show-report');
        }
        resolve(code === 0);
      }),
    );
  });
}

mkdirSync('reports', { recursive: true });
const start = performance.now();
const failed = new Set();
for (const lanes of phases) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) if (!(await run(stage))) failed.add(stage);
    }),
  );
  if ([...failed].some((stage) => needed.has(stage))) break;
}
if (failed.size > 0) {
  console.log(`FAILED: ${[...failed].map(({ name }) => name).join(', ')}, after ${since(start)}`);
  process.exitCode = 1;
} else {
  console.log(`All passed in ${since(start)}.`);
}
