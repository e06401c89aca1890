import { expect, test } from '@playwright/test';
import { recordShift, shiftOf } from '../../support/browser/layout-shift';
import { serveReleases } from '../../support/browser/release-server';

// `tests/e2e/pages/kinds.spec.ts` has what moves while fonts load.
test('nothing moves when a page arrives in two parts', async ({ page }) => {
  const host = await serveReleases();
  host.fault = (path) => (path === '/about' ? 'pauses' : undefined);
  await recordShift(page);
  await page.goto(`${host.origin}/about`);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await shiftOf(page)).toBe(0);
  await host.close();
});
