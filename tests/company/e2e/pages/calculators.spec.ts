import { expect, test } from '@playwright/test';
import { hydrate } from '../../../support/browser/hydrate';

// `tests/company/unit/` tests the results of the calculators, and the product chooser with and without
// scripts.
test('a calculator loads its code when a field is used, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const loadedCode = () => scripts.filter((path) => /\/calculators-/.test(path));
  await page.goto('/solutions/cloud-backup');
  await hydrate(page);
  expect(loadedCode()).toHaveLength(0);
  await page.getByRole('textbox', { name: 'Speed of the line, in Mbit/s' }).fill('100');
  await expect(page.getByRole('status').filter({ hasText: 'hours' })).toHaveText('6.3 hours');
  expect(loadedCode()).toHaveLength(1);
});
