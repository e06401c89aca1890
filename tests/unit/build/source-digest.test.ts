import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notedSources, noteSources, sourceDigest } from '@/lib/build/source-digest';

test('a build records its sources; a folder without a record has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  expect(await notedSources(folder)).toBeUndefined();
  await noteSources(folder);
  expect(await notedSources(folder)).toBe(await sourceDigest());
  await writeFile(join(folder, 'sources.sha256'), 'of another state\n');
  expect(await notedSources(folder)).not.toBe(await sourceDigest());
  await rm(folder, { recursive: true });
});
