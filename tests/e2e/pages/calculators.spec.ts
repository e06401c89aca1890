import { expect, type Page, test } from '@playwright/test';
import { productNeeds } from '@/content/product-choice';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

const restore = '/solutions/cloud-backup';
const products = '/products';

const speed = (page: Page) =>
  page.getByRole('spinbutton', { name: 'Speed of the line, in Mbit/s', exact: true });

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
});
