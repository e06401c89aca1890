import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptHashesFile } from '@/lib/hosts/build-files';
import { caddyfile } from '@/lib/hosts/caddy';
import { listenOptions } from '@/lib/hosts/http-server';
import { startReceiver } from './receiver';
import { runServer } from './run-server';

const { port } = listenOptions();
process.env.SCRIPT_HASHES = readFileSync(scriptHashesFile, 'utf8').trim();
const receiver = await startReceiver('caddy');

/**
 * Global options that turn off Caddy's administration interface, which opens another port, and the
 * log of each start.
 */
const around = (site: string) => `{
  admin off
  log {
    level ERROR
  }
}
${site}`;

runServer(
  'caddy',
  (folder) =>
    around(
      receiver.includeIn(
        folder,
        caddyfile({
          address: `http://127.0.0.1:${port}`,
          name: 'www.long-name-of-a-host.example',
          otherAddresses: [`http://long-name-of-a-host.example:${port}`],
          root: resolve('out'),
        }),
      ),
    ),
  (_folder, file) => ['run', '--config', file, '--adapter', 'caddyfile'],
);
