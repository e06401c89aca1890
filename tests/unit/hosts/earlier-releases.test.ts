import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The commands of docs/hosting.md that keep the hashed files of earlier releases. */
const [, commands = ''] =
  /```sh\n(\s+mkdir -p releases[^`]*)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];

/** Seconds since 1970, some days before a day in 2026. */
const daysBefore = (days: number) => Date.UTC(2026, 0, 200 - days) / 1000;

test.runIf(process.platform === 'linux')(
  'a new release on a server of one’s own keeps the files of the release that it replaces, however old, and of those shortly before it',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const put = (path: string, days: number) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), 'x');
      utimesSync(join(folder, path), daysBefore(days), daysBefore(days));
    };
    put('releases/two/index.html', 0);
    put('releases/two/_next/static/css/own.css', 0);
    put('releases/two/_next/static/chunks/recent.js', 30);
    put('releases/two/_next/static/chunks/forgotten.js', 100);
    symlinkSync('releases/two', join(folder, 'current'));
    execFileSync('sh', ['-euc', commands.replaceAll('<name>', 'three')], { cwd: folder });
    const kept = readdirSync(join(folder, 'releases/three'), { recursive: true, encoding: 'utf8' });
    expect(kept.filter((name) => /\.\w+$/.test(name)).toSorted()).toEqual([
      '_next/static/chunks/recent.js',
      '_next/static/css/own.css',
    ]);
    rmSync(folder, { recursive: true });
  },
);
