import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from './free-port';

/**
 * Starts, on this machine, a libSQL server that stores its database in a folder. There is no such
 * server for Windows.
 */
export async function startLibsqlServer(folder: string) {
  const binary = createRequire(import.meta.url).resolve(
    `@sqld/${process.platform}-${process.arch}/sqld`,
  );
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    binary,
    ['--no-welcome', '--http-listen-addr', address, '--db-path', join(folder, 'libsql')],
    { stdio: 'ignore' },
  );
  const url = `http://${address}`;
  const isReady = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`${binary} ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
