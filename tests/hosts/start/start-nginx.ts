import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptHashesFile } from '@/lib/hosts/build-files';
import { listenOptions } from '@/lib/hosts/http-server';
import { nginxConfiguration } from '@/lib/hosts/nginx';
import { startReceiver } from './receiver';
import { runServer } from './run-server';

const { port } = listenOptions();
process.env.SCRIPT_HASHES = readFileSync(scriptHashesFile, 'utf8').trim();
const receiver = await startReceiver('nginx');

/**
 * The parts of Debian's `nginx.conf` around the files of `conf.d`, with paths in the test's folder.
 */
const around = (folder: string, site: string) => `
daemon off;
pid ${folder}/pid;
error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;

runServer(
  'nginx',
  (folder) =>
    around(
      folder,
      receiver.includeIn(
        folder,
        nginxConfiguration({
          listen: [`127.0.0.1:${port}`],
          // Names of variables must not be longer with it than nginx allows.
          serverName: 'www.long-name-of-a-host.example',
          otherNames: ['long-name-of-a-host.example'],
          root: resolve('out'),
        }),
      ),
    ),
  (folder, file) => ['-e', 'stderr', '-p', folder, '-c', file],
);
