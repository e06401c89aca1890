import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '@/package.json';

/*
 * The commands set what they need, whatever the shell has set. Next.js and npm are replaced by
 * programs that write down how they were started, except where npm installs a project of one
 * package.
 */

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await mkdir(join(folder, 'programs'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Puts a program before all others that writes its arguments and `NODE_ENV` into `log`, and ends
 * with a status.
 */
async function replace(program: 'npm' | 'next', status: number) {
  const file = join(folder, 'programs', program);
  await writeFile(
    file,
    `#!/bin/sh\necho "$NODE_ENV: ${program} $*" >> '${folder}/log'\nexit ${status}\n`,
  );
  await chmod(file, 0o755);
}
const log = () => readFile(join(folder, 'log'), 'utf8');

/** Runs a command in the folder, after the shell has set `NODE_ENV`. */
function runWith(
  nodeEnv: 'development' | 'production',
  command: string,
  words: readonly string[] = [],
) {
  const programs = [join(folder, 'programs'), dirname(process.execPath), process.env.PATH];
  return spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    shell: words.length === 0,
    env: {
      ...process.env,
      NODE_ENV: nodeEnv,
      PATH: programs.join(delimiter),
      // The folder has no settings of TypeScript, and no build.
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      SCRIPT_HASHES: '',
    },
  });
}
const tsx = (file: string, ...words: string[]) => [
  ...['--import', import.meta.resolve('tsx')],
  ...[resolve(file), ...words],
];

describe('with NODE_ENV=production,', () => {
  test('npm run site installs the packages that a build needs', async () => {
    const [install = ''] = scripts.site.split(' && ');
    await mkdir(join(folder, 'tool'));
    await writeFile(join(folder, 'tool/package.json'), '{ "name": "tool", "version": "1.0.0" }');
    const devDependencies = { tool: 'file:./tool' };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ devDependencies }));
    runWith('production', 'npm install --package-lock-only --offline');
    runWith('production', `${install} --offline`);
    expect(existsSync(join(folder, 'node_modules/tool'))).toBe(true);
  });

  test('npm test installs the packages that it needs', async () => {
    await replace('npm', 1);
    runWith('production', process.execPath, [resolve('tests/run.mjs'), '--all']);
    expect(await log()).toMatch(/^production: npm ci --include=dev /);
  });
});

describe('npm run build', () => {
  const cached = () => existsSync(join(folder, '.next/cache/answers'));
  beforeEach(async () => {
    await mkdir(join(folder, '.next/cache'), { recursive: true });
    await writeFile(join(folder, '.next/cache/answers'), '');
    await replace('npm', 0);
  });
  const build = () =>
    runWith('development', process.execPath, tsx('lib/build/run-build.ts', 'static'));

  test('builds for production with NODE_ENV=development', async () => {
    await replace('next', 0);
    build();
    expect(await log()).toBe('production: npm run check:content\nproduction: next build\n');
    expect(cached()).toBe(true);
  });

  test('that fails leaves no cache that would make the next one fail, and says so', async () => {
    await replace('next', 3);
    const { status, stderr } = build();
    expect(status).toBe(3);
    expect(cached()).toBe(false);
    expect(stderr).toContain('.next/cache');
  });
});

test('npm run serve says in one sentence that its port is taken', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // The address of a TCP server is never a string.
  const words = tsx('lib/hosts/serve-export.ts', '--port', String(port));
  const { status, stderr } = runWith('production', process.execPath, words);
  server.close();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `http://127.0.0.1:${port} is in use by another program. Stop it, or choose another port with --port.`,
  );
});
