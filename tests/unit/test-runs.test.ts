import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notedSources, noteSources, sourceDigest } from '@/lib/build/source-digest';
import { readOrigin } from '../hosts/read-origin';
import { isProjectSelected } from '../hosts/selected-projects';

test.each<[args: string, name: string, isSelected: boolean]>([
  ['test', 'static', true],
  ['test --project=static e2e/routes', 'static', true],
  ['test --project=static e2e/routes', 'host-static', false],
  ['test --project static node --workers=2 host-caddy', 'node', true],
  ['test --project static node --workers=2 host-caddy', 'host-caddy', false],
  ['test --project=host-*', 'host-nginx', true],
  ['test --project=host-*', 'static', false],
  ['test --project=Static', 'static', true],
  ['test --project=st.tic', 'static', false],
  ['test --project=static --project=node', 'node', true],
])('"playwright %s" takes the project %s: %s', (args, name, isSelected) => {
  expect(isProjectSelected(name, args.split(' '))).toBe(isSelected);
});

test('the address of a deployed site is its origin', () => {
  expect(readOrigin('https://preview.example')).toBe('https://preview.example');
  expect(readOrigin('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
  expect(readOrigin(undefined)).toBeUndefined();
});

test.each([
  '',
  'preview.example',
  'ftp://preview.example',
  'https://a.example/b',
  'https://a.example/?b',
])('"%s" is refused as the address of a deployed site', (address) => {
  expect(() => readOrigin(address)).toThrow(`BASE_URL is "${address}". Set it to`);
});

test('a build records its sources; a folder without a record has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  expect(await notedSources(folder)).toBeUndefined();
  await noteSources(folder);
  expect(await notedSources(folder)).toBe(await sourceDigest());
  await writeFile(join(folder, 'sources.sha256'), 'of another state\n');
  expect(await notedSources(folder)).not.toBe(await sourceDigest());
  await rm(folder, { recursive: true });
});
