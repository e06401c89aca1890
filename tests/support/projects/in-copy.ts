import { execSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { copyRepository } from './copy-repository';

/**
 * Calls a function with a copy of the repository. Removes the copy, unless the command line has
 * `--keep`.
 * @param prefix the start of the folder's name, such as `scale-`
 * @param settings variables that are added to the environment of the commands
 * @param act gets the copy's folder, and a function that runs a command line there and throws if it
 * fails
 */
export async function inCopy(
  prefix: string,
  settings: Readonly<Record<string, string>>,
  act: (copy: string, run: (line: string) => void) => Promise<void>,
): Promise<void> {
  const copy = await copyRepository(prefix);
  const env = { ...process.env, ...settings };
  try {
    await act(copy, (line) => execSync(line, { cwd: copy, stdio: 'inherit', env }));
  } finally {
    if (process.argv.includes('--keep')) console.log(`The copy is in ${copy}`);
    else await rm(copy, { recursive: true });
  }
}
