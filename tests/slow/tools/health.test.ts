import { expect, test } from 'vitest';
import type { PagePath } from '@/content/tree';
import { readPage } from '@/lib/build/site-graph';
import { type BuiltPage, healthOf, healthPage, healthText } from '@/lib/tools/health';

const built = (path: string, content: string, head = true): BuiltPage => ({
  ...readPage(
    `${head ? `<title>${path}</title><meta name="description" content="About ${path}"><link rel="canonical" href="https://h.example${path}"><meta property="og:image" content="https://h.example/og.png">` : ''}<footer><a href="/about">About</a></footer><main>${content}</main>`,
  ),
  bytes: 1_000,
});

const site = (pages: readonly (readonly [PagePath, BuiltPage])[]) =>
  healthOf(new Map(pages), () => false);

test('a sound site has no findings', () => {
  const report = site([
    ['/', built('/', '<a href="/about">a</a>')],
    ['/about', built('/about', '<a href="/">home</a><a href="/contact">c</a>')],
    ['/contact', built('/contact', '')],
  ]);
  expect(report.findings).toEqual([]);
  expect(report.pages.find(({ path }) => path === '/contact')).toMatchObject({
    clicks: 2,
    bytes: 1_000,
  });
  expect(healthText(report)).toContain('3 pages, 0 findings');
});

test('each fault is found, on its page and with what to do', () => {
  const report = site([
    ['/', built('/', '<a href="/abuot">a</a>')],
    ['/about', built('/about', '', false)],
    ['/contact', built('/contact', '<script>alert(1)</script><a href="#<b>">x</a>')],
  ]);
  const found = report.findings.map(({ what, page }) => `${what} ${page}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'orphan /contact',
      'out of reach /contact',
      'broken link /',
      'broken link /contact',
      'missing metadata /about',
    ]),
  );
  const page = healthPage(report);
  expect(page).toContain('/abuot: no such page');
  expect(page).not.toContain('#<b>');
});
