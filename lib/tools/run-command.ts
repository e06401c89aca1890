import { execFileSync } from 'node:child_process';

/** Runs a command and prints its result. If it throws, prints the message and exits with 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Formats the files or folders that a command wrote. @throws if a file can't be parsed */
export function format(...paths: readonly string[]): void {
  const words = ['check', '--write', '--vcs-enabled=false', ...paths];
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', ...words], {
    stdio: 'ignore',
  });
}
