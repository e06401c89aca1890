import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { caddyfile } from '@/lib/hosts/caddy';
import { answerFailuresWith } from '@/lib/hosts/error-page';
import { nginxConfiguration } from '@/lib/hosts/nginx';

const page = Buffer.from('<title>500 - Internal Server Error</title>');

/** What a client receives from a listener if `answerFailuresWith` replaces the failures. */
async function answerOf(listener: RequestListener) {
  const server = createServer((request, response) => {
    answerFailuresWith(page, response);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo; // A server on a port has an address of this shape.
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } finally {
    server.close();
  }
}

test.each([
  ['in one part', []],
  ['in several parts', ['This page', ' couldn’t']],
])('an error that the listener sends %s is replaced by the error page', async (_, parts) => {
  const { status, headers, text } = await answerOf((_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('ETag', '"1"');
    for (const part of parts) response.write(part);
    response.end(' load');
  });
  expect(status).toBe(500);
  expect(text).toBe(page.toString());
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('etag')).toBeNull();
});

test('other answers are unchanged', async () => {
  const { status, text } = await answerOf((_, response) => {
    response.statusCode = 404;
    response.write('Not ');
    response.end('found');
  });
  expect([status, text]).toEqual([404, 'Not found']);
});

test('nginx and Caddy send the error page for failures, but do not serve it at its own path', () => {
  const nginx = nginxConfiguration({
    listen: ['80'],
    serverName: 'host.example',
    otherNames: [],
    root: '/srv',
  });
  expect(nginx).toContain('error_page 500 /500.html;');
  expect(nginx).toMatch(/location ~ \^\/\(404\|500\)\\\.html\$ \{\s+internal;/);
  const host = { address: 'a.example', name: 'a.example', root: '/srv', otherAddresses: [] };
  const caddy = caddyfile(host);
  expect(caddy).toContain('rewrite @failed /500.html');
  expect(caddy).toMatch(/@hidden path .* \/500 \/500\.html$/m);
});
