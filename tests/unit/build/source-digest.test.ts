import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
