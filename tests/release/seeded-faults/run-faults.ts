import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../../support/projects/copy-repository';
import { type SeededFault, seededFaults } from './faults';

/*
 * `npm run faults [-- <part of a name>]` seeds each fault in a copy of the repository and says which suite
 * noticed it. The fast part runs first: the content check, the compiler, and the tests without a browser. If it passes,
 * the copy is built, and the relevant browser tests run. Fails if more than two faults are not detected.
 */

const mayBeMissed = 2;
const [, , part = ''] = process.argv;
const chosen = seededFaults.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
if (chosen.length === 0) {
  throw new Error(
    `No fault is called "${part}". The faults are:\n${seededFaults.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}

const copy = await copyRepository('seeded-faults-');

/** Runs a command line in the copy; the first finding in its output if it fails: a test, a compiler error or a content problem. */
function findingOf(line: string): string | undefined {
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
    lines.find((text) => /FAIL |error TS|› |\S+\.tsx?:|Error/.test(text)) ??
    lines.find((text) => text !== '') ??
    ''
  );
}

/** Introduces a fault; resolves to a function that removes it. @throws if its passage does not exist */
async function seed({ name, file, find, put }: SeededFault): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  const times = text.split(find).length - 1;
  const isEach = find instanceof RegExp && find.global;
  if (times === 0 || (times > 1 && !isEach)) {
    throw new Error(
      `${file}: the passage of "${name}" occurs ${times} times. Correct it in tests/release/seeded-faults/faults.ts.`,
    );
  }
  await writeFile(path, isEach ? text.replaceAll(find, put) : text.replace(find, () => put));
  return () => writeFile(path, text);
}

/** The suites in the order in which they are tried, each with its command line. */
function suitesFor({
  file,
  browser,
  project = 'static',
}: SeededFault): readonly (readonly string[])[] {
  // Vitest does not know which tests read a style sheet, or the bundle of the scripts in the head.
  const isBundled = file.endsWith('.css') || file.startsWith('lib/head/scripts/');
  const tests = isBundled ? 'run' : `related --run ${file}`;
  const fast = [
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
  // Tests ask git for the files of the repository. A suite that fails without a fault would notice every fault.
  for (const line of [
    'git init --quiet',
    'npm run --silent check:content',
    'npx vitest run --project=unit --project=component',
  ]) {
    const finding = findingOf(line);
    if (finding !== undefined)
      throw new Error(`Without a fault, "${line}" fails: ${finding}. Correct that first.`);
  }
  for (const fault of chosen) {
    const heal = await seed(fault);
    let notice: string | undefined;
    for (const [suite = '', line = ''] of suitesFor(fault)) {
      const finding = findingOf(line);
      if (finding === undefined) continue;
      notice = `${suite}: ${finding.slice(0, 140)}`;
      break;
    }
    await heal();
    if (notice === undefined) missed.push(fault.name);
    console.log(`${notice === undefined ? 'MISSED ' : 'noticed'}  ${fault.name}  ${notice ?? ''}`);
  }
} finally {
  await rm(copy, { recursive: true });
}
console.log(`${chosen.length - missed.length} of ${chosen.length} faults are noticed.`);
if (missed.length > mayBeMissed) process.exitCode = 1;
