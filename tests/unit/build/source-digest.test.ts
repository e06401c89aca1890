import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readSourceDigest, sourceDigest, writeSourceDigest } from '@/lib/build/source-digest';

test('a build records the digest of its sources; a folder without a build has no digest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  expect(await readSourceDigest(folder)).toBeUndefined();
  await writeSourceDigest(folder);
  expect(await readSourceDigest(folder)).toBe(await sourceDigest());
  await writeFile(join(folder, 'sources.sha256'), 'of another state\n');
  expect(await readSourceDigest(folder)).not.toBe(await sourceDigest());
  await rm(folder, { recursive: true });
});

const root = process.cwd();
afterEach(() => process.chdir(root));

test('each source counts, also the supported browsers in package.json; tests and published addresses do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  process.chdir(folder);
  await mkdir('content');
  await mkdir('packages/islands/src', { recursive: true });
  const digests = [await sourceDigest({})];
  for (const [file, text] of [
    ['content/site.ts', 'one'],
    ['content/site.ts', 'two'],
    ['packages/islands/src/start.ts', 'two'],
    ['package.json', '{ "browserslist": ["safari 16"] }'],
    ['package.json', '{ "browserslist": ["safari 17"] }'],
    ['package-lock.json', '{}'],
    ['.env', 'NOINDEX=1'],
    ['.env.production.local', 'NOINDEX=1'],
  ] as const) {
    await writeFile(file, text);
    digests.push(await sourceDigest({}));
  }
  for (const environment of [
    { NEXT_PUBLIC_ENQUIRY_ENDPOINT: '/enquiry' },
    { NEXT_PUBLIC_ENQUIRY_ENDPOINT: '/other' },
    { SERVICE_WORKER: 'off' },
  ])
    digests.push(await sourceDigest(environment));
  expect(new Set(digests).size).toBe(digests.length);
  const ofFiles = await sourceDigest({});
  for (const file of [
    'content/published-addresses.txt',
    'packages/islands/src/start.test.ts',
    'other',
  ])
    await writeFile(file, 'new');
  expect(await sourceDigest({ HOME: '/home', PORT: '1' })).toBe(ofFiles);
  process.chdir(root);
  await rm(folder, { recursive: true });
});
