import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '@/lib/hosts/http-server';

const argv = [...process.argv];
afterEach(() => {
  process.argv = argv;
});

test('an answer is compressed, but not if only a range of it was asked for, whose bytes are those of the file', async () => {
  process.argv = [...argv.slice(0, 2), '--port', '0'];
  vi.spyOn(console, 'log').mockReturnValue();
  const server = serve(async (_, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.end('compressible '.repeat(1_000));
  });
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo; // A server on a port has an address of this shape.
    const encodingOf = async (headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'Accept-Encoding': 'gzip', ...headers },
      });
      await answer.text();
      return answer.headers.get('content-encoding');
    };
    expect(await encodingOf({})).toBe('gzip');
    expect(await encodingOf({ Range: 'bytes=0-99' })).toBeNull();
  } finally {
    server.close();
  }
});
