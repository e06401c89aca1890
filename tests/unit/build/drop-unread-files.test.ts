import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dropUnreadFiles } from '@/lib/build/drop-unread-files';

test('removes payloads, and scripts that pages load neither directly nor through another script', async () => {
  const out = await mkdtemp(join(tmpdir(), 'out-'));
  const kept = {
    'about.html': '<script src="/_next/static/islands/client-1.js">',
    'robots.txt': 'User-Agent: *',
    'llms.txt': '# Hapa',
    '.well-known/security.txt': 'Contact:',
    '_next/static/islands/client-1.js': 'import("./menu-2.js")',
    '_next/static/islands/menu-2.js': '1',
    '_next/static/chunks/s.css': 'a{src:url(../media/a.woff2)}',
    '_next/static/media/a.woff2': '',
    'picture.png': '',
  };
  const files = {
    ...kept,
    'about.txt': '1:"payload"',
    'about/__next._tree.txt': 'client-1.js',
    '_next/static/chunks/bundle-3.js': 'load("part-4.js")',
    '_next/static/chunks/part-4.js': 'load("bundle-3.js")',
    '_next/static/b1/_buildManifest.js': '',
    '_not-found.html': 'bundle-3.js',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  }
  const settings = { islandFiles: ['/_next/static/chunks/s.css'] };
  await expect(dropUnreadFiles(out, settings)).resolves.toBe('removed 6 files that no page uses');
  const left = await readdir(out, { recursive: true, withFileTypes: true });
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1))
      .toSorted(),
  ).toEqual(Object.keys(kept).toSorted());
  await expect(dropUnreadFiles(out, settings)).rejects.toThrow('nothing to remove');
});
