import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

/* A listing with one entry more than fits on a page, which this site may not have. */

const listing = pageOf('blog-index');
const later = `${listing}/page/2`;
const oldest = pageOf('post');

beforeAll(() => {
  vi.resetModules();
  vi.doMock('@/lib/pages/posts', async (importActual) => {
    const posts = await importActual<typeof import('@/lib/pages/posts')>();
    return { ...posts, publishedPosts: [...Array(24).fill(pageOf('home')), oldest] };
  });
});

afterAll(() => {
  vi.doUnmock('@/lib/pages/posts');
  vi.resetModules();
});

test('the second page of a listing is one of the addresses, and the third is not', async () => {
  const { addresses } = await import('@/lib/pages/listings');
  expect(addresses).toContain(later);
  expect(addresses).not.toContain(`${listing}/page/3`);
});

test('the tags of a post lead to the page of the listing that has the post, wherever that is in the tree', async () => {
  const { blogPathOf } = await import('@/lib/pages/listings');
  expect(blogPathOf(oldest)).toBe(later);
  const [, other = oldest] = pathsOfKind('post');
  expect(blogPathOf(other)).toBe(listing);
});

test('a slash at its end and capital letters redirect to it', async () => {
  const { resolveAlias } = await import('@/lib/pages/aliases');
  expect(resolveAlias(`${later}/`)).toBe(later);
  expect(resolveAlias(later.toUpperCase())).toBe(later);
  expect(resolveAlias(later)).toBeUndefined();
  expect(resolveAlias(`${listing}/page/3/`)).toBeUndefined();
});

test('nginx and Caddy redirect to it', async () => {
  const { nginxConfiguration } = await import('@/lib/hosts/nginx');
  const { caddyfile } = await import('@/lib/hosts/caddy');
  const name = 'site.example';
  expect(
    nginxConfiguration({ listen: ['80'], serverName: name, otherNames: [], root: '/site' }),
  ).toContain(`  ${later} ${later};`);
  expect(caddyfile({ address: name, name, root: '/site', otherAddresses: [] })).toContain(
    `~(?i)^${later}/*$ ${later}`,
  );
});

test('the manifest of the build has it, so that links to it are loaded ahead', async () => {
  const { writeBuilds } = await import('@/lib/build/write-builds');
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  await writeBuilds(folder, {
    id: 'b1',
    serviceWorker: 'on',
    clientScript: '/client.js',
    islandFiles: [],
  });
  const manifest = await readFile(join(folder, 'builds/meta/b1.json'), 'utf8');
  await rm(folder, { recursive: true });
  expect(JSON.parse(manifest).prerendered).toContain(later);
});
