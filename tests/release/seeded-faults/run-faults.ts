import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../../support/projects/copy-repository';
import { type SeededFault, seededFaults } from './faults';

/*
 * `npm run faults [-- <part of a name>]` puts each fault into a copy of the repository and reports
 * which check detects it. The checks that need no browser run first. If they detect nothing, the
 * command builds the copy and runs the fault's browser tests. The command fails if a fault is not
 * detected.
 */

const [, , part = ''] = process.argv;
const chosen = seededFaults.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
if (chosen.length === 0) {
  throw new Error(
    `No fault has "${part}" in its name. The faults are:\n${seededFaults.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}

const copy = await copyRepository('seeded-faults-');

/**
 * Runs a command line in the copy.
 * @returns undefined if it succeeds, otherwise the line of its output that names the failed test or
 * the error
 */
function failureOf(line: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1', PW_HOSTS: undefined },
  });
  if (status === 0) return undefined;
  const lines = (stdout + stderr).split('\n').map((text) => text.trim());
  return (
    // A failed test of Vitest or Playwright, or an error of the compiler. Lines about progress also
    // name files.
    lines.find((text) => /FAIL |^1\) |error TS/.test(text)) ??
    lines.find((text) => /\S+\.tsx?:|Error/.test(text)) ??
    lines.find((text) => text !== '') ??
    ''
  );
}

/**
 * Puts a fault into the copy. Returns a function that removes it. @throws if its passage is
 * missing, or occurs more than once
 */
async function seed({ name, file, find, put }: SeededFault): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  const times = text.split(find).length - 1;
  const replacesAll = find instanceof RegExp && find.global;
  if (times === 0 || (times > 1 && !replacesAll)) {
    throw new Error(
      `${file}: the passage of "${name}" occurs ${times} times. Correct it in tests/release/seeded-faults/faults.ts.`,
    );
  }
  await writeFile(path, replacesAll ? text.replaceAll(find, put) : text.replace(find, () => put));
  return () => writeFile(path, text);
}

/** The checks for a fault in the order in which they run, each with its name and command line. */
function checksFor({
  file,
  browser,
  project = 'static',
}: SeededFault): readonly (readonly [name: string, line: string])[] {
  // Vitest cannot find the tests that read a stylesheet or the bundled head script, so all tests
  // run.
  const isReadAsFile = file.endsWith('.css') || file.startsWith('lib/head/scripts/');
  const tests = isReadAsFile ? 'run' : `related --run ${file}`;
  const fast: readonly (readonly [string, string])[] = [
    ['content', 'npm run --silent check:content'],
    ['unit and component', `npx vitest ${tests} --project=unit --project=component --bail=1`],
    ['types', 'npx tsc --noEmit'],
  ];
  if (browser === undefined && project === 'static') return fast;
  return [
    ...fast,
    ['build', 'npm run --silent build'],
    [
      browser ?? project,
      `npx playwright test --project=${project} --reporter=line -x ${browser ?? ''}`,
    ],
  ];
}

const missed: string[] = [];
try {
  // A fault whose passage has changed stops the command now, not after an hour.
  for (const fault of chosen) {
    const removeFault = await seed(fault);
    await removeFault();
  }
  // Checks that fail without a fault would seem to detect every fault.
  for (const line of [
    // Some tests get the list of files from git.
    'git init --quiet',
    'npm run --silent check:content',
    'npx vitest run --project=unit --project=component',
  ]) {
    const failure = failureOf(line);
    if (failure !== undefined)
      throw new Error(`Without a fault, "${line}" fails: ${failure}. Correct this first.`);
  }
  for (const fault of chosen) {
    const removeFault = await seed(fault);
    let detection: string | undefined;
    for (const [check, line] of checksFor(fault)) {
      const failure = failureOf(line);
      if (failure === undefined) continue;
      detection = `${check}: ${failure.slice(0, 140)}`;
      break;
    }
    await removeFault();
    if (detection === undefined) missed.push(fault.name);
    console.log(
      `${detection === undefined ? 'MISSED  ' : 'detected'}  ${fault.name}  ${detection ?? ''}`,
    );
  }
} finally {
  await rm(copy, { recursive: true });
}
console.log(`${chosen.length - missed.length} of ${chosen.length} faults are detected.`);
if (missed.length > 0) process.exitCode = 1;
