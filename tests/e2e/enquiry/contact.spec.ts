import { expect, test } from '@playwright/test';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { titleOf } from '@/lib/pages/titles';
import { axeFindings, wear } from '../../support/browser/axe';
import { hydrate } from '../../support/browser/hydrate';
import { pageOf } from '../../support/page-of';
import { enquiryForm, keptOnDevice, openForm } from './enquiry-desk';

const product = pageOf('product');

const digits = site.contact.phone.value.replace(/\D/g, '');

test('the page has every way to reach the company, and asks no third party for a map', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
  });
  await page.goto('/contact');
  const main = page.getByRole('main');
  const href = (name: string | RegExp) =>
    main
      .getByRole('link', { name })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await href(site.contact.phone.value)).toEqual([
    `tel:+${digits}`,
    `https://wa.me/${digits}`,
    `sms:+${digits}`,
  ]);
  expect(await href(site.contact.email.value)).toEqual([`mailto:${site.contact.email.value}`]);
  await expect(main).toContainText(site.contact.address.value.box);
  // A placeholder would send visitors to the wrong place.
  const { standIn, value } = site.contact.premises;
  expect(await href('Open in your map app')).toEqual(
    standIn ? [] : [`geo:${value.latitude},${value.longitude}`],
  );
  expect(elsewhere).toEqual([]);
});

// `tests/unit/content/business-hours.test.ts` tests other times.
test('it says whether the office is open now', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-20T07:00:00Z'));
  await page.goto('/contact');
  await hydrate(page);
  await expect(page.getByRole('main')).toContainText('Closed today for Mashujaa Day.');
});

test.describe('the form', () => {
  test('shows each error next to its field and in a summary that links to it', async ({ page }) => {
    const { form, field, fillIn } = await openForm(page);
    for (const [wrong, value, where, words] of [
      // `tests/unit/enquiry/enquiry.test.ts` tests the message of each error.
      ['Phone', '', 'E-mail', 'Enter an e-mail address or a phone number; one is enough.'],
      ['Message', ' ', 'Message', 'Write a message: a sentence or two is enough.'],
    ] as const) {
      await fillIn('Hello');
      await field('E-mail').fill('');
      await field(wrong).fill(value);
      await form.getByRole('button', { name: 'Write my message' }).click();
      await expect(field(where)).toBeFocused();
      await expect(field(where)).toHaveAttribute('aria-invalid', 'true');
      // The message field also has a hint, which is read first.
      const description = new RegExp(`${words.replace(/[.+]/g, '\\$&')}$`);
      await expect(field(where)).toHaveAccessibleDescription(description);
      const summary = form.getByRole('alert');
      await expect(summary).toContainText('There is a problem: fix 1 field');
      await form.getByLabel('Organisation (optional)').focus();
      await summary.getByRole('link', { name: words }).click();
      await expect(field(where)).toBeFocused();
    }
  });

  test('shows all errors at once, and removes each when it is corrected', async ({ page }) => {
    const { form, field } = await openForm(page);
    await form.getByRole('button', { name: 'Write my message' }).click();
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter an e-mail address or a phone number; one is enough.',
      'Write a message: a sentence or two is enough.',
    ]);
    await expect(field('Your name')).toBeFocused();
    await field('Your name').fill('Asha');
    await field('Phone').fill('0712 345 678');
    await expect(summary.getByRole('link')).toHaveCount(1);
  });

  test('is not treated as a robot’s if a browser fills the hidden field', async ({ page }) => {
    const form = await openForm(page);
    await form.fillIn('Hello');
    await form.form.locator('[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://filled.example';
    });
    const send = form.form.getByRole('button', { name: 'Write my message' });
    await send.click();
    await expect(form.form.getByRole('alert')).toContainText(
      'We have emptied it: press send again.',
    );
    await send.click();
    await expect(form.form.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });

  test('has native types and autofill tokens', async ({ page }) => {
    await page.goto('/contact');
    const { field } = enquiryForm(page);
    for (const [label, type, token] of [
      ['Your name', 'text', 'name'],
      ['Organisation (optional)', 'text', 'organization'],
      ['E-mail', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
    ] as const) {
      await expect(field(label)).toHaveAttribute('type', type);
      await expect(field(label)).toHaveAttribute('autocomplete', token);
    }
    await expect(page.getByText('Files can’t be attached here')).toBeVisible();
  });

  test('without an endpoint writes the message for WhatsApp, e-mail and SMS, and keeps it', async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.fillIn('Fish & chips? 100% <b>');
    await form.form.getByRole('button', { name: 'Write my message' }).click();
    for (const [name, start, parameter] of [
      ['WhatsApp', `https://wa.me/${digits}?`, 'text'],
      ['E-mail', `mailto:${site.contact.email.value}?`, 'body'],
      ['SMS', `sms:+${digits}?`, 'body'],
    ] as const) {
      const href = await form.form.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(href?.startsWith(start)).toBe(true);
      const query = new URLSearchParams(href?.slice(start.length));
      expect(query.get(parameter)).toContain('Fish & chips? 100% <b>');
      expect(query.get(parameter)).toContain('Phone: 0712 345 678');
    }
    await page.reload();
    await hydrate(page);
    await expect(form.form.getByLabel('Message')).toHaveValue('Fish & chips? 100% <b>');
    await form.form.getByRole('button', { name: 'Write my message' }).click();
    await form.form.getByRole('button', { name: 'I have sent it: clear the form' }).click();
    await expect(form.form.getByLabel('Message')).toHaveValue('');
    expect(await keptOnDevice(page)).toBe('null null');
  });

  test('keeps a draft through a reload, another page and a closed tab', async ({
    page,
    context,
  }) => {
    const { form, field, fillIn } = await openForm(page);
    await fillIn('Half a sentence');
    await form.getByText('Products', { exact: true }).click();
    await field(titleOf(product)).check();
    await page.reload();
    await hydrate(page);
    await expect(form.getByLabel('Message')).toHaveValue('Half a sentence');
    await expect(form.getByRole('button', { name: `Take off ${titleOf(product)}` })).toBeVisible();
    await page.goto('/about');
    await page.close();
    const next = await openForm(await context.newPage());
    await expect(next.form.getByLabel('Message')).toHaveValue('Half a sentence');
    await expect(next.field(titleOf(product))).toBeChecked();
  });

  test('works if storage is blocked, and says that nothing is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const form = await openForm(page);
    await form.fillIn('Hello');
    await expect(form.form).toContainText('does not let the site save anything');
    await form.form.getByRole('button', { name: 'Write my message' }).click();
    await expect(form.form.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
});

