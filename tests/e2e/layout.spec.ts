import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import * as constants from '@/lib/constants';
import { hydrate } from './hydrate';

test('the keyboard reaches the content past the header first', async ({ page }) => {
  await page.goto('/services/it-cloud');
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
  const links: Readonly<Record<string, string>> = {
    About: '/about',
    Services: '/services',
    Solutions: '/solutions',
    Technologies: '/technologies',
    Products: '/products',
    Industries: '/industries',
    'Our Work': '/portfolio',
    Blog: '/blog',
    Careers: '/careers',
    'Web Development': '/services/web-development',
    'Systems Integration': '/services/systems-integration',
    'IT Cloud': '/services/it-cloud',
    Privacy: '/privacy',
    Terms: '/terms',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
    'href',
    /^\/contact/,
  );
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
    await page.goto('/services/it-cloud');
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
  await page.goto('/services/web-development/ecommerce');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Services', 'Web Development']);
  await expect(trail.locator('[aria-current=page]')).toHaveText('eCommerce');
});

test('following a link scrolls to the top, and to the anchor when one is given', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/resources/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'M', exact: true })).toBeInViewport();
});

test('the loading flag goes soon after the islands run', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});
