import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram } from '../hosts';

/**
 * Runs an installed server in the foreground with its own configuration, in a folder that is
 * removed when the server ends.
 * @param program the name of the program
 * @param configuration gives the text of the configuration for that folder
 * @param args gives the program's arguments for that folder and the configuration's file
 * @throws if the program is not installed
 */
export function runServer(
  program: string,
  configuration: (folder: string) => string,
  args: (folder: string, file: string) => readonly string[],
): void {
  const path = installedProgram(program);
  if (path === undefined) {
    throw new Error(`${program} is not installed. Install it with: apt-get install ${program}`);
  }
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const file = join(folder, 'configuration');
  writeFileSync(file, configuration(folder));
  const server = spawn(path, args(folder, file), {
    stdio: 'inherit',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}
