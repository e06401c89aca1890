import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentCopy } from './content-copy';
import type { ContentEdit } from './edit';
import { edits } from './edits';

/*
 * `npx tsx tests/release/edits/run-edits.ts [part of a name]` makes each edit in its own copy of the project, and runs
 * there what depends on content: the content check, the compiler and the tests that need no browser. `--together` makes
 * all edits of a batch in one copy; `--keep` keeps the copies and prints their folders.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { together: { type: 'boolean' }, keep: { type: 'boolean' } },
});

interface Task {
  readonly name: string;
  readonly edits: readonly ContentEdit[];
}

const asked = edits.filter(({ name, batch }) =>
  positionals.every((part) => `${batch}: ${name}`.toLowerCase().includes(part.toLowerCase())),
);
if (asked.length === 0) {
  throw new Error(
    `"${positionals.join(' ')}" is in no name. The edits are:\n${edits.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}
const together = (['grown', 'shrunk'] as const).map((batch) => ({
  name: batch,
  edits: asked.filter((edit) => edit.batch === batch),
}));
const tasks: readonly Task[] = values.together
  ? together.filter((task) => task.edits.length > 0)
  : asked.map((edit) => ({ name: edit.name, edits: [edit] }));

/** The files of the content. The tests to run in a copy are those that import one of them. */
async function contentFiles(copy: ContentCopy): Promise<readonly string[]> {
  const files = await readdir(join(copy.project.folder, 'content'), { recursive: true });
  return files.filter((file) => file.endsWith('.ts')).map((file) => join('content', file));
}

/** The checks that a copy must pass after an edit, in order. */
async function failureOf(copy: ContentCopy): Promise<string | undefined> {
  const steps = [
    () => copy.project.run('lib/tools/generate.ts'),
    () => copy.project.run('lib/tools/check-content.ts'),
    () => copy.project.node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'),
    async () =>
      copy.project.node(
        'node_modules/vitest/vitest.mjs',
        'related',
        ...(await contentFiles(copy)),
        '--run',
        // Needs no content, and takes long.
        '--exclude=tests/e2e/receiving/**',
        '--reporter=dot',
        '--no-color',
      ),
  ];
  for (const step of steps) {
    const { code, output } = await step();
    if (code !== 0) return output;
  }
  return undefined;
}

let failed = 0;
for (const { name, edits } of tasks) {
  const started = performance.now();
  const copy = await ContentCopy.make();
  let failure: string | undefined;
  try {
    for (const edit of edits) await edit.make(copy);
    failure = await failureOf(copy);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${failure === undefined ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
  if (failure !== undefined) console.log(failure.replaceAll(/^/gm, '    '));
  if (values.keep) console.log(`    ${copy.project.folder}`);
  else await copy[Symbol.asyncDispose]();
  failed += failure === undefined ? 0 : 1;
}
console.log(`${tasks.length - failed} of ${tasks.length} passed.`);
if (failed > 0) process.exitCode = 1;
