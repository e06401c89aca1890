import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { installedProgram } from '../hosts/hosts';

/*
 * Checks every page and every stub page in `out/` with the Nu HTML checker, and prints the errors.
 */

/** The checker's Java program, in its npm package. */
const checkerFile = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar')),
  'build/dist/vnu.jar',
);

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/**
 * Errors about CSS that is in a specification of the W3C, but that the checker does not support. No
 * error about HTML is ignored.
 */
const unknownStyles =
  /^CSS: (Unrecognized at-rule “@(property|container)”|“(anchor-name|container|container-type|animation-timeline|animation-range|margin-trim|vector-effect|field-sizing|font-size-adjust)”: Property .* doesn't exist\.|“transition-property”: “--tw-.*” is not a “transition-property” value\.)/;

if (!existsSync('out/index.html')) {
  throw new Error('out/index.html is missing: run "npm run build" first.');
}
const java = installedProgram('java');
if (java === undefined) {
  throw new Error('Java is not installed: apt-get install default-jre-headless');
}
const { stdout } = spawnSync(
  java,
  [
    ...['-jar', checkerFile, '--skip-non-html', '--errors-only', '--exit-zero-always', '--stdout'],
    ...['--format', 'json', 'out'],
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);
const { messages } = report.parse(JSON.parse(stdout));
const errors = messages.filter(({ message }) => !unknownStyles.test(message));
for (const { url = '', message, extract = '' } of errors) {
  console.error(`${url.replace(/.*\/out\//, 'out/')}: ${message}\n    ${extract}`);
}
if (errors.length > 0) process.exitCode = 1;
