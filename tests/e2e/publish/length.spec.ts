import { expect, test } from '@playwright/test';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { mostWords } from '@/content/house-style';
import { markdownPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';

/** The words of a page's main text, by its Markdown version; addresses and the line below the text are left out. */
function wordsIn(markdown: string): number {
  const twin = fromMarkdown(markdown);
  const end = twin.children.findLastIndex(({ type }) => type === 'thematicBreak');
  let words = 0;
  visit({ ...twin, children: twin.children.slice(0, end) }, 'text', ({ value }) => {
    words += value
      .replaceAll(/https?:\S+/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
  return words;
}

test('no page exceeds the maximum length of its kind', async ({ request }) => {
  const limited = builtPages.flatMap(({ path, kind }) => {
    const limit = mostWords[path] ?? mostWords[kind];
    return limit === undefined ? [] : [{ path, most: limit.page }];
  });
  expect(limited).not.toEqual([]);
  const long: string[] = [];
  for (const { path, most } of limited) {
    const words = wordsIn(await (await request.get(markdownPath(path))).text());
    expect(words, path).toBeGreaterThan(0);
    if (words > most) long.push(`${path} has ${words} words, at most ${most}`);
  }
  expect(long).toEqual([]);
});
