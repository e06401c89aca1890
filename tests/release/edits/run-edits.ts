import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentCopy, type ContentEdit } from './content-copy';
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

const asked = edits.filter(({ name, batch }) =>
  positionals.every((part) => `${batch}: ${name}`.toLowerCase().includes(part.toLowerCase())),
);
if (asked.length === 0) {
  throw new Error(
    `"${positionals.join(' ')}" is in no name. The edits are:\n${edits.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}
/** The copies to make, each named after its batch or its only edit. */
const copyOf = ({ name, batch }: ContentEdit) => (values.together ? batch : name);
const copies = [...new Set(asked.map(copyOf))];

/** The output of the first check that a copy does not pass after its edits. */
async function failureOf({ project }: ContentCopy): Promise<string | undefined> {
  const content = await readdir(join(project.folder, 'content'), { recursive: true });
  const checks = [
    () => project.run('lib/tools/generate.ts'),
    () => project.run('lib/tools/check-content.ts'),
    () => project.node('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'),
    () =>
      project.node(
        'node_modules/vitest/vitest.mjs',
        'related',
        ...content.filter((file) => file.endsWith('.ts')).map((file) => `content/${file}`),
        '--run',
        // Needs no content, and takes long.
        '--exclude=tests/e2e/receiving/**',
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

async function failureAfterEdits(copy: ContentCopy, name: string) {
  try {
    for (const edit of asked.filter((one) => copyOf(one) === name)) await edit.make(copy);
    return await failureOf(copy);
  } catch (error) {
    return String(error);
  }
}

let failed = 0;
for (const name of copies) {
  const started = performance.now();
  const copy = await ContentCopy.make();
  const failure = await failureAfterEdits(copy, name);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${failure === undefined ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
  if (failure !== undefined) {
    failed += 1;
    console.log(failure.replaceAll(/^/gm, '    '));
  }
  if (values.keep) console.log(`    ${copy.project.folder}`);
  else await copy.project[Symbol.asyncDispose]();
}
console.log(`${copies.length - failed} of ${copies.length} passed.`);
if (failed > 0) process.exitCode = 1;
