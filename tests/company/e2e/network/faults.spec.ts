import { expect, type Page, test } from '@playwright/test';
import { reloadScriptPath } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { footerLink } from '../../../support/browser/footer-link';
import { start } from '../../../support/browser/header-entries';
import { hydrate } from '../../../support/browser/hydrate';
import { type ReleaseServer, serveReleases } from '../release-server';

let host: ReleaseServer;
test.beforeEach(async () => {
  host = await serveReleases();
});
test.afterEach(() => host.close());

/**
 * Reads a page as a visitor does, follows a link, and reads the next page.
 * @param waitUntilSettled waits until everything that loads automatically has loaded, and the fault
 * has happened
 * @returns the errors of the pages
 */
async function readAndFollow(
  page: Page,
  waitUntilSettled: (page: Page) => Promise<void> = hydrate,
) {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${host.origin}/services`, { waitUntil: 'commit' }).catch(() => {});
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(copyOf('/services').heading);
  // The page must be painted, not only in the document.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length === 1,
  );
  await waitUntilSettled(page);
  await expect(heading).toHaveText(copyOf('/services').heading);
  expect(loads, 'a page is reloaded once at most').toBeLessThanOrEqual(2);

  const link = page.getByRole('banner').getByRole('link', { name: start.title, exact: true });
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL(host.origin + start.href, { timeout: 20_000 });
  await expect(heading).toHaveText(copyOf(start.href).heading);
  return problems;
}

const script = /^\/_next\/static\/islands\/.*\.js$/;
/** The files other than scripts that every page requests without an action of the visitor. */
const otherFiles = /\.(css|woff2)$|^\/((menus|search-index)\.json|sw\.js|builds\/.+)$/;

for (const [name, paths, fault] of [
  ['scripts hang', script, 'hangs'],
  ['scripts are answered with HTML', script, 'answers HTML'],
  ['other files hang', otherFiles, 'hangs'],
  ['other files are answered with HTML', otherFiles, 'answers HTML'],
  ['all files except pages are refused', /\.\w+$/, 'refused'],
] as const) {
  test(`a page can be read and its links work if ${name}`, async ({ page }) => {
    host.fault = (path) => (paths.test(path) ? fault : undefined);
    await readAndFollow(page, async () => {
      if (paths === otherFiles) await hydrate(page);
      await expect.poll(() => host.failed.filter((path) => paths.test(path))).not.toEqual([]);
    });
  });
}

test('a page whose client script is missing is reloaded once', async ({ page }) => {
  host.fault = (path) => (/\/client-[\w-]+\.js$/.test(path) ? 'is missing' : undefined);
  await page.goto(`${host.origin}/services`);
  await expect.poll(() => host.failed).toHaveLength(2);
  await expect
    .poll(() => host.requests.filter((path) => path === reloadScriptPath))
    .toHaveLength(2);
  await footerLink(page, '/terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/terms').heading);
  await expect.poll(() => host.documents).toEqual(['/services', '/services', '/terms', '/terms']);
});

test('a page whose client script is missing is not reloaded once a link is followed', async ({
  page,
}) => {
  host.fault = (path) => (/\/client-[\w-]+\.js$/.test(path) ? 'is missing' : undefined);
  // The check before the reload takes a second, and the next page arrives after it.
  host.delay = (path) => {
    if (path === start.href) return 2_000;
    return host.requests.includes(reloadScriptPath) && path === '/services' ? 1_000 : 0;
  };
  await page.goto(`${host.origin}/services`);
  await expect.poll(() => host.requests.filter((path) => path === '/services')).toHaveLength(2);
  const link = page.getByRole('banner').getByRole('link', { name: start.title, exact: true });
  // Without the focus, as in Safari.
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(host.origin + start.href);
});

test('a page can be read and its links work if the connection is cut in the middle of the page', async ({
  page,
}) => {
  host.fault = (path) => (path === '/services' && !host.failed.length ? 'is cut' : undefined);
  await readAndFollow(page);
});

test('a page works without errors if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  expect(await readAndFollow(page)).toEqual([]);
});

test('a page works without errors if storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  expect(await readAndFollow(page)).toEqual([]);
});
