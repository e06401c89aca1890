import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import sitemapFile from '@/app/sitemap';
import { ProductChooser } from '@/components/sections/calculators/product-chooser';
import { PageDirectory } from '@/components/sections/lists/page-directory';
import { BlogIndexTemplate } from '@/components/templates/articles/blog-index';
import { ProjectIndexTemplate } from '@/components/templates/articles/project-index';
import { SitemapTemplate } from '@/components/templates/sitemap';
import { productNeeds } from '@/content/calculators/product-choice';
import type { PageNode, PagePath } from '@/content/tree';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { menuContents } from '@/lib/menus/menu-contents';
import { listedPages } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';
import { pages, pathsOfKind } from '@/lib/pages/tree';
import { jsonFeed, rssFeed } from '@/lib/publish/feeds';
import { pageGraph } from '@/lib/publish/json-ld/page-graph';
import { llmsText } from '@/lib/publish/llms';
import { searchDocuments } from '@/lib/search/documents';
import { pathIndex } from '@/lib/search/path-index';
import { pageOf } from '../../../support/page-of';

/* In this file, the last child of every page is unlisted. */

vi.mock(import('@/content/tree'), async (original) => {
  const { tree, ...types } = await original();
  const withoutLast = (node: PageNode): PageNode => {
    const children = Object.entries(node.children ?? {});
    if (children.length === 0) return node;
    return {
      ...node,
      children: Object.fromEntries(
        children.map(([segment, child], index) => [
          segment,
          { ...withoutLast(child), ...(index === children.length - 1 && { unlisted: true }) },
        ]),
      ),
    };
  };
  return { ...types, tree: withoutLast(tree) as typeof tree };
});

const unlisted = pages.filter((page) => page.unlisted).map(({ path }) => path);

const markup = (element: React.JSX.Element) => renderToStaticMarkup(element);

/** The entries of a listing, without the links in its copy. */
const entriesIn = (listing: React.JSX.Element) =>
  markup(listing)
    .match(/<li data-entry=.*?<\/li>/gs)
    ?.join() ?? '';

/** What pages with children are about, such as an `ItemList` of their children. */
const graphs = () =>
  listedPages
    .filter(({ children }) => children.length > 0)
    .map(({ path }) => pageGraph(path)['@graph'])
    .map(([page]) => typeof page === 'object' && 'mainEntity' in page && page.mainEntity);

const neighbours = () =>
  listedPages.map(({ path }) => {
    const { previous, next } = neighboursOf(path) ?? {};
    return [previous, next];
  });

/** Whether a list in text form names a page, and not only a page below it. */
const names = (list: string, path: PagePath) =>
  new RegExp(String.raw`(?<![\w/-])${path.replaceAll('.', String.raw`\.`)}(?![\w/-])`).test(
    list.replaceAll(/https:\/\/[\w.-]+/g, ' '),
  );

describe('an unlisted page is not in', () => {
  test.each<[name: string, list: () => string]>([
    ['the menus', () => JSON.stringify(menuContents())],
    ['the site map', () => markup(<SitemapTemplate path={pageOf('sitemap')} />)],
    ['sitemap.xml', () => JSON.stringify(sitemapFile())],
    ['llms.txt', () => llmsText().replaceAll('.md)', ')')],
    ['search', () => JSON.stringify(searchDocuments.map(({ path }) => [path]))],
    ['the suggestions of the not-found page', () => JSON.stringify(pathIndex().pages)],
    ['the subjects of the form', () => JSON.stringify(subjectGroups)],
    ['the links to the previous and next page', () => JSON.stringify(neighbours())],
    ['structured data', () => JSON.stringify(graphs())],
    ['the RSS feed', () => rssFeed().replaceAll(/<content:encoded>.*?<\/content:encoded>/gs, '')],
    ['the JSON feed', () => jsonFeed().replaceAll(/"content_html":"(?:[^"\\]|\\.)*"/g, '')],
    [
      'the blog index',
      () => entriesIn(<BlogIndexTemplate path={pageOf('blog-index')} number={1} />),
    ],
    [
      'the list of projects',
      () => entriesIn(<ProjectIndexTemplate path={pageOf('project-index')} number={1} />),
    ],
    [
      'the chooser of products',
      () => markup(<ProductChooser name="product-choice" needs={productNeeds} />),
    ],
    [
      'the directories of sections',
      () =>
        pathsOfKind('hub')
          .map((path) => markup(<PageDirectory path={path} />))
          .join(),
    ],
  ])('%s', (_, list) => {
    const text = list();
    expect(listedPages.some(({ path }) => names(text, path))).toBe(true);
    expect(unlisted.length).toBeGreaterThan(5);
    expect(unlisted.filter((path) => names(text, path))).toEqual([]);
  });
});

test('an unlisted page has no links to the previous and next page', () => {
  for (const path of unlisted) expect(neighboursOf(path), path).toBeUndefined();
});

test('an unlisted section is not on the not-found page', async () => {
  const [first, second] = listedPages.filter(
    ({ parent, children }) => parent === '/' && children.length > 0,
  );
  if (!first || !second) throw new Error('The tree has no two sections.');
  vi.resetModules();
  vi.doMock(import('@/lib/pages/guards'), async (original) => {
    const actual = await original();
    return { ...actual, listedPages: actual.listedPages.filter(({ path }) => path !== first.path) };
  });
  const { NotFound } = await import('@/components/layout/not-found');
  const page = markup(<NotFound />);
  expect(names(page, second.path)).toBe(true);
  expect(names(page, first.path)).toBe(false);
});
