import type { Page } from '@playwright/test';
import { themes } from '@/content/brand/themes';

/** Chooses a theme in the list that the header opens, and closes the list. */
export async function chooseTheme(page: Page, theme: string): Promise<void> {
  const label = themes.find(({ name }) => name === theme)?.label ?? theme;
  const button = page.getByRole('banner').getByRole('button', { name: 'Theme' });
  await button.click();
  await page.getByRole('radio', { name: label }).check();
  await page.keyboard.press('Escape');
}
