import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ContentEdit, EditedProject } from './edited-project';
import { edits } from './edits';

/*
 * `npx tsx tests/release/edits/run-edits.ts [part of a name]` applies each edit to its own copy of
 * the repository. It then runs the checks that depend on content: the content check, the compiler
 * and the tests that need no browser. `--together` applies all edits of a batch to one copy.
 * `--keep` keeps the copies and prints their folders.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { together: { type: 'boolean' }, keep: { type: 'boolean' } },
});

const chosenEdits = edits.filter(({ name, batch }) =>
  positionals.every((part) => `${batch}: ${name}`.toLowerCase().includes(part.toLowerCase())),
);
if (chosenEdits.length === 0) {
  throw new Error(
    `No edit has "${positionals.join(' ')}" in its name. The edits are:\n${edits.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}
/**
 * The name of the project that an edit is applied to: with `--together` the edit's batch, otherwise
 * the edit's name.
 */
const projectOf = ({ name, batch }: ContentEdit) => (values.together ? batch : name);
const projectNames = [...new Set(chosenEdits.map(projectOf))];

/** The output of the first check that fails in an edited project. Undefined if all checks pass. */
async function failureOf(project: EditedProject): Promise<string | undefined> {
  const { copy } = project;
  const content = await readdir(join(copy.folder, 'content'), { recursive: true });
  const checks = [
    project.generate,
    () => copy.run('lib/tools/check-content.ts'),
    () => copy.node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'),
    () =>
      copy.node(
        'node_modules/vitest/vitest.mjs',
        'related',
        ...content.filter((file) => file.endsWith('.ts')).map((file) => `content/${file}`),
        '--run',
        // These tests need no content and take minutes.
        '--exclude=packages/enquiries/tests/**',
        '--reporter=dot',
        '--no-color',
      ),
  ];
  for (const check of checks) {
    const { code, output } = await check();
    if (code !== 0) return output;
  }
  return undefined;
}

async function failureAfterEdits(project: EditedProject, name: string) {
  try {
    const ownEdits = chosenEdits.filter((edit) => projectOf(edit) === name);
    for (const edit of ownEdits) await edit.apply(project);
    return await failureOf(project);
  } catch (error) {
    return String(error);
  }
}

let failed = 0;
for (const name of projectNames) {
  const started = performance.now();
  const project = await EditedProject.create();
  const failure = await failureAfterEdits(project, name);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${failure === undefined ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
  if (failure !== undefined) {
    failed += 1;
    console.log(failure.replaceAll(/^/gm, '    '));
  }
  if (values.keep) console.log(`    ${project.copy.folder}`);
  else await project.copy[Symbol.asyncDispose]();
}
console.log(`${projectNames.length - failed} of ${projectNames.length} passed.`);
if (failed > 0) process.exitCode = 1;
