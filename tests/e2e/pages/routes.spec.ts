import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl, documentTitle } from '@/lib/publish/metadata';
import { hydrate } from '../support/hydrate';

/** The QA sheet asks for an icon that does not exist, to show what becomes of its place. */
const warningOnPurpose = 'The icon "lucide:no-such-icon" could not be loaded.';

for (const { path, kind, unlisted } of builtPages) {
  test(`${path} is a complete page`, async ({ page, baseURL }) => {
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('requestfailed', (request) => {
      troubles.push(`failed: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      if (baseURL && !request.url().startsWith(baseURL))
        troubles.push(`off-site: ${request.url()}`);
    });

    const response = await page.goto(path);
    await hydrate(page);

    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(documentTitle(titleOf(path)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf(path).heading);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      copyOf(path).description,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', absoluteUrl(path));
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(unlisted ? 1 : 0);
    expect(
      troubles.filter((trouble) => kind !== 'qa-sheet' || trouble !== warningOnPurpose),
    ).toEqual([]);
  });
}
