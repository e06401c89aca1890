import { describe, expect, test } from 'vitest';
import { brokenLinks, clicksFromMenus, orphans, readPage } from '../../support/site-graph';

const page = (content: string, frame = '') =>
  readPage(`<!doctype html><title>T</title><header>${frame}</header><main>${content}</main>`);

test('a page is read with its ids and its links', () => {
  const facts = readPage(`<!doctype html><title>T</title><header><a href="/menu">m</a></header>
    <main id="content"><a href="/a#x">1</a><a href="#y">2</a><a href="//evil.example">3</a>
    <a href="https://h.example">4</a><a href="mailto:a@h.example">5</a></main>`);
  expect(facts).toEqual({
    ids: new Set(['content']),
    links: ['/menu', '/a#x', '#y'],
    contentLinks: ['/a#x', '#y'],
    frameLinks: ['/menu'],
  });
});

test('links to no page, and to no place on a page, are broken', () => {
  const pages = new Map([
    ['/', page('<a href="/a#here">ok</a><a href="/a#gone">x</a><a href="/b">x</a>')],
    [
      '/a',
      page('<p id="here"></p><a href="#here">ok</a><a href="#there">x</a><a href="/f.pdf">ok</a>'),
    ],
    ['/c', page('<a href="/a?x=1">ok</a><a href="/ab">x</a>')],
  ]);
  expect(brokenLinks(pages, (path) => path === '/f.pdf')).toEqual([
    { page: '/', link: '/a#gone', reason: 'no such place on the page' },
    { page: '/', link: '/b', reason: 'no such page' },
    { page: '/a', link: '#there', reason: 'no such place on the page' },
    { page: '/c', link: '/ab', reason: 'no such page' },
  ]);
});

describe('from page to page', () => {
  const pages = new Map([
    ['/', page('<a href="/shortcut">s</a>', '<a href="/menu">m</a>')],
    ['/menu', page('<a href="/second">2</a>')],
    ['/second', page('<a href="/menu">back</a><a href="/second">self</a>')],
    ['/shortcut', page('')],
    ['/lonely', page('<a href="/lonely">self</a>')],
  ]);

  test('clicks are counted from menus and footer', () => {
    expect(clicksFromMenus(pages)).toEqual(
      new Map([
        ['/menu', 1],
        ['/second', 2],
      ]),
    );
  });

  test('a page that only itself or a menu links to is an orphan', () => {
    expect(orphans(new Map([...pages, ['/', page('', '<a href="/shortcut">s</a>')]]))).toEqual([
      '/shortcut',
      '/lonely',
    ]);
  });
});
