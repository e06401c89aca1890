import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { finishPages, securePages } from './finish-pages';
import { readStylesheet } from './page-styles';
import { afterMain, removeBundle } from './remove-bundle';

const parts = {
  clientScript: '/_next/static/islands/client.js',
  loader: 'load()',
  headScript: 'head();',
  endOfFirstScreen: afterMain,
  contentScripts: ['filter()'],
  stylesheets: new Map([
    [
      '/_next/static/s.css',
      readStylesheet('/_next/static/s.css', 'p{top:0}.below{top:1px}.closed{top:2px}'),
    ],
  ]),
};

const start = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';
const sheet = '<link rel="stylesheet" href="/_next/static/s.css" data-precedence="next"/>';
/** The elements that follow the first screen. */
const rest = `${sheet.replace('/>', ' id="rest-of-page" fetchpriority="low"/>')}<script>0</script>`;
const viewport = '<meta name="viewport" content="width=device-width"/>';
const data = '<script type="application/ld+json">{"a":1}</script>';
/** A page as Next writes it. */
const nextPage = (head = '', body = '') =>
  `${start}${head}${sheet}<script>head();</script></head><body><main><p>Tea &amp; <b>co</b></p>${body}</main></body></html>`;
const own = (html: string) => removeBundle('out/a.html', html, parts);

const headScriptElement =
  '<script data-client="/_next/static/islands/client.js">head();\n;load()</script>';
/** A page without Next's bundle, as visitors get it. */
const finished = `${start}${headScriptElement}<style>p{top:0}</style></head><body><main><p>Tea &amp; <b>co</b></p></main>${rest}</body></html>`;

const policy = (scripts: readonly string[]) => `script-src ${scripts.length}`;
const options = (folder: string) => ({
  pages: folder,
  statics: folder,
  clientScript: parts.clientScript,
  reloadScript: '/reload.js',
  headScript: parts.headScript,
});
const finish = (folder: string) => finishPages({ ...options(folder), policy });

/** A folder with one page and its stylesheet. */
async function pagesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 's.css'), 'p{top:0}@font-face{src:local(a)}@font-face{src:url(/a)}');
  await writeFile(join(folder, 'a.html'), nextPage());
  return folder;
}

test('the content of a page is kept byte for byte', () => {
  expect(own(nextPage())).toBe(finished);
});

test('Next’s bundle is removed, whatever its files are called', () => {
  const html = nextPage(
    '<link rel="preconnect" href="/" crossorigin=""/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="modulepreload" href="/_next/static/chunks/b.mjs"/><script src="/_next/static/chunks/b.js" noModule=""></script>',
  ).replace(
    '</body>',
    '<script id="_Q9_" data-new="">start()</script><script type="module" src="/_next/static/chunks/c.js"></script><script>globalThis.nextFlight(["x"])</script></body>',
  );
  expect(own(html)).toBe(finished);
});

test.each([
  ['without a semicolon', 'a = 1'],
  ['with a comment', 'a = 1 // one'],
])('a head script that ends %s does not stop the loader', (_, headScript) => {
  const page = nextPage().replace('head();', headScript);
  const html = removeBundle('out/a.html', page, { ...parts, headScript, loader: '(done = 1)' });
  const [, script = ''] = /<script data-client="[^"]*">(.*?)<\/script>/s.exec(html) ?? [];
  const ran = runInNewContext(`let a, done; ${script}; [a, done]`);
  expect([...ran]).toEqual([1, 1]);
});

test('the viewport and then the head script come before everything else', () => {
  const html = own(nextPage(`<title>A</title>${viewport}`));
  expect(html).toContain(`${start}${viewport}${headScriptElement}<title>A</title><style>`);
});

test('the head has the rules of the first screen, and the whole stylesheet follows it where the site says', () => {
  const header = '<header><h1>A</h1></header>';
  const html = removeBundle('out/a.html', nextPage('', `${header}<p class="below">B</p>`), {
    ...parts,
    endOfFirstScreen: (elements) => elements.find(({ name }) => name === 'header')?.end,
  });
  expect(html).toContain('<style>p{top:0}</style>');
  expect(html).toContain(`${header}${rest}<p class="below">`);
  expect(html.split('rel="stylesheet"')).toHaveLength(2);
});