test('the header button opens the form with the quote selected, also on the contact page', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: getStarted.title }).click();
  await expect(enquiryForm(page).field('A quote')).toBeChecked();
  await expect(enquiryForm(page).field('Budget range (optional)')).toBeVisible();

  await openForm(page);
  await enquiryForm(page).field('An answer to a question').check();
  await expect(enquiryForm(page).field('Budget range (optional)')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: getStarted.title }).click();
  await expect(enquiryForm(page).field('A quote')).toBeChecked();
});

test('from a product, the form opens with that page selected', async ({ page }) => {
  await page.goto(product);
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).first().click();
  const { form, field } = enquiryForm(page);
  const chosen = form.getByRole('button', { name: `Take off ${titleOf(product)}` });
  await expect(chosen).toBeVisible();
  await expect(field('A quote')).toBeChecked();
  await chosen.click();
  await page.reload();
  await hydrate(page);
  await expect(field('A quote')).toBeChecked();
  await expect(chosen).toHaveCount(0);
});

test('an unknown page in the address selects nothing', async ({ page }) => {
  const { form } = await openForm(
    page,
    '/contact?for=%3Cb%3E&about=/nowhere&about=javascript:alert(1)',
  );
  await expect(form.getByRole('button', { name: /^Take off/ })).toHaveCount(0);
  await expect(form.getByLabel('An answer to a question')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('without an endpoint, contact details replace the form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(enquiryForm(page).form).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: site.contact.email.value }),
    ).toBeVisible();
  });
});

test('the form with its errors is accessible in every theme', async ({ page }) => {
  const { form } = await openForm(page, '/contact?for=quote&about=/services/it-cloud');
  await form.getByRole('button', { name: 'Write my message' }).click();
  await expect(form.getByRole('alert')).toContainText('There is a problem: fix 3 fields');
  for (const { name, label } of themes) {
    await wear(page, name);
    expect(await axeFindings(page, { within: '#enquiry' }), label).toEqual([]);
  }
});
