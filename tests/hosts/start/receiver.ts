import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../support/free-port';

/**
 * Starts a server in place of the receiver of enquiries, which answers with the method that it has
 * received.
 * @param host the program whose settings `docs/enquiries.md` shows
 * @throws if it shows none
 */
export async function startReceiver(host: 'nginx' | 'caddy') {
  const port = await freePort();
  createServer(({ method = '' }, response) => {
    response.writeHead(204, { 'X-Received': method, 'Cache-Control': 'no-store' }).end();
  }).listen(port, '127.0.0.1');
  const [, documented] =
    new RegExp(`^# /etc/${host}/<host>-enquiry.*\n([^\`]+)\`\`\``, 'm').exec(
      readFileSync('docs/enquiries.md', 'utf8'),
    ) ?? [];
  if (!documented) throw new Error(`docs/enquiries.md shows no settings for ${host}.`);
  const settings = documented.replace(/(?<=127\.0\.0\.1:)\d+/, `${port}`);
  return {
    /**
     * A configuration that includes the settings that `docs/enquiries.md` shows, from a folder in
     * place of that of the program.
     */
    includeIn(folder: string, configuration: string): string {
      return configuration.replaceAll(
        new RegExp(`/etc/${host}/(\\S+-)\\*(\\.\\w+)`, 'g'),
        (_, start: string, end: string) => {
          const file = join(folder, `${start}enquiry${end}`);
          writeFileSync(file, settings);
          return file;
        },
      );
    },
  };
}
