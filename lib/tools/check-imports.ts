import { readFileSync, writeFileSync } from 'node:fs';
import { importProblems, withDrawing } from './layers';

/* Checks which folder imports which. With `--draw`, draws the layers in ARCHITECTURE.md again. */

if (process.argv.includes('--draw')) {
  writeFileSync('ARCHITECTURE.md', withDrawing(readFileSync('ARCHITECTURE.md', 'utf8')));
}
const problems = importProblems();
if (problems !== '') {
  console.error(problems);
  process.exitCode = 1;
}
