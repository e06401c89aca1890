import { expect, type Page } from '@playwright/test';

/** Shows a visitor's intent, so that the page brings its bundle at once, and waits until the islands run. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 15_000 });
}
