import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { site } from '@/content/site';
import { samplesNotice } from '@/content/values/placeholders';
import { filePaths, markdownPath } from '@/lib/file-paths';
import { filesIn } from '@/lib/files-in';
import { builtPages, listedPages } from '@/lib/pages/guards';
import { wordLimitOf } from '@/lib/pages/kinds';
import { parseMarkdown } from '@/lib/parse-markdown';
import { lastChangeOf } from '@/lib/publish/changes';
import { allOf, parseHtml } from '../../support/parse-html';

test('the sitemap is well-formed and lists every listed page once, with the day of its last change', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const { root, entries } = await page.evaluate((source) => {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    return {
      root: [documentElement.namespaceURI, documentElement.localName],
      entries: [...documentElement.children].map((entry) =>
        [...entry.children].map(({ localName, textContent }) => [localName, textContent]),
      ),
    };
  }, xml);
  expect(root).toEqual(['http://www.sitemaps.org/schemas/sitemap/0.9', 'urlset']);
  expect(entries).toEqual(
    listedPages.map(({ path }) => [
      ['loc', `${site.url.value}${path === '/' ? '' : path}`],
      ['lastmod', lastChangeOf(path)],
    ]),
  );
});

/**
 * The number of words in a page's Markdown version, without addresses and without the last line,
 * which describes the page.
 */
function countWords(markdown: ReturnType<typeof parseMarkdown>): number {
  const end = markdown.children.findLastIndex(({ type }) => type === 'thematicBreak');
  let words = 0;
  visit({ ...markdown, children: markdown.children.slice(0, end) }, 'text', ({ value }) => {
    words += value
      .replaceAll(/https?:\S+/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
  return words;
}

test('every page has a Markdown version with each of its headings, and with no more words than its kind may have', async ({
  request,
}) => {
  let limited = 0;
  for (const page of builtPages) {
    const { path } = page;
    const response = await request.get(markdownPath(path));
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/markdown');
    const markdown = parseMarkdown(await response.text());
    const headings = markdown.children
      .filter((node) => node.type === 'heading')
      .map((node) => `${node.depth} ${textOf(node).replace(/^\d+\. /, '')}`);
    const root = parseHtml(await (await request.get(path)).text());
    // Signs such as arrows are not part of a heading's words.
    for (const sign of allOf(root, 'main [aria-hidden="true"]')) sign.remove();
    expect(headings, path).toEqual(
      allOf(root, 'main :is(h1, h2, h3, h4, h5, h6)')
        .filter((heading) => !heading.closest('form, [role="img"]'))
        .map(
          ({ tagName, textContent }) =>
            // The Markdown version leaves it to its reader where lines break.
            `${tagName.slice(1)} ${textContent.replace(/^\d+\. /, '').replaceAll('\u00a0', ' ')}`,
        ),
    );
    const faults: string[] = [];
    visit(markdown, (node) => {
      if (node.type === 'html') faults.push(node.value);
      if (node.type !== 'link') return;
      if (!/^(https:\/\/|(mailto|tel|sms|geo):)/.test(node.url)) faults.push(node.url);
      if (textOf(node) === '') faults.push(`no words lead to ${node.url}`);
    });
    expect(faults, path).toEqual([]);
    const limit = wordLimitOf(page);
    if (limit === undefined) continue;
    limited += 1;
    // The notice that facts are samples is above the main part, whose words are limited.
    if (samplesNotice !== undefined) markdown.children.shift();
    const words = countWords(markdown);
    expect(words, path).toBeGreaterThan(0);
    expect.soft(words, `words of ${path}`).toBeLessThanOrEqual(limit.page);
  }
  expect(limited).toBeGreaterThan(0);
});

test('llms.txt, security.txt and the contact card are at their standard addresses', async ({
  request,
}) => {
  const llms = await (await request.get(filePaths.llms)).text();
  expect(llms).toMatch(/^# .+\n\n> .+\n/);
  for (const { path } of listedPages.filter(({ parent }) => parent === '/'))
    expect(llms).toContain(`](${site.url.value}${path}.md)`);
  expect(await (await request.get(filePaths.security)).text()).toMatch(/^Contact: /);
  expect(await (await request.get(filePaths.contactCard)).text()).toMatch(
    /^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nFN:.+\r\n[\s\S]*\r\nEND:VCARD\r\n$/,
  );
});

test('the build contains nothing of the helpers of `npm run dev`', async () => {
  const files = (await filesIn('out')).filter((file) => /\.(html|js|json|txt)$/.test(file));
  expect(files).toContain('index.html');
  const texts = await Promise.all(files.map((file) => readFile(`out/${file}`, 'utf8')));
  const helpers = /content-(problems|source)|launch-editor/;
  expect(files.filter((_, index) => helpers.test(texts[index] ?? ''))).toEqual([]);
});

test('no build writes into public/, which belongs to the editors', async () => {
  const written = new Set<string>(builtPages.map(({ path }) => markdownPath(path).slice(1)));
  written.add('sw.js');
  const files = await filesIn('public');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => written.has(file) || file.startsWith('builds/'))).toEqual([]);
});
