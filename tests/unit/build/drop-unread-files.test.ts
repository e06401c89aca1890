import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dropUnreadFiles } from '@/lib/build/drop-unread-files';

/** Writes files into a new folder. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'out-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

test('removes payloads, and scripts that pages load neither directly nor through another script, but no file of public/', async () => {
  const owned = {
    'ads.txt': 'google.com, pub-0',
    '0f3c9a.txt': '0f3c9a',
    'downloads/read-me.txt': 'Read me',
    'downloads/guide.html': '<p>Guide',
    'downloads/guide.txt': 'Guide',
  };
  const kept = {
    ...owned,
    'about.html': '<script src="/_next/static/islands/client-1.js">',
    'about/team.html': '',
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
    'about/team.txt': '1:"payload"',
    '__next._index.txt': '1:"payload"',
    'about/__next._tree.txt': 'client-1.js',
    '_next/static/chunks/bundle-3.js': 'load("part-4.js")',
    '_next/static/chunks/part-4.js': 'load("bundle-3.js")',
    '_next/static/b1/_buildManifest.js': '',
    '_not-found.html': 'bundle-3.js',
  };
  const out = await folderOf(files);
  const publicFolder = await folderOf(owned);
  const settings = { islandFiles: ['/_next/static/chunks/s.css'] };
  await expect(dropUnreadFiles(out, settings, publicFolder)).resolves.toBe(
    'removed 8 files that no page uses',
  );
  const left = await readdir(out, { recursive: true, withFileTypes: true });
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1))
      .toSorted(),
  ).toEqual(Object.keys(kept).toSorted());
  await expect(dropUnreadFiles(out, settings, publicFolder)).rejects.toThrow('nothing to remove');
});
