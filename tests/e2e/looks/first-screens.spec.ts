import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

test.use({ viewport: { width: 1280, height: 900 } });

test('the first screen of a product has a large picture of it, and its price', async ({ page }) => {
  for (const path of pathsOfKind('product')) {
    const [screen] = copyOf(path).screens;
    if (!screen) continue;
    await page.goto(path);
    const picture = page.getByRole('figure', { name: `Sample: ${screen.title}` });
    await expect.soft(picture, path).toBeInViewport({ ratio: 1 });
    const box = await picture.boundingBox();
    expect.soft(box?.width, path).toBeGreaterThanOrEqual(640);
    const price = page.getByLabel('At a glance').getByRole('definition').first();
    await expect.soft(price, path).toBeInViewport({ ratio: 1 });
  }
});
