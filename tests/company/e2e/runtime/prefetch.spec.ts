import { expect, type Page, type Route, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { footerLink } from '../../../support/browser/footer-link';
import { hydrate } from '../../../support/browser/hydrate';

// `tests/unit/runtime/prefetch.test.ts` tests the queue and the kinds of link. The offline worker
// is blocked, because these tests cannot count requests that it answers.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 5000 } });

/**
 * Records the paths of the pages that the browser prefetches from now on. Under Playwright,
 * Chromium prefetches pages instead of prerendering them, which sends the same requests.
 */
function recordPrefetches(page: Page): readonly string[] {
  const ahead: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['sec-purpose']?.startsWith('prefetch') && !/\.\w+$/.test(pathname))
      ahead.push(pathname);
  });
  return ahead;
}

/** Records the warnings in the console of a page. */
function recordWarnings(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

/** Opens a page and waits until it knows the pages of its build. */
async function openWithPages(page: Page, path: string) {
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(path);
  await hydrate(page);
  await (await manifest).finished();
}

test('visible links request nothing; pointing at a link requests its page once; opening the page does not request it again', async ({
  page,
}) => {
  const ahead = recordPrefetches(page);
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

test('links to aliases, downloads, new windows, fragments and paths without a page are not prefetched; in low-data mode, no link is prefetched', async ({
  page,
}) => {
  const ahead = recordPrefetches(page);
  await openWithPages(page, '/contact');
  const links = [
    { href: '/home' },
    { href: '/services/no-such-page' },
    { href: '#enquiry' },
    // These two have a query, because the page has other links to the same pages.
    { href: '/terms?other', target: '_blank' },
    { href: '/resources/glossary?other', download: '' },
    { href: '/about' },
  ];
  await page.evaluate((all) => {
    for (const facts of all) {
      const link = Object.assign(document.createElement('a'), { textContent: 'Link', ...facts });
      document.querySelector('h1')?.append(Object.assign(link, { draggable: false }), ' ');
    }
  }, links);
  for (const link of await page.getByRole('heading', { level: 1 }).getByRole('link').all()) {
    await link.hover();
    // A press prefetches a page immediately. The button is released elsewhere, so the press is not
    // a click.
    await page.mouse.down();
    await page.mouse.move(1, 300);
    await page.mouse.up();
  }
  await expect.poll(() => ahead).toEqual(['/about']);

  const lowData = page.getByRole('checkbox', { name: 'Low-data mode' });
  await lowData.check();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await footerLink(page, '/careers').hover();
  await lowData.uncheck();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await footerLink(page, '/privacy').hover();
  await expect.poll(() => ahead).toEqual(['/about', '/privacy']);
});

test('without speculation rules, at most five pages are prefetched at once, and a failed prefetch logs a warning', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const held: Route[] = [];
  const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname);
  await page.route(isPage, (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    held.push(route);
  });
  const warnings = recordWarnings(page);
  await openWithPages(page, '/sitemap');
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('main a'))
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect.poll(() => held).toHaveLength(constants.prefetchConcurrency);
  const { pathname } = new URL(held[0]?.request().url() ?? '');
  await held[0]?.abort();
  await expect.poll(() => warnings.join()).toContain(`Could not prefetch ${pathname}.`);
  await held[1]?.continue();
  await expect.poll(() => held).toHaveLength(constants.prefetchConcurrency + 2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger that rests on a link prefetches its page; a finger that swipes prefetches nothing', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await openWithPages(page, '/sitemap');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const press = async (path: string) => {
      const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      if (!box) throw new Error(`The link to ${path} is not visible.`);
      const point = { x: box.x + 10, y: box.y + 10 };
      await touch('touchStart', point.x, point.y);
      return point;
    };

    const { x, y } = await press('/careers');
    const scrolls = page.evaluate(
      () => new Promise((resolve) => addEventListener('pointercancel', resolve, { once: true })),
    );
    for (const distance of [20, 40, 60]) await touch('touchMove', x, y - distance);
    await scrolls;
    await touch('touchEnd');
    await press('/about');
    await expect.poll(() => fetched).toContain('/about');
    expect(fetched).not.toContain('/careers');
    await touch('touchEnd');
  });
});

test('a file that a link opens is requested with HEAD before it is prefetched; one that it saves is not', async ({
  page,
}) => {
  const asked: string[] = [];
  const warnings = recordWarnings(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/downloads/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/resources/downloads');
  await hydrate(page);
  const file = page.getByRole('main').locator('a[href^="/downloads/"]').first();
  const path = await file.getAttribute('href');
  await file.hover();
  await file.evaluate((link) => link.removeAttribute('download'));
  await page.mouse.move(0, 0);
  expect(asked).toEqual([]);
  await file.hover();
  await expect.poll(() => asked).toEqual([`HEAD ${path}`, `GET ${path}`]);

  const missing = '/downloads/no-such-file.pdf';
  await file.evaluate((link, href) => link.setAttribute('href', href), missing);
  await page.mouse.move(0, 0);
  await page.getByRole('main').locator(`a[href="${missing}"]`).hover();
  await expect.poll(() => warnings.join()).toContain(`Could not prefetch ${missing}.`);
  expect(asked.slice(2)).toEqual([`HEAD ${missing}`]);
});
