import { expect, test } from '@playwright/test';
import { hydrate } from './hydrate';

test('links inside the site keep the document, and the browser keeps its own kinds of click', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  const opened = context.waitForEvent('page');
  await about.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/services');
  await about.click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});

test('going back to a fragment shows its page, without a full load', async ({ page }) => {
  await page.goto('/resources/glossary');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M' }).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL(/\/resources\/glossary#/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});
