import { expect, type Page, test } from '@playwright/test';
import { constants } from '@/lib/constants';

// Requests that a worker answers can't be counted from here.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 5000 } });

/** Counts the requests of prefetches, each held for a moment, as on a phone's network. */
async function countPrefetches(page: Page) {
  const seen = { most: 0, running: 0, pages: new Set<string>() };
  await page.route('**/*', async (route) => {
    const request = route.request();
    const headers = request.headers();
    const isPrefetch = request.method() === 'HEAD' || 'next-router-prefetch' in headers;
    if (!isPrefetch) return route.fallback();
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    seen.pages.add(new URL(request.url()).pathname.replace(/\/__next\..*$/, '') || '/');
    await new Promise((resolve) => setTimeout(resolve, 25));
    await route.continue();
    await request.response();
    seen.running -= 1;
  });
  return seen;
}

const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);

test('at most five prefetches run at once, however many links are in view', async ({ page }) => {
  const seen = await countPrefetches(page);
  await page.goto('/sitemap');
  await expect.poll(() => seen.pages.size, { timeout: 30_000 }).toBeGreaterThan(80);
  expect(seen.most).toBeGreaterThan(1);
  expect(seen.most).toBeLessThanOrEqual(constants.prefetchConcurrency);
});

test('the page that is prefetched opens without another request for it', async ({ page }) => {
  const seen = await countPrefetches(page);
  await page.goto('/contact');
  await expect.poll(() => seen.pages.has('/about')).toBe(true);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(asked.filter((url) => /\/about\b/.test(url))).toEqual([]);
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
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
    await about.hover();
    await page.waitForTimeout(2000);
    expect([...seen.pages]).toEqual([]);
    await about.click();
    await expect(page).toHaveURL('/about');
  });
}

test('aliases, downloads and other sites are never prefetched', async ({ page }) => {
  const seen = await countPrefetches(page);
  await page.route('**/builds/meta/*.json', (route) => route.continue());
  await page.goto('/contact');
  await page.waitForResponse(/\/builds\/meta\//);
  await page.evaluate(() => {
    for (const attributes of [
      { href: '/home' },
      { href: '/services/consultancy' },
      { href: '/terms', download: 'terms.html' },
      { href: 'https://www.example.com/' },
    ]) {
      const link = Object.assign(document.createElement('a'), attributes, { textContent: 'x' });
      link.dataset.page = '';
      document.querySelector('h1')?.append(link);
    }
  });
  await expect.poll(() => seen.pages.size).toBeGreaterThan(5);
  await page.waitForTimeout(1000);
  for (const path of ['/home', '/services/consultancy'])
    expect([...seen.pages]).not.toContain(path);
});
