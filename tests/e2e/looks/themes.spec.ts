import { expect, test } from '@playwright/test';
import { defaultTheme, themes } from '@/content/themes';
import { expectRunning, hydrate } from '../../support/browser/hydrate';

const storageKey = 'nuxt-color-mode';

for (const theme of themes) {
  test(`${theme.label} is on before first paint, with every script file blocked`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
      storageKey,
      theme.name,
    ] as const);
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', theme.name);
    await expect(root).toHaveAttribute('data-theme-label', theme.label);
    await expect(root).toHaveClass(new RegExp(`(^|\\s)${theme.className}(\\s|$)`));
    await expect(root).toHaveCSS('color-scheme', theme.colorScheme);
  });
}

test('a stored value that is no theme falls back to the default', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'sepia'), storageKey);
  await page.goto('/');
  await hydrate(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Theme' });
  await field.focus();
  await expectRunning(page, 'theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', defaultTheme);
  await expect(field).toHaveValue(defaultTheme);
});

test('the page is readable where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', defaultTheme);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
