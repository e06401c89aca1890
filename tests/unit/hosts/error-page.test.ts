import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { caddyfile } from '@/lib/hosts/caddy';
import { answerFailuresWith } from '@/lib/hosts/error-page';
import { serve } from '@/lib/hosts/http-server';
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

test.each([
  ['no body', undefined],
  ['a text', 'This page couldn’t load'],
])('an error whose status is written with %s is replaced by the error page', async (_, body) => {
  const { status, headers, text } = await answerOf((_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/plain', 'Content-Length': 3 }).end(body);
  });
  expect([status, text]).toEqual([500, page.toString()]);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  (response: ServerResponse) => {
    response.statusCode = 404;
  },
  (response: ServerResponse) => response.writeHead(404, 'Nowhere', { 'X-Other': 'yes' }),
])('other answers are unchanged', async (setStatus) => {
  const { status, text } = await answerOf((_, response) => {
    setStatus(response);
    response.write('Not ');
    response.end('found');
  });
  expect([status, text]).toEqual([404, 'Not found']);
});

describe('a server whose listener fails', () => {
  const argv = [...process.argv];
  afterEach(() => {
    process.argv = argv;
  });

  /** The answer of a server whose listener sets a header of a file and then fails. */
  async function answerOfServer(prepare: (response: ServerResponse) => void) {
    process.argv = [...argv.slice(0, 2), '--port', '0'];
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
    const server = serve(async (_, response) => {
      prepare(response);
      response.setHeader('Content-Length', 3);
      throw new Error('broken');
    });
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo; // A server on a port has an address of this shape.
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } finally {
      server.close();
    }
  }

  test('answers with the error page', async () => {
    const { status, headers, text } = await answerOfServer((response) =>
      answerFailuresWith(page, response),
    );
    expect([status, text]).toEqual([500, page.toString()]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('answers with a text if it has no error page', async () => {
    const { status, headers, text } = await answerOfServer(() => {});
    expect([status, text]).toEqual([500, 'The server could not answer. Try again later.\n']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
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
