import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/*
 * Builds the app in `tests/second-app/` as a stranger would, outside this repository and with the
 * package as `npm pack` makes it. Serves its pages as Next exported them and as the package
 * finished them.
 */

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../..', import.meta.url));
const installed = dirname(dirname(createRequire(import.meta.url).resolve('next/package.json')));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Copies the app and the installed packages, but installs the package itself from its tarball.
 * Returns the app's folder.
 */
async function installApp(): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'second-app-'));
  await cp(join(folder, 'tests/second-app'), app, { recursive: true });
  // Next accepts no link to a folder outside the app.
  await run('cp', ['-al', installed, app]).catch(() =>
    cp(installed, join(app, 'node_modules'), { recursive: true }),
  );
  const own = join(app, 'node_modules/prerendered-islands');
  await rm(own, { recursive: true });
  const shell = process.platform === 'win32';
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], {
    cwd: folder,
    shell,
  });
  await run('tar', ['-xzf', stdout.trim()], { cwd: app });
  await cp(join(app, 'package'), own, { recursive: true });
  return app;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/**
 * Serves a folder, and answers the form of the order. Returns the origin and the function that
 * stops the server.
 */
async function serve(pages: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      const name = new URLSearchParams(await textOf(request)).get('name');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!DOCTYPE html><title>Order</title><p>The server thanks ${name}.`);
      return;
    }
    const path =
      pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    try {
      const body = await readFile(join(pages, path));
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // The address of a TCP server is never a string.
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export default async function setUp(): Promise<() => Promise<void>> {
  const app = await installApp();
  const node = (...words: readonly string[]) =>
    run(process.execPath, words, {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  await node('node_modules/next/dist/bin/next', 'build');
  await cp(join(app, 'out'), join(app, 'exported'), { recursive: true });
  await node('node_modules/tsx/dist/cli.mjs', 'finish.mts');
  const finished = await serve(join(app, 'out'));
  const exported = await serve(join(app, 'exported'));
  process.env.FINISHED_APP = finished.origin;
  process.env.EXPORTED_APP = exported.origin;
  return async () => {
    finished.stop();
    exported.stop();
    await rm(app, { recursive: true });
  };
}
