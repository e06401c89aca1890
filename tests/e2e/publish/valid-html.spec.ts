import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { installedProgram } from '../../hosts/hosts';

/** The checker, as its package carries it. */
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
 * CSS that browsers have and that the checker's own parser of styles doesn't know. Each stands in a specification of the W3C;
 * what the checker says of HTML is never passed over.
 */
const unknownStyles =
  /^CSS: (Unrecognized at-rule “@(property|container)”|“(container|container-type|animation-timeline|animation-range|margin-trim|vector-effect|field-sizing|font-size-adjust)”: Property .* doesn't exist\.|“transition-property”: “--tw-.*” is not a “transition-property” value\.)/;

/** Runs the Nu HTML checker over all pages below a folder, in one process. */
function checkerReport(java: string, folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const checker = spawn(java, [
      '-jar',
      checkerFile,
      ...['--skip-non-html', '--errors-only', '--exit-zero-always', '--stdout'],
      ...['--format', 'json', folder],
    ]);
    const output: Buffer[] = [];
    checker.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    checker.on('error', reject);
    checker.on('close', () => resolve(Buffer.concat(output).toString()));
  });
}

test('every page and stub is valid HTML by the Nu checker', async () => {
  test.setTimeout(300_000);
  const java = installedProgram('java');
  if (java === undefined || !existsSync(checkerFile)) {
    console.error(
      '\n*** HTML NOT CHECKED: Java is not installed. apt-get install default-jre-headless\n',
    );
    test.skip(true, 'Java is not installed.');
    return;
  }
  const { messages } = report.parse(JSON.parse(await checkerReport(java, 'out')));
  const errors = messages
    .filter(({ message }) => !unknownStyles.test(message))
    .map(
      ({ url = '', message, extract = '' }) =>
        `${url.replace(/.*\/out\//, '')}: ${message} ${extract}`,
    );
  expect(errors.slice(0, 20), `${errors.length} errors`).toEqual([]);
});
