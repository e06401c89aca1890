import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../../support/free-port';

/** A server that says when a request has begun, and answers it half a second later. */
const program = `
  import { serve } from './lib/hosts/http-server.ts';
  serve(async (_, response) => {
    console.log('begun');
    setTimeout(() => response.end('whole'), 500);
  });`;

test('at SIGTERM, a server finishes the request that has begun, and ends without an error', async () => {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { env: { ...process.env, NODE_OPTIONS: '', PORT: String(port) } },
  );
  const printed = async (words: string) => {
    for await (const [chunk] of on(server.stdout, 'data'))
      if (String(chunk).includes(words)) return;
  };
  await printed('Serving');
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await printed('begun');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await answer).toBe('whole');
  expect(await ended).toEqual([0, null]);
});
