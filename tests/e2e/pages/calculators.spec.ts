import { expect, type Page, test } from '@playwright/test';
import { payslip } from '@/content/payslip';
import { productNeeds } from '@/content/product-choice';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

const payroll = '/solutions/hr-payroll';
const restore = '/solutions/cloud-backup';
const products = '/products';

const speed = (page: Page) =>
  page.getByRole('spinbutton', { name: 'Speed of the line, in Mbit/s', exact: true });
const shillings = (amount: number) => amount.toLocaleString('en-GB');

/** A checkbox of a need, and the titles of the products that meet it. */
function needOf(id: (typeof productNeeds)[number]['id']) {
  const { label = '', products = [] } = productNeeds.find((need) => need.id === id) ?? {};
  return { label, titles: products.map(titleOf) };
}
const counter = needOf('counter');
const rent = needOf('rent');

/** The titles of the chooser's products that are shown, in their order. */
const chosen = (page: Page) =>
  page
    .getByRole('figure', { name: 'Which product fits?' })
    .locator('li:visible')
    .getByRole('link')
    .allTextContents();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator shows its formula and common answers, but no fields without scripts', async ({
    page,
  }) => {
    await page.goto(payroll);
    const figure = page.getByRole('figure', { name: 'Work a salary through' });
    await expect(figure).toContainText('net pay = taxable pay − PAYE');
    await expect(figure.getByRole('row', { name: /^Net pay/ })).toContainText(
      shillings(payslip(80_000).afterStatutory),
    );
    await expect(figure.getByRole('spinbutton')).toHaveCount(0);

    await page.goto(restore);
    const times = page.getByRole('figure', { name: 'How long would your restore take?' });
    await expect(times.getByRole('row', { name: /^200 GB/ })).toContainText('31.7 hours');
    await expect(times.getByRole('spinbutton')).toHaveCount(0);
  });

  test('the chooser shows the products for the ticked needs', async ({ page }) => {
    await page.goto(products);
    expect(await chosen(page)).toHaveLength(pathsOfKind('product').length);
    await page.getByRole('checkbox', { name: counter.label }).check();
    expect(await chosen(page)).toEqual(counter.titles);
    await page.getByRole('checkbox', { name: rent.label }).check();
    expect(new Set(await chosen(page))).toEqual(new Set([...rent.titles, ...counter.titles]));
    await page.getByRole('checkbox', { name: rent.label }).uncheck();
    await page.getByRole('checkbox', { name: counter.label }).uncheck();
    expect(await chosen(page)).toHaveLength(pathsOfKind('product').length);
  });
});

test.describe('with scripts', () => {
  test('loads its code when a field is used, and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const answering = () => scripts.filter((path) => /\/calculators-/.test(path));
    await page.goto(restore);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    expect(answering()).toHaveLength(0);
    await speed(page).fill('100');
    await expect(page.getByRole('status').filter({ hasText: 'hours' })).toHaveText('6.3 hours');
    expect(answering()).toHaveLength(1);
  });

  test('answers for the values in the fields after going back to the page', async ({ page }) => {
    await page.goto(restore);
    await speed(page).fill('100');
    const answer = page.getByRole('status').filter({ hasText: 'hours' });
    await expect(answer).toHaveText('6.3 hours');
    await page.goto(payroll);
    await page.goBack();
    await expect(speed(page)).toHaveValue('100');
    await expect(answer).toHaveText('6.3 hours');
  });

  test('on a phone no calculator is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [payroll, restore, products]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(360);
    }
  });
});
