import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { copyRepository } from './copy-repository';

/** Runs a command in a copy of the repository, with its output on this terminal. Rejects if it fails. */
type Run = (command: string, ...words: readonly string[]) => Promise<void>;

/**
 * Does something in a copy of the repository, and removes the copy.
 * @param prefix the start of the folder's name, such as `scale-`
 * @param settings added to the environment of its commands
 * @param isKept whether to keep the copy and print its folder
 */
export async function inCopy(
  {
    prefix,
    settings,
    isKept,
  }: Readonly<{
    prefix: string;
    settings: Readonly<Record<string, string>>;
    isKept: boolean;
  }>,
  act: (copy: string, run: Run) => Promise<void>,
): Promise<void> {
  const copy = await copyRepository(prefix);
  const run: Run = async (command, ...words) => {
    const child = spawn(command, words, {
      cwd: copy,
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0)
      throw new Error(`In ${copy}: ${command} ${words.join(' ')} ended with ${code}.`);
  };
  try {
    await act(copy, run);
  } finally {
    if (isKept) console.log(`The copy is in ${copy}`);
    else await rm(copy, { recursive: true });
  }
}
