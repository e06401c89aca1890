import { expect, type Page, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { hydrate } from '../../support/browser/hydrate';

async function raise(page: Page) {
  await page.goto('/test');
  await hydrate(page);
  await page.getByRole('button', { name: 'Raise an error' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page that fails', () => {
  test('shows the error page, and recovers on another try', async ({ page }) => {
    await raise(page);
    await expect(heading(page)).toHaveText('Internal Server Error');
    await expect(page).toHaveTitle('500 - Internal Server Error');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(copyOf('/test').heading);
  });
});

test('an icon named at run time is shown; an unknown icon leaves its place empty', async ({
  page,
}) => {
  await page.goto('/test');
  await hydrate(page);
  const drawing = (address: string) => page.locator(`[data-icon="${address}"] svg`);
  await expect(drawing('lucide:cloud').locator('path')).not.toHaveCount(0);
  await expect(drawing('lucide:circle-help').locator('path')).not.toHaveCount(0);
  await expect(drawing('lucide:no-such-icon')).toHaveCount(0);
});
