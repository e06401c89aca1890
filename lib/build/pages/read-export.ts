import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PagePath } from '@/content/tree';
import { readPage } from '@/lib/build/site-graph';
import type { BuiltPage } from '@/lib/tools/health';

/** The file of a page in the static export. */
export function exportedFile(out: string, path: string): string {
  return join(out, `${path === '/' ? '/index' : path}.html`);
}

/** What is compressed on its way to a visitor; fonts and pictures are compressed in themselves. */
const compressible = /\.(html|js|css|svg|json)$/;

async function wireBytes(file: string): Promise<number> {
  const bytes = await readFile(file);
  return compressible.test(file) ? gzipSync(bytes).length : bytes.length;
}

/**
 * Reads pages of the static export.
 * @throws when there is no export, or a page is missing from it
 */
export async function readExport(
  out: string,
  paths: readonly PagePath[],
): Promise<ReadonlyMap<PagePath, BuiltPage>> {
  if (!existsSync(out)) throw new Error(`${out}/ is missing. Run "npm run build" first.`);
  const known = new Map<string, Promise<number>>();
  const bytesOf = (file: string) => {
    const bytes = known.get(file) ?? wireBytes(file);
    known.set(file, bytes);
    return bytes;
  };
  const pages = new Map<PagePath, BuiltPage>();
  for (const path of paths) {
    const file = exportedFile(out, path);
    const facts = readPage(await readFile(file, 'utf8'));
    const resources = facts.resources
      .map((address) => join(out, address.split('?')[0] ?? ''))
      .filter((resource) => existsSync(resource));
    const sizes = await Promise.all([file, ...resources].map(bytesOf));
    pages.set(path, { ...facts, bytes: sizes.reduce((sum, size) => sum + size, 0) });
  }
  return pages;
}
