import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { footerLink } from '../../support/browser/footer-link';
import { hydrate } from '../../support/browser/hydrate';

// Requests that a worker answers cannot be counted here.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 5000 } });

/**
 * Records the paths that the browser requests from now on: all pages, and those that it prefetches. Under Playwright,
 * Chromium prefetches pages and does not prerender them, which sends the same requests.
 */
function watchRequests(page: Page) {
  const pages: string[] = [];
  const ahead: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.\w+$/.test(pathname)) return;
    pages.push(pathname);
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(pathname);
  });
  return { pages, ahead };
}

/** Removes speculation rules from the browser, and counts in the page how many fetches run at once. */
async function withoutRules(page: Page) {
  await page.addInitScript(() => {
    const supports = HTMLScriptElement.supports.bind(HTMLScriptElement);
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type);
    const seen = { most: 0, running: 0, asked: [] as string[], ended: [] as string[] };
    Object.assign(window, { seen, release: () => {} });
    const released = new Promise((resolve) => Object.assign(window, { release: resolve }));
    const fetchForReal = window.fetch;
    window.fetch = async (input, options) => {
      const request = new Request(input, options);
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/builds/')) return fetchForReal(input, options);
      seen.running += 1;
      seen.asked.push(`${request.method} ${pathname}`);
      seen.most = Math.max(seen.most, seen.running);
      try {
        await released;
        return await fetchForReal(input, options);
      } finally {
        seen.running -= 1;
        seen.ended.push(pathname);
      }
    };
  });
  const seen = () =>
    page.evaluate(
      () =>
        (
          window as unknown as {
            seen: { most: number; running: number; asked: string[]; ended: string[] };
          }
        ).seen,
    );
  /** Lets the fetches go on. */
  const release = () => page.evaluate(() => (window as unknown as { release(): void }).release());
  return { seen, release };
}

/** Sends the events of a pointer that enters a link. */
const pointAtAll = (page: Page, selector: string) =>
  page.evaluate((links) => {
    for (const link of document.querySelectorAll(links))
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, selector);

/** Waits until a page knows the pages of its build. */
async function openWithPages(page: Page, path: string) {
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(path);
  await hydrate(page);
  await (await manifest).finished();
}

test('visible links request nothing, pointing at a link requests its page once, and opening it requests nothing more', async ({
  page,
}) => {
  const { ahead } = watchRequests(page);
  await page.goto('/sitemap');
  await hydrate(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  expect(ahead).toEqual([]);
  await footerLink(page, '/about').hover();
  await expect.poll(() => ahead).toEqual(['/about']);
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await hydrate(page);
  expect(ahead).toEqual(['/about']);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType),
  ).toBe('navigational-prefetch');
});

test('downloads, other windows, fragments and paths without a page are not prefetched', async ({
  page,
}) => {
  const { ahead } = watchRequests(page);
  await openWithPages(page, '/contact');
  const links = [
    { href: '/home' }, // An alias.
    { href: '/services/no-such-page' },
    { href: '#enquiry' },
    // With a query, because the page has other links to the same pages.
    { href: '/terms?other', target: '_blank' },
    { href: '/resources/glossary?other', download: '' },
    { href: '/about' },
  ];
  await page.evaluate((all) => {
    const heading = document.querySelector('h1');
    for (const facts of all)
      heading?.append(
        Object.assign(document.createElement('a'), {
          textContent: 'Link',
          draggable: false,
          ...facts,
        }),
        ' ',
      );
  }, links);
  const injected = page.getByRole('heading', { level: 1 }).getByRole('link');
  for (const [index] of links.entries()) {
    await injected.nth(index).hover();
    // A press sends its request immediately. Released elsewhere, it is not a click.
    await page.mouse.down();
    await page.mouse.move(1, 300);
    await page.mouse.up();
  }
  await expect.poll(() => ahead).toContain('/about');
  expect(ahead).toEqual(['/about']);
});

test('nothing is prefetched after low-data mode is turned on', async ({ page }) => {
  const { ahead } = watchRequests(page);
  await page.goto('/sitemap');
  await hydrate(page);
  const lowData = page.getByRole('checkbox', { name: 'Low-data mode' });
  await lowData.check();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await footerLink(page, '/about').hover();
  await lowData.uncheck();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await footerLink(page, '/terms').hover();
  await expect.poll(() => ahead).toContain('/terms');
  expect(ahead).not.toContain('/about');
});

test.describe('in a browser without speculation rules', () => {
  test('at most five pages are prefetched at once, however many links are pointed at', async ({
    page,
  }) => {
    const { seen, release } = await withoutRules(page);
    await openWithPages(page, '/sitemap');
    await pointAtAll(page, 'main a');
    await expect.poll(async () => (await seen()).asked).toHaveLength(constants.prefetchConcurrency);
    await release();
    await expect
      .poll(async () => new Set((await seen()).ended).size, { timeout: 40_000 })
      .toBeGreaterThan(80);
    expect((await seen()).most).toBe(constants.prefetchConcurrency);
  });

  test('a failed prefetch logs a warning, and the page still opens', async ({ page }) => {
    const { release } = await withoutRules(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await openWithPages(page, '/contact');
    await release();
    await page.route('**/about', (route) => route.abort());
    await footerLink(page, '/about').hover();
    await expect.poll(() => warnings.join()).toContain('Could not prefetch /about.');
    await page.unroute('**/about');
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
  });
});

test('a file is requested with HEAD before it is prefetched', async ({ page }) => {
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/downloads/')) asked.push(`${request.method()} ${pathname}`);
  });
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/resources/downloads');
  await hydrate(page);
  const file = page.getByRole('main').locator('a[href^="/downloads/"]').first();
  const path = await file.getAttribute('href');
  await file.hover();
  await expect.poll(() => asked).toEqual([`HEAD ${path}`, `GET ${path}`]);

  await file.evaluate((link: HTMLAnchorElement) => {
    link.href = '/downloads/no-such-file.pdf';
  });
  await page.mouse.move(0, 0);
  await file.hover();
  await expect
    .poll(() => warnings.join())
    .toContain('Could not prefetch /downloads/no-such-file.pdf.');
  expect(asked.slice(2)).toEqual(['HEAD /downloads/no-such-file.pdf']);
});
