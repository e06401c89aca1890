import { expect, type Page, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { themes } from '@/content/brand/themes';
import { applyTheme } from '../../../support/browser/axe';
import { hydrate } from '../../../support/browser/hydrate';

// `tests/company/unit/search/` tests what is found.
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const status = (page: Page) => dialog(page).getByRole('status');

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

test('Control+K opens search, Escape returns the focus, and the arrow keys move through the results', async ({
  page,
}) => {
  await openPage(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first();
  await link.focus();
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mpesa');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(dialog(page).locator('mark').first()).toHaveText(/m-?pesa/i);
  const results = dialog(page).getByRole('listitem').getByRole('link');
  for (const [key, result] of [
    ['ArrowDown', results.first()],
    ['ArrowDown', results.nth(1)],
    ['End', results.last()],
    ['Home', results.first()],
    ['ArrowUp', field(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(result).toBeFocused();
  }

  await test.step('without results, search says so and links to the contact page; recent searches stay until they are cleared', async () => {
    await field(page).fill('zzzqqq');
    await expect(status(page)).toHaveText('No results for “zzzqqq”.');
    const contact = dialog(page).getByRole('link', { name: 'Contact', exact: true });
    await expect(contact).toHaveAttribute('href', '/contact');
    await field(page).fill('payroll giraffe');
    await expect(status(page)).toHaveText(/^No page has all of these words/);
    await expect(dialog(page).getByRole('link', { name: /^HR Payroll/ })).toBeVisible();
    await field(page).fill('payroll');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/solutions/hr-payroll');

    await openPage(page, '/about');
    await page.keyboard.press('Control+k');
    const recent = dialog(page).getByRole('button', { name: 'payroll' });
    await recent.click();
    await expect(field(page)).toHaveValue('payroll');
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear' }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });
});

test('a result that is a question opens its page with the answer expanded; if that page is already open, the dialog also closes', async ({
  page,
}) => {
  const question = 'how do you protect tenant details';
  const answer = page.getByRole('link', { name: /^How do you protect tenant details/ });
  const expectAnswer = async () => {
    await expect(page).toHaveURL(/\/products\/lakodi#how-do-you-protect/);
    await expect(page.locator('details[open] summary')).toHaveText(/How do you protect/);
  };
  await openPage(page, `/search?q=${question}`);
  await answer.click();
  await expectAnswer();
  await openPage(page, '/products/lakodi');
  await page.keyboard.press('Control+k');
  await field(page).fill(question);
  await dialog(page).locator(answer).click();
  await expect(dialog(page)).toBeHidden();
  await expectAnswer();
});

test.describe('before anything is cached for offline use', () => {
  test.use({ serviceWorkers: 'block' });

  test('if the index cannot be loaded, search says so, and can try again', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await openPage(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('payroll');
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search-index.json');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText(/results/);
  });
});

test('the search page runs the query in its address, shows markup as text, and updates the address as the visitor types, even before the scripts have loaded', async ({
  page,
}) => {
  await openPage(page, '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3Ezzzqqq');
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>zzzqqq');
  await expect(page.locator('main img')).toHaveCount(0);
  await field(page).fill('cyber securty');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Cybersecurity/ }),
  ).toHaveAttribute('href', '/services/business-and-qa/cybersecurity');
  await field(page).fill('bulk sms & ussd');
  await expect(page).toHaveURL('/search?q=bulk+sms+%26+ussd');
  await expect(field(page)).toBeFocused();

  await page.goto('/search');
  await field(page).pressSequentially('payroll');
  await expect(page.getByRole('main').getByRole('status')).toContainText('result');
  await expect(field(page)).toHaveValue('payroll');
  await expect(page).toHaveURL('/search?q=payroll');
});

test('the not-found page suggests the nearest pages', async ({ page }) => {
  await page.goto('/products/akademiko');
  const nearest = page.getByRole('navigation', { name: 'Did you mean one of these?' });
  await nearest.getByRole('link').first().click();
  await expect(page).toHaveURL('/products/akademico');
});

test('the edge of the search field is seen in every theme', async ({ page }) => {
  await openPage(page, '/search');
  for (const { name, label } of themes) {
    await applyTheme(page, name);
    const [edge = '', ground = ''] = await page
      .getByRole('main')
      .locator('form:has(input[type=search])')
      .evaluate((form) => [
        getComputedStyle(form).borderBottomColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    // WCAG 1.4.11.
    expect(wcagContrast(edge, ground), label).toBeGreaterThanOrEqual(3);
  }
});
