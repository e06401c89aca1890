import { type APIRequestContext, expect, test } from '@playwright/test';
import { fragmentsOf } from '@/lib/checks/copy/copy-problems';
import { scripts } from '@/lib/head/bundled';
import { copyOf } from '@/lib/pages/copy';
import { builtPages, listedPages } from '@/lib/pages/guards';
import { allOf, parseHtml } from '../../support/parse-html';

type Site = ReadonlyMap<string, ReturnType<typeof readPage>>;

/** The links of a page to pages of this site, and the ids on the page, which links can lead to. */
function readPage(html: string, page: string) {
  const root = parseHtml(html);
  const links = allOf(root, 'a[href]').flatMap((link) => {
    const address = link.getAttribute('href') ?? '';
    if (!/^(\/(?!\/)|#)/.test(address)) return [];
    const [before = '', fragment = ''] = address.split('#');
    return {
      path: before.split('?')[0] || page,
      fragment: decodeURIComponent(fragment),
      isInContent: link.closest('main') !== null,
    };
  });
  return {
    links,
    ids: new Set(allOf(root, '[id]').map(({ id }) => id)),
    /** The pages that open at the scroll position of this one. */
    keptScroll: allOf(root, '[data-keep-scroll]').map((link) => link.getAttribute('href') ?? ''),
    keepsScroll: html.includes(scripts['keep-scroll']),
  };
}

async function readSite(request: APIRequestContext): Promise<Site> {
  const site = new Map<string, ReturnType<typeof readPage>>();
  for (const { path } of builtPages) {
    site.set(path, readPage(await (await request.get(path)).text(), path));
  }
  return site;
}

/** The pages that another page's own content links to. */
function linkedPages(site: Site): ReadonlySet<string> {
  const linked = [...site].flatMap(([page, { links }]) =>
    links.filter(({ isInContent, path }) => isInContent && path !== page).map(({ path }) => path),
  );
  return new Set(linked);
}

/**
 * The pages that a visitor reaches with a number of clicks. The first click is in the menus or the
 * footer of the home page.
 */
function reachedPages(site: Site, clicks: number): ReadonlySet<string> {
  const frame = site.get('/')?.links.filter(({ isInContent }) => !isInContent) ?? [];
  const reached = new Set(frame.map(({ path }) => path));
  for (let click = 2; click <= clicks; click += 1) {
    for (const page of [...reached]) {
      for (const { path, isInContent } of site.get(page)?.links ?? []) {
        if (isInContent) reached.add(path);
      }
    }
  }
  return reached;
}

test('every link leads to an existing page and fragment, and every listed page is three clicks away at most and linked from the text of another page', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const site = await readSite(request);

  const files = new Map<string, boolean>();
  const broken: string[] = [];
  for (const [page, { links }] of site) {
    for (const { path, fragment } of links) {
      const target = site.get(path);
      if (target && (fragment === '' || target.ids.has(fragment))) continue;
      if (!target && !files.has(path)) {
        const response = await request.head(path);
        const isPage = response.headers()['content-type']?.startsWith('text/html');
        files.set(path, response.ok() && !isPage);
      }
      if (fragment !== '' || !files.get(path)) broken.push(`${page}: ${path}#${fragment}`);
    }
  }
  expect(broken, 'links to no page, or to no place on it').toEqual([]);

  const promised = builtPages.flatMap(({ path, kind }) =>
    [...fragmentsOf(kind, copyOf(path))].map((id) => ({ path, id })),
  );
  expect(
    promised.filter(({ path, id }) => !site.get(path)?.ids.has(id)),
    'ids that the content check expects and the page lacks',
  ).toEqual([]);

  const atKeptScroll = [...site].flatMap(([page, { keptScroll }]) =>
    keptScroll.length > 0 ? [page, ...keptScroll] : [],
  );
  expect(
    [...site].flatMap(([page, { keepsScroll }]) => (keepsScroll ? page : [])).toSorted(),
    'pages with the script that passes on a scroll position',
  ).toEqual([...new Set(atKeptScroll)].toSorted());

  const listed = listedPages.map(({ path }) => path);
  const reached = reachedPages(site, 3);
  expect(
    listed.filter((path) => !reached.has(path)),
    'further than three clicks from the menus and the footer',
  ).toEqual([]);
  const linked = linkedPages(site);
  expect(
    listed.filter((path) => path !== '/' && !linked.has(path)),
    'linked from no other page’s own text',
  ).toEqual([]);
});
