import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../../support/projects/copy-repository';
import { type Outcome, runIn } from '../../support/projects/run-in';
import { type SeededFault, seededFaults } from './faults';

/*
 * `npm run faults [-- --fast] [part of a name]` seeds each fault in a copy of the repository and says which suite
 * noticed it. The fast part runs first: the content check, the compiler, and the tests without a browser. If it passes,
 * the copy is built, and the relevant browser tests run. Fails if more than two faults are not detected.
 */

const mayBeMissed = 2;
const words = process.argv.slice(2);
/** Runs only the suites that need no build. */
const isFast = words.includes('--fast');
const [part = ''] = words.filter((word) => word !== '--fast');
const chosen = seededFaults.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
if (chosen.length === 0) {
  throw new Error(
    `No fault is called "${part}". The faults are:\n${seededFaults.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}

const copy = await copyRepository('seeded-faults-');
const run = (line: string) => runIn(copy, line);

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
  if (isFast || (browser === undefined && project === 'static')) return fast;
  return [
    ...fast,
    ['build', 'npm run --silent build'],
    [
      browser ?? project,
      `npx playwright test --project=${project} --reporter=line -x ${browser ?? ''}`,
    ],
  ];
}

/** The first finding in a suite's output: a test, a compiler error, or a content problem. */
function namedBy({ output }: Outcome): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /FAIL |error TS|› |\S+\.tsx?:|Error/.test(line)) ?? lines[0] ?? '';
}

/** @throws if a suite fails without a fault: it would notice every fault. */
async function requirePassing(line: string): Promise<void> {
  const outcome = await run(line);
  if (outcome.code !== 0)
    throw new Error(`Without a fault, "${line}" fails: ${namedBy(outcome)}. Correct that first.`);
}

const missed: string[] = [];
try {
  // Tests ask git for the files of the repository.
  await requirePassing('git init --quiet');
  await requirePassing('npm run --silent check:content');
  await requirePassing('npx vitest run --project=unit --project=component');
  for (const fault of chosen) {
    const heal = await seed(fault);
    let notice: string | undefined;
    for (const [suite = '', line = ''] of suitesFor(fault)) {
      const outcome = await run(line);
      if (outcome.code === 0) continue;
      notice = `${suite}: ${namedBy(outcome).trim().slice(0, 140)}`;
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
