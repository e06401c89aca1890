import { expect, test } from '@playwright/test';
import { titleOf } from '@/lib/pages/titles';
import { hydrate } from '../../support/browser/hydrate';
import { pageOf } from '../../support/page-of';

const pages = [pageOf('service'), pageOf('solution'), pageOf('product')] as const;
const [service, solution, product] = pages;

test('a brief collects pages; a link shares it with another visitor, who can store it; it can be attached to the enquiry and printed', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of pages) {
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
  await expect(brief.getByRole('link')).toHaveText(pages.map(titleOf));
  await brief.getByRole('button', { name: `Remove ${titleOf(solution)}` }).click();
  await brief.getByRole('button', { name: 'Copy a link to the brief' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/contact');

  await test.step('another visitor opens the link', async () => {
    await using otherVisitor = await browser.newContext();
    const other = await otherVisitor.newPage();
    await other.goto(link);
    await hydrate(other);
    const shared = other.getByRole('region', { name: 'Your brief' });
    await expect(shared).toContainText('Shared with you');
    await expect(shared.getByRole('link')).toHaveText([titleOf(service), titleOf(product)]);
    const stored = () => other.evaluate(() => localStorage.getItem('brief'));
    expect(await stored()).toBeNull();
    await shared.getByRole('button', { name: 'Add to your brief' }).click();
    expect(await stored()).toBe(JSON.stringify([service, product]));
  });

  await brief.getByRole('button', { name: 'Attach to the enquiry' }).click();
  const form = page.getByRole('form', { name: 'Enquiry' });
  await expect(form.getByRole('list', { name: 'Chosen subjects' }).getByRole('button')).toHaveText([
    new RegExp(`Remove ${titleOf(service)}`),
    new RegExp(`Remove ${titleOf(product)}`),
  ]);

  await page.emulateMedia({ media: 'print' });
  await expect(brief.getByRole('link', { name: titleOf(product) })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(brief.getByRole('button')).toHaveCount(0);
});
