import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { titleOf } from '@/lib/pages/titles';
import { openForm } from '../../../e2e/enquiry/enquiry-desk';
import { pageOf } from '../../../support/page-of';

const product = pageOf('product');
const digits = site.contact.phone.value.replace(/\D/g, '');

// `tests/company/unit/content/business-hours.test.ts` tests other times.
test('the page has every way to reach the company, and says whether the office is open now', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-20T07:00:00Z'));
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Closed today for Mashujaa Day.');
  await expect(main).toContainText(site.contact.address.value.box);
  const { standIn, value } = site.contact.premises;
  for (const [name, addresses] of [
    [site.contact.phone.value, [`tel:+${digits}`]],
    ['WhatsApp', [`https://wa.me/${digits}`]],
    ['SMS', [`sms:+${digits}`]],
    [site.contact.email.value, [`mailto:${site.contact.email.value}`]],
    // A placeholder would send visitors to the wrong place.
    ['Open in your map app', standIn ? [] : [`geo:${value.latitude},${value.longitude}`]],
  ] as const) {
    const links = main.getByRole('link', { name });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...new Set(hrefs)], name).toEqual(addresses);
  }
});

test('the form keeps a draft when the visitor opens another page and closes the tab', async ({
  page,
  context,
}) => {
  const { field, fillIn } = await openForm(page);
  await fillIn('Half a sentence');
  await field('What is it about? (optional)').selectOption(titleOf(product));
  await page.goto('/about');
  await page.close();
  const next = await openForm(await context.newPage());
  await expect(next.field('Message')).toHaveValue('Half a sentence');
  await expect(next.field('What is it about? (optional)')).toHaveValue(product);
});
