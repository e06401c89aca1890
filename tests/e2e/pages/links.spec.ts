import { type APIRequestContext, expect, test } from '@playwright/test';
import type { PagePath } from '@/content/tree';
import { builtPages, listedPages } from '@/lib/pages/guards';
import { brokenLinks, clicksFromMenus, orphans, readPage } from '../../support/site-graph';

async function readSite(request: APIRequestContext) {
  const pages = new Map<PagePath, ReturnType<typeof readPage>>();
  for (const { path } of builtPages) {
    pages.set(path, readPage(await (await request.get(path)).text()));
  }
  return pages;
}

test('every link leads to an existing page and fragment', async ({ request }) => {
  test.setTimeout(180_000);
  const pages = await readSite(request);

  const files = new Set<string>();
  for (const { link } of brokenLinks(pages, () => false)) {
    if (link.includes('#')) continue;
    const response = await request.head(link);
    if (response.ok() && !response.headers()['content-type']?.startsWith('text/html'))
      files.add(link);
  }
  expect(brokenLinks(pages, (path) => files.has(path))).toEqual([]);

  const clicks = clicksFromMenus(pages);
  const listed = listedPages.map(({ path }) => path);
  expect(
    listed.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 3),
    'further than three clicks from the menus and the footer',
  ).toEqual([]);
  expect(
    orphans(pages).filter((path) => listed.some((known) => known === path)),
    'linked from no other page’s own text',
  ).toEqual([]);
});
