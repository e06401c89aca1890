import { expect, test } from '@playwright/test';
import { aliasTable } from '@/lib/pages/aliases';
import { deployedOrigin } from '../../hosts/deployed';
import { addressToday } from '../../support/address-today';
import { requiredAliases } from '../../support/required-paths';

const required = Object.entries(requiredAliases).map(
  ([alias, target]) => [alias, addressToday(target)] as const,
);

test('every alias leads to its page: by a stub page with noindex, or by a redirect if the host has rules', async ({
  request,
}) => {
  for (const [alias, target] of new Map([...aliasTable, ...required])) {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an alias leads to its page, and scripts keep its query and fragment', async ({
      page,
    }) => {
      // Without an alias of its own, a site has those that repeat a segment.
      const [alias, target] = required[1] ?? ['/contact/contact', '/contact'];
      await page.goto(`${alias}?from=card#part`);
      await page.waitForURL((url) => url.pathname === target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const { search, hash } = new URL(page.url());
      if (javaScriptEnabled) expect(search + hash).toBe('?from=card#part');
    });
  });
}
