import { readFile } from 'node:fs/promises';
import { scriptHashesFile } from '@/lib/hosts/build-files';
import { headersFor } from '@/lib/hosts/headers';
import { pictureNames } from '@/lib/pictures/pictures';
import { hashedFiles } from './hashed-files';
import { ask } from './raw-request';
import { expect, test } from './test';

/* The headers that every host and every deployed site must send. */

test('every kind of answer has the headers that lib/hosts/headers.ts defines', async ({
  origin,
  hostName,
}) => {
  const [script = ''] = await hashedFiles(origin, '.js');
  const hashes = await readFile(
    hostName === 'node' ? '.next-node/script-hashes.txt' : scriptHashesFile,
    'utf8',
  );
  const environment = { ...process.env, SCRIPT_HASHES: hashes.trim() };
  const paths = ['/', '/about', '/llms.txt', script, '/icon.svg', '/sitemap.xml', '/nowhere'];
  for (const path of paths) {
    const answer = await ask(origin, path);
    for (const [name, value] of Object.entries(headersFor(path, environment))) {
      if (name === 'Cache-Control' && answer.status === 404) continue; // `contract.spec.ts` tests it.
      expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect(answer.headers['x-robots-tag'], path).toBeUndefined();
    expect(answer.headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a hashed file is cached for a year', async ({ origin }) => {
  const styles = await hashedFiles(origin, '.css');
  const files = [
    ...(await hashedFiles(origin, '.js')),
    ...styles,
    ...(await hashedFiles(origin, '.woff2', styles[0])),
    ...(await hashedFiles(origin, '.avif', '/test')),
  ];
  const pictures = pictureNames().length > 0 ? ['pictures'] : [];
  for (const folder of ['islands', 'media', ...pictures]) {
    expect(files.filter((path) => path.startsWith(`/_next/static/${folder}/`))).not.toEqual([]);
  }
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
});
