import { expect, test } from '@playwright/test';
import { themes } from '@/content/brand/themes';

const storageKey = 'nuxt-color-mode';

// A script in the page's head applies the theme, before the first paint.
test('each stored theme applies even with every script file blocked', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  for (const theme of themes) {
    await page.evaluate(([key, name]) => localStorage.setItem(key, name), [
      storageKey,
      theme.name,
    ] as const);
    await page.reload();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', theme.name);
    await expect(root).toHaveAttribute('data-theme-label', theme.label);
    await expect(root).toHaveClass(new RegExp(`(^|\\s)${theme.className}(\\s|$)`));
    await expect(root).toHaveCSS('color-scheme', theme.colorScheme);
  }
});
