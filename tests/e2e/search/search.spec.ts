import { expect, type Page, test } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });

async function openPage(page: Page, path = '/services/it-cloud') {
  await page.goto(path);
  await hydrate(page);
}

test('the header’s button opens search in place; a result leads to its page', async ({ page }) => {
  await openPage(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('school managment');
  const first = dialog(page).getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', '/products/akademico');
  await expect(dialog(page).getByRole('heading', { name: 'Pages' })).toBeVisible();
  expect(requests).toContain('/search-index.json');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/akademico');
  await expect(dialog(page)).toBeHidden();
});

test('text typed before the scripts have loaded is searched', async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('payroll');
  await expect(page.getByRole('main').getByRole('status')).toContainText('result');
  await expect(field(page)).toHaveValue('payroll');
  await expect(page).toHaveURL('/search?q=payroll');
});

test('/ and Control+K open search, and Escape gives the focus back', async ({ page }) => {
  await openPage(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).first();
  await link.focus();
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('the arrow keys move through the results and back to the field', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mpesa');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const results = dialog(page).getByRole('listitem').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('the number of results is announced, and matching words are marked', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await field(page).fill('payroll');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(dialog(page).locator('mark').first()).toHaveText(/payroll/i);
});

test('without results, search says so and links to the contact page', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await field(page).fill('zzzqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “zzzqqq”.');
  await expect(dialog(page).getByRole('link', { name: 'Contact and quotes' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await field(page).fill('payroll giraffe');
  await expect(dialog(page).getByRole('status')).toHaveText(/^No page has all of these words/);
  await expect(dialog(page).getByRole('link', { name: /^HR Payroll/ })).toBeVisible();
});

test('recent searches stay on the device until they are cleared', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await field(page).fill('payroll');
  await expect(dialog(page).getByRole('status')).toHaveText(/results/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions/hr-payroll');

  await openPage(page, '/about');
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', { name: 'payroll' }).click();
  await expect(field(page)).toHaveValue('payroll');
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByRole('button', { name: 'payroll' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('a result that is an answer opens with its answer expanded', async ({ page }) => {
  await openPage(page, '/search?q=can each landlord have a separate paybill');
  await page.getByRole('link', { name: /^Can each landlord have a separate paybill/ }).click();
  await expect(page).toHaveURL(/\/products\/lakodi#can-each-landlord/);
  await expect(page.locator('details[open] summary')).toHaveText(/Can each landlord/);
});

test('a result on the current page is scrolled to, and the dialog closes', async ({ page }) => {
  await openPage(page, '/products/lakodi');
  await page.keyboard.press('/');
  await field(page).fill('can each landlord have a separate paybill');
  await dialog(page)
    .getByRole('link', { name: /^Can each landlord have a separate paybill/ })
    .click();
  await expect(page).toHaveURL(/\/products\/lakodi#can-each-landlord/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('details[open] summary')).toHaveText(/Can each landlord/);
});

test.describe('before anything is cached for offline use', () => {
  test.use({ serviceWorkers: 'block' });

  test('without the index, search offers other ways', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await openPage(page);
    await page.keyboard.press('/');
    await field(page).fill('payroll');
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search-index.json');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/results/);
  });
});

test.describe('the search page', () => {
  test('answers the query in its address, and the address follows the typed text', async ({
    page,
  }) => {
    await openPage(page, '/search?q=cyber%20securty');
    await expect(field(page)).toHaveValue('cyber securty');
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Cybersecurity/ }),
    ).toHaveAttribute('href', '/services/business-and-qa/cybersecurity');
    await field(page).fill('bulk sms & ussd');
    await expect(page).toHaveURL('/search?q=bulk+sms+%26+ussd');
    await expect(field(page)).toBeFocused();
  });

  test('shows markup in a query as text', async ({ page }) => {
    await openPage(page, '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3Ezzzqqq');
    await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>zzzqqq');
    await expect(page.locator('main img')).toHaveCount(0);
  });
});

test('the not-found page suggests the nearest pages', async ({ page }) => {
  await page.goto('/products/akademiko');
  const nearest = page.getByRole('navigation', { name: 'Did you mean one of these?' });
  await nearest.getByRole('link').first().click();
  await expect(page).toHaveURL('/products/akademico');
});
