import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

test.use({ javaScriptEnabled: false });

/**
 * Pages with different controls that need scripts. `routes.spec.ts` tests that the HTML of every
 * page has its text.
 */
const paths = ['/', pageOf('service'), '/solutions/cloud-backup', '/contact', '/search'] as const;

test('without scripts, a page is readable, and shows no control that needs scripts', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(copyOf(path).lead), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    await expect(page.locator('.needs-scripts'), path).not.toHaveCount(0);
    await expect(page.locator('.needs-scripts:visible'), path).toHaveCount(0);
  }
});

test('without scripts, the search page shows no search box, but links to other pages', async ({
  page,
}) => {
  await page.goto('/search?q=payroll');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  // Playwright finds nothing in `noscript` by role or by text, even when its content is shown.
  const waysOn = page.getByRole('main').locator('noscript');
  await expect(waysOn.locator('p').first()).toContainText('Search needs JavaScript');
  await expect(waysOn.locator('p').first()).toBeVisible();
  for (const path of ['/sitemap', '/resources/glossary', '/resources/faqs', '/contact']) {
    await expect(waysOn.locator(`a[href="${path}"]`)).toBeVisible();
  }
});
