import { expect, type Page, test } from '@playwright/test';
import { pageOf } from '../../support/page-of';

const target = pageOf('legal');

/** Opens a page whose content is a folded group with a term. The group's name is in its summary. */
async function openWith(page: Page, fragment: string) {
  await page.route(target, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const group =
      '<details id="group"><summary><h2 id="letter-0–9">0–9</h2></summary><p id="paybill">Paybill</p></details>';
    await route.fulfill({ response, body: html.replace('</h1>', `</h1>${group}`) });
  });
  await page.goto(`${target}${fragment}`);
  return page.locator('#group');
}

test.describe('a link to a target in a folded group unfolds the group,', () => {
  for (const fragment of ['#letter-0–9', '#letter-0%E2%80%939', '#paybill']) {
    test(`when a page is opened at ${fragment}`, async ({ page }) => {
      await expect(await openWith(page, fragment)).toHaveAttribute('open');
    });
  }

  test('and also after the page has loaded', async ({ page }) => {
    const group = await openWith(page, '#50%-off');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await expect(group).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = '#letter-0–9';
    });
    await expect(group).toHaveAttribute('open');
  });
});
