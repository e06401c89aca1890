import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { hydrate } from './hydrate';

// Requests that a worker answers can't be counted from here.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 5000 } });

/** Counts in the page itself which prefetches run at once, on a network as slow as a phone's. */
async function countPrefetches(page: Page) {
  await page.addInitScript(() => {
    const seen = { most: 0, running: 0, asked: 0, pages: [] as string[] };
    Object.assign(window, { seen });
    const fetchForReal = window.fetch;
    window.fetch = async (input, options) => {
      const request = new Request(input, options);
      if (request.method !== 'HEAD' && !request.headers.has('next-router-prefetch')) {
        return fetchForReal(input, options);
      }
      seen.running += 1;
      seen.asked += 1;
      seen.most = Math.max(seen.most, seen.running);
      seen.pages.push(new URL(request.url).pathname.replace(/\/__next\..*$/, '') || '/');
      try {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const response = await fetchForReal(input, options);
        const body = await response.clone().arrayBuffer();
        return request.method === 'HEAD' ? response : new Response(body, response);
      } finally {
        seen.running -= 1;
      }
    };
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as {
        seen: { most: number; running: number; asked: number; pages: string[] };
      };
      return { ...seen, pages: [...new Set(seen.pages)] };
    });
}

const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);

test('at most five prefetches run at once, however many links are in view', async ({ page }) => {
  const seen = await countPrefetches(page);
  await page.goto('/sitemap');
  await hydrate(page);
  await expect
    .poll(async () => (await seen()).pages.length, { timeout: 40_000 })
    .toBeGreaterThan(80);
  const { most, asked, pages } = await seen();
  console.log(`${pages.length} pages prefetched with ${asked} requests, at most ${most} at once`);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(constants.prefetchConcurrency);
});

test('a page that is prefetched opens without another request for it', async ({ page }) => {
  const seen = await countPrefetches(page);
  await page.goto('/contact');
  await hydrate(page);
  await expect
    .poll(async () => {
      const { running, pages } = await seen();
      return running === 0 && pages.includes('/about');
    })
    .toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(asked.filter((path) => /^\/about(\.txt|\/|$)/.test(path))).toEqual([]);
});

for (const [name, connection] of [
  ['data saving', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
  ['slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is prefetched on ${name}, and links work`, async ({ page }) => {
    await setConnection(page, connection);
    const seen = await countPrefetches(page);
    await page.goto('/sitemap');
    await hydrate(page);
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
    await about.hover();
    await page.waitForTimeout(2000);
    expect((await seen()).pages).toEqual([]);
    await about.click();
    await expect(page).toHaveURL('/about');
  });
}

test('aliases are never prefetched, even where a link to one is taken for a page', async ({
  page,
}) => {
  const seen = await countPrefetches(page);
  await page.goto('/contact');
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await hydrate(page);
  await (await manifest).finished();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    for (const href of ['/home', '/services/consultancy', '/portfolio']) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      link.dataset.page = '';
      document.querySelector('h1')?.append(link);
    }
  });
  await expect.poll(async () => (await seen()).pages).toContain('/portfolio');
  await page.waitForTimeout(500);
  const { pages } = await seen();
  expect(pages).not.toContain('/home');
  expect(pages).not.toContain('/services/consultancy');
});

for (const path of ['/', '/services', '/products/posigen', '/contact']) {
  test(`${path} preloads no more stylesheets than two, and no download or picture`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const hints = [...html.matchAll(/<link[^>]*rel="(?:preload|prefetch|modulepreload)"[^>]*>/g)];
    const kinds = hints.map(([hint]) => /\bas="(\w+)"/.exec(hint)?.[1] ?? 'script');
    expect(kinds.filter((kind) => kind === 'style').length).toBeLessThanOrEqual(
      constants.stylesheetPreloadMax,
    );
    expect(kinds.filter((kind) => !['style', 'font', 'script', 'fetch'].includes(kind))).toEqual(
      [],
    );
  });
}
