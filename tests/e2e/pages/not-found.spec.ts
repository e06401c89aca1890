import { expect, test } from '@playwright/test';
import { explicitAliases } from '@/content/aliases';
import { innerPage, start } from '../../support/browser/header-entries';
import { overflowingText } from '../../support/browser/overflowing-text';
import { screensOf } from './page-length';

/** A section of the site. */
const section = innerPage.replace(/(?<=\w)\/.*/, '');

// `tests/unit/runtime/not-found.test.tsx` tests the message for every kind of path.

test('an unknown path answers 404 with the message for that path, even if it has capitals', async ({
  page,
}) => {
  for (const path of [`${section}/unknown-slug/deep`, '/Nowhere/At-All']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await page.mouse.move(10, 10);
    await expect(page).toHaveTitle(`404 - Page not found: ${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page not found: ${path}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await screensOf(page), 'length on a phone, in screens').toBeLessThanOrEqual(2);
});

test('the not-found page fits a phone with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const path of ['/404', `${section}/unknown-slug-of-more-than-thirty-letters`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('not found', {
      ignoreCase: true,
    });
    expect(await overflowingText(page), path).toEqual([]);
  }
});

test('without scripts, the not-found page has the default message for any unknown path', async ({
  request,
}) => {
  for (const path of ['/nowhere', `${section}/nowhere`, `${start.href}-us`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain('<title>404 - Page Not Found</title>');
    expect(html, path).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  }
});

test('a path in capitals leads to its page, with query and fragment', async ({ page }) => {
  const capitalised = (path: string) =>
    path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const aliases = Object.entries<string>(explicitAliases).filter(([alias]) =>
    /^\/[a-z/-]+$/.test(alias),
  );
  for (const [path, target] of [
    [`${capitalised(innerPage)}?a=1#content`, `${innerPage}?a=1#content`],
    ...aliases.slice(0, 1).map(([alias, aliased]) => [capitalised(alias), aliased] as const),
  ] as const) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/not found/i);
  }
});
