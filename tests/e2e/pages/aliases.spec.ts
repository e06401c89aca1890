import { expect, test } from '@playwright/test';
import { aliasTable } from '@/lib/pages/aliases';
import { deployedOrigin } from '../../hosts/deployed';
import { specifiedAliases } from '../../specified-paths';
import { addressToday } from '../../support/address-today';

test('every alias leads to its page: by a stub page that search engines leave alone, or by a redirect where the site is deployed to a host with rules', async ({
  request,
}) => {
  for (const [alias, target] of aliasTable) {
    const response = await request.get(alias, { maxRedirects: 0 });
    if (deployedOrigin !== undefined && [301, 308].includes(response.status())) {
      const location = new URL(response.headers().location ?? '', deployedOrigin);
      expect(location.href, alias).toBe(`${deployedOrigin}${target}`);
      continue;
    }
    expect(response.status(), alias).toBe(200);
    const html = await response.text();
    expect(html, alias).toContain('<meta name="robots" content="noindex">');
    expect(html, alias).toContain(`href="${target}"`);
  }
});

for (const [alias, specified] of Object.entries(specifiedAliases)) {
  const target = addressToday(specified);
  test(`${alias} leads to ${target} with its query`, async ({ page }) => {
    await page.goto(`${alias}?from=card#part`);
    await page.waitForURL((url) => url.pathname === target);
    const url = new URL(page.url());
    expect(url.search).toBe('?from=card');
    expect(url.hash).toBe('#part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an alias still leads to its page', async ({ page }) => {
    const [alias = '', target] = Object.entries(specifiedAliases)[1] ?? [];
    await page.goto(alias);
    await page.waitForURL((url) => url.pathname === target);
  });
});
