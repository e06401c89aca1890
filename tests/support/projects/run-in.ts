import { exec } from 'node:child_process';

/** The result of a command: its exit code and its output. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a command line in a folder. */
export function runIn(folder: string, line: string): Promise<Outcome> {
  return new Promise((resolve) => {
    exec(
      line,
      {
        cwd: folder,
        maxBuffer: 2 ** 26,
        env: { ...process.env, NO_COLOR: '1', PW_HOSTS: undefined },
      },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : (error.code ?? 1), output: stdout + stderr }),
    );
  });
}