test('a page of a site without a head script gets one that loads the client script', () => {
  const html = removeBundle('out/a.html', nextPage().replace('<script>head();</script>', ''), {
    ...parts,
    headScript: undefined,
  });
  expect(html).toBe(finished.replace('head();\n;', ''));
});

test('the head has no rules for elements that are closed at first', () => {
  const closed = '<dialog class="closed"></dialog><div popover="auto" class="closed"></div>';
  expect(own(nextPage('', closed))).toContain('<style>p{top:0}</style>');
});

test('structured data, known scripts in the content and links that load nothing are kept', () => {
  const body = `${data}<script>filter()</script>`;
  const head = '<link rel="canonical" href="https://a.test/"/><link rel="icon" href="/i.svg"/>';
  expect(own(nextPage(head, body))).toContain(body);
  expect(own(nextPage(head, body))).toContain(head);
});

describe('the build stops, and names the page, at', () => {
  test.each([
    '<script src="https://stats.example/a.js"></script>',
    '<script type="text/template">x</script>',
    '<link rel="preload" as="image" href="/_next/static/media/a.png"/>',
    '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
    '<link rel="stylesheet" href="/_next/static/other.css"/>',
    '<link rel="preconnect" href="https://stats.example"/>',
    '<base href="/"/>',
  ])('%s in the head', (tag) => {
    expect(() => own(nextPage(tag))).toThrow(`out/a.html: ${tag} is neither`);
  });

  test.each([
    '<script>stats()</script>',
    '<iframe src="https://stats.example/"></iframe>',
    '<object data="/a.swf"></object>',
    '<embed src="/a.swf"/>',
  ])('%s in the content', (tag) => {
    expect(() => own(nextPage('', tag))).toThrow(`out/a.html: ${tag} is neither`);
  });

  test.each([
    ['the head script', nextPage().replace('head();', 'other();')],
    ['a stylesheet', nextPage().replace(sheet, '')],
    ['a main element', nextPage().replaceAll('main>', 'div>')],
    ['the character set', nextPage().replace('<meta charSet="utf-8"/>', '')],
  ])('a page without %s', (missing, html) => {
    expect(() => own(html)).toThrow(`out/a.html: lacks ${missing}`);
  });

  test('a folder without a page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'));
    await expect(finish(folder)).rejects.toThrow(`${folder} contains no pages`);
  });
});

test('the pages of a folder get a content security policy if the site has one, and cannot be finished twice', async () => {
  const folder = await pagesFolder();
  await expect(finish(folder)).resolves.toContain('1 pages with');
  const html = await readFile(join(folder, 'a.html'), 'utf8');
  expect(html).toContain(`${start}<meta http-equiv="Content-Security-Policy"`);
  expect(html).toContain('<style>p{top:0}@font-face{src:local(a)}</style>');
  expect(await readFile(join(folder, 's.css'), 'utf8')).toBe('p{top:0}@font-face{src:url(/a)}');
  await expect(finish(folder)).rejects.toThrow('a.html');
});

test('the pages of a site without a policy have none', async () => {
  const folder = await pagesFolder();
  await finishPages(options(folder));
  expect(await readFile(join(folder, 'a.html'), 'utf8')).not.toContain('http-equiv');
});

test('securePages adds only a policy', async () => {
  const folder = await pagesFolder();
  await securePages(folder, policy);
  const html = await readFile(join(folder, 'a.html'), 'utf8');
  expect(html.replace(/<meta http-equiv.*?>/, '')).toBe(nextPage());
  expect(html).not.toBe(nextPage());
});

test('the code that loads the client script names the script for the case that it is missing', async () => {
  const folder = await pagesFolder();
  await finish(folder);
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toMatch(
    /<script data-client="\/_next\/static\/islands\/client\.js">head\(\);\s;.*import\(`\/reload\.js`\).*<\/script>/,
  );
});
