import { expect, type Page, test } from '@playwright/test';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import * as constants from '@/lib/constants';
import { titleOf } from '@/lib/pages/titles';
import { ancestorsOf, pathsOfKind } from '@/lib/pages/tree';
import { footerLink } from '../../support/browser/footer-link';
import { hydrate } from '../../support/browser/hydrate';
import { pageOf } from '../../support/page-of';

test('the keyboard reaches the content past the header first', async ({ page }) => {
  await page.goto(pageOf('service'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has every link and the ways to reach the company', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of footerNavigation) {
    for (const link of links) {
      await expect(
        footer.getByRole('link', { name: link.title, exact: true }),
        title,
      ).toHaveAttribute('href', link.href);
    }
  }
  await expect(footer.getByRole('link', { name: site.contact.phone.value })).toHaveAttribute(
    'href',
    `tel:${site.contact.phone.value.replaceAll(' ', '')}`,
  );
  await expect(footer.getByRole('link', { name: site.contact.email.value })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email.value}`,
  );
  await expect(footer).toContainText(site.contact.address.value.box);
  await expect(footer).toContainText(site.tagline);
  for (const { network } of site.social) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
});

test.describe('in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test('the copyright line has the visitor’s year and the name in capitals', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-12-31T22:00:00Z')); // Already 2032 there.
    await page.goto('/');
    await hydrate(page);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2032 ${site.name.toUpperCase()}`);
  });
});

const preferences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as it is': async () => {},
  'with reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'in low-data mode': (page) =>
    page.addInitScript((key) => localStorage.setItem(key, 'on'), constants.lowDataStorageKey),
};

for (const [name, prefer] of Object.entries(preferences)) {
  test(`scroll to top appears after 300 pixels and leads to the top, ${name}`, async ({ page }) => {
    await prefer(page);
    await page.goto(pageOf('service'));
    const link = page.getByRole('link', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect(link).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
    await expect(link).toBeVisible();
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(link).toBeHidden();
  });
}

test('breadcrumbs lead from the page to the home page', async ({ page }) => {
  const path = pathsOfKind('service').findLast((deep) => deep.split('/').length > 3);
  if (!path) throw new Error('content/tree.ts has no service in a group.');
  await page.goto(path);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(ancestorsOf(path).map(titleOf));
  await expect(trail.locator('[aria-current=page]')).toHaveText(titleOf(path));
});

test('following a link scrolls to the top, and to the anchor when one is given', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrate(page);
  await footerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/resources/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'M', exact: true })).toBeInViewport();
  await expect(page.getByText('M-Pesa', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('the loading flag goes soon after the islands run', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});
