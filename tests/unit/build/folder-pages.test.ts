import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFolderPages } from '@/lib/build/hosts/write-folder-pages';
import { withAddresses } from '@/lib/build/keep-addresses';
import { filesIn } from '@/lib/files-in';

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'out-'));
});
afterEach(() => rm(out, { recursive: true }));

test('each page is also the index of a folder, so that no folder hides it on a plain file server', async () => {
  await mkdir(join(out, 'about/about'), { recursive: true });
  const pages = ['index.html', '404.html', '500.html', 'about.html', 'about/team.html'];
  for (const page of [...pages, 'about/about/index.html']) await writeFile(join(out, page), page);
  await writeFolderPages(out);
  expect((await filesIn(out)).toSorted()).toEqual(
    [...pages, 'about/about/index.html', 'about/index.html', 'about/team/index.html'].toSorted(),
  );
  expect(await readFile(join(out, 'about/index.html'), 'utf8')).toBe('about.html');
  expect(await readFile(join(out, 'about/about/index.html'), 'utf8')).toBe(
    'about/about/index.html',
  );
});

test('a page keeps its e-mail addresses behind Cloudflare', () => {
  const page = '<html><body class="a"><pre>&lt;/body></pre>a@host.example</body></html>';
  expect(withAddresses(page)).toBe(
    '<html><body class="a"><!--email_off--><pre>&lt;/body></pre>a@host.example<!--/email_off--></body></html>',
  );
  expect(withAddresses('<p>A stub</p>')).toBe('<p>A stub</p>');
});
