import { execFileSync } from 'node:child_process';

/** Lets a command end in silence, with the exit code it has, when its reader closes the pipe: `npm run stand-ins | head`. */
export function endWithPipe(stream: NodeJS.WriteStream = process.stdout): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

/** Runs a command and prints what it returns; prints the message of an error that it throws, and exits with 1 then. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  endWithPipe();
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Formats files or folders that a command wrote. @throws where one can't be parsed */
export function format(...paths: readonly string[]): void {
  const words = ['check', '--write', '--vcs-enabled=false', ...paths];
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', ...words], {
    stdio: 'ignore',
  });
}
