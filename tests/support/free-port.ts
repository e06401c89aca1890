import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The ports that this process has been given. A server may not listen on its port yet. */
const given = new Set<number>();

/**
 * A port of this machine that was free a moment ago. It is below those that systems give to
 * outgoing connections, so that no connection takes it before its server starts, and above 10080,
 * which browsers refuse.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_100, 32_000);
  if (given.has(port)) return freePort();
  given.add(port);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
