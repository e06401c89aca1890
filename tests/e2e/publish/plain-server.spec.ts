import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import send from 'send';
import { aliasTable } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import { absoluteUrl } from '@/lib/publish/metadata';

test('a plain file server, which does not know addresses without .html, shows every page, and no alias hides one', async () => {
  const server = createServer((request, response) => {
    // Redirects from a folder to its address with a slash, and shows its `index.html`.
    send(request, request.url ?? '/', { root: 'out' }).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // The address of a TCP server is never a string.
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return `${response.status} ${await response.text()}`;
  };
  for (const { path } of builtPages) {
    const page = await read(path);
    expect(page.slice(0, 4), path).toBe('200 ');
    expect(page, path).toContain(`<link rel="canonical" href="${absoluteUrl(path)}"`);
  }
  for (const [alias, target] of aliasTable)
    expect(await read(alias), alias).toContain(`<a href="${target}">`);
  server.closeAllConnections();
  server.close();
});
