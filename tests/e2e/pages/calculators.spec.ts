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
const gross = (page: Page) =>
  page.getByRole('spinbutton', { name: 'Gross pay a month, in KSh', exact: true });

const shillings = (amount: number) => amount.toLocaleString('en-GB');

/** The field of a need, and the titles of the products that do it. */
function needOf(id: (typeof productNeeds)[number]['id']) {
  const { label = '', products = [] } = productNeeds.find((need) => need.id === id) ?? {};
  return { label, titles: products.map(titleOf) };
}
const counter = needOf('counter');
const rent = needOf('rent');
const payments = needOf('mpesa');

/** The titles of the chooser's products that are shown, in their order. */
const chosen = (page: Page) =>
  page
    .getByRole('figure', { name: 'Which product fits?' })
    .locator('li:visible')
    .getByRole('link')
    .allTextContents();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sum shows its formula and usual answers, and no field that could not answer', async ({
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

  test('the chooser shows the products of what is ticked', async ({ page }) => {
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
  test('loads what answers once a field is used, and no sooner', async ({ page }) => {
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

  test('works a salary through from gross to net', async ({ page }) => {
    await page.goto(payroll);
    await gross(page).fill('25000');
    const figure = page.getByRole('figure', { name: 'Work a salary through' });
    const { afterStatutory, nssf } = payslip(25_000);
    await expect(figure.getByText(`KSh ${shillings(afterStatutory)}`)).toBeVisible();
    await expect(figure.locator('dl')).toContainText(`NSSF−${shillings(nssf)}`);
    // Enter sends nothing anywhere.
    const address = page.url();
    await gross(page).press('Enter');
    expect(page.url()).toBe(address);
  });

  test('answers to what the fields hold after going away and back', async ({ page }) => {
    await page.goto(restore);
    await speed(page).fill('100');
    const answer = page.getByRole('status').filter({ hasText: 'hours' });
    await expect(answer).toHaveText('6.3 hours');
    await page.goto(payroll);
    await page.goBack();
    await expect(speed(page)).toHaveValue('100');
    await expect(answer).toHaveText('6.3 hours');
  });

  for (const text of ['', '0', '-1', '1e999', '9999999999']) {
    test(`says what to write in place of ${JSON.stringify(text)}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(restore);
      await speed(page).fill(text);
      await expect(page.getByRole('alert')).toHaveText(
        'Write a number from 0.1 to 100,000 for “Speed of the line, in Mbit/s”.',
      );
      await expect(speed(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('to fetch it back')).toBeHidden();
      await speed(page).fill('20');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('31.7 hours to fetch it back')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('the chooser puts first what does most, and says what it does', async ({ page }) => {
    await page.goto(products);
    await page.getByRole('checkbox', { name: payments.label }).check();
    await page.getByRole('checkbox', { name: counter.label }).check();
    const some = new Set([...payments.titles, ...counter.titles]).size;
    const all = pathsOfKind('product').length;
    const figure = page.getByRole('figure', { name: 'Which product fits?' });
    await expect(figure.getByRole('status')).toHaveText(
      `${some} of ${all} products do some of it.`,
    );
    const [both = ''] = counter.titles.filter((title) => payments.titles.includes(title));
    await expect.poll(async () => (await chosen(page))[0]).toBe(both);
    await expect(figure.getByText(`Does ${counter.label}, ${payments.label}`)).toBeVisible();
  });

  test('on a phone nothing of a calculator is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [payroll, restore, products]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(360);
    }
  });
});
