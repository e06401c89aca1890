import { expect, test } from '@playwright/test';
import { titleOf } from '@/lib/pages/titles';
import { hydrate } from '../../support/browser/hydrate';
import { pageOf } from '../../support/page-of';

const service = pageOf('service');
const solution = pageOf('solution');
const product = pageOf('product');
/** A brief of two pages as the device stores it. */
const kept = JSON.stringify([product, solution]);

test('a brief is filled from service, solution and product pages, and attached to the enquiry', async ({
  page,
}) => {
  for (const path of [service, solution, product]) {
    await page.goto(path);
    await hydrate(page);
    await page.getByRole('button', { name: 'Add to your brief' }).click();
    await expect(page.getByRole('button', { name: 'In your brief' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await page.getByRole('link', { name: 'See your brief (3)' }).click();
  const brief = page.getByRole('region', { name: 'Your brief' });
  await expect(brief.getByRole('link')).toHaveText([
    titleOf(service),
    titleOf(solution),
    titleOf(product),
  ]);
  await brief.getByRole('button', { name: `Remove ${titleOf(solution)}` }).click();
  await brief.getByRole('button', { name: 'Attach to the enquiry' }).click();
  const form = page.getByRole('form', { name: 'Enquiry' });
  await expect(form.getByRole('list', { name: 'Chosen' }).getByRole('button')).toHaveText([
    new RegExp(`Take off ${titleOf(service)}`),
    new RegExp(`Take off ${titleOf(product)}`),
  ]);

  await page.emulateMedia({ media: 'print' });
  await expect(brief.getByRole('link', { name: titleOf(product) })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(brief.getByRole('button')).toHaveCount(0);
});

test('a brief is shared as a link, which shows the pages and can save them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((pages) => {
    if (!localStorage.getItem('brief')) localStorage.setItem('brief', pages);
  }, kept);
  await page.goto('/contact');
  await hydrate(page);
  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/contact');

  const stranger = await context.browser()?.newContext();
  const other = await stranger?.newPage();
  if (!stranger || !other) throw new Error('No second browser context.');
  await other.goto(link);
  await hydrate(other);
  const brief = other.getByRole('region', { name: 'Your brief' });
  await expect(brief).toContainText('Shared with you');
  await expect(brief.getByRole('link')).toHaveText([titleOf(product), titleOf(solution)]);
  expect(await other.evaluate(() => localStorage.getItem('brief'))).toBeNull();
  await brief.getByRole('button', { name: 'Keep in your brief' }).click();
  expect(await other.evaluate(() => localStorage.getItem('brief'))).toBe(kept);
  await stranger.close();
});
