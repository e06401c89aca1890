import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GET } from '@/app/content-source/route.dev';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';

/** The file that opens, and the text of its line. */
async function opened(page: string, text: string) {
  const query = new URLSearchParams({ page, text });
  const { headers } = await GET(new Request(`http://localhost/content-source?${query}`));
  const { pathname, searchParams } = new URL(headers.get('location') ?? '', 'http://localhost');
  expect(pathname).toBe('/__nextjs_launch-editor');
  const file = searchParams.get('file') ?? '';
  const line = Number(searchParams.get('line1'));
  return { file, line: readFileSync(file, 'utf8').split('\n')[line - 1] };
}

test('Alt+click opens the file of the page at the line of the text', async () => {
  const { heading } = copyOf('/contact');
  expect(await opened('/contact', heading)).toEqual({
    file: 'content/pages/contact.ts',
    line: expect.stringContaining(heading),
  });
});

test('a text that the page takes from another file opens that file', async () => {
  expect(await opened('/contact', site.tagline)).toEqual({
    file: 'content/site.ts',
    line: expect.stringContaining(site.tagline),
  });
});

test.each(['This is no text of the site, whatever it says', '', '../../package.json'])(
  'without a place for the text %j, the page’s own file opens',
  async (text) => {
    expect((await opened('/', text)).file).toBe('content/pages/home.ts');
  },
);
