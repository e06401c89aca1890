import { expect, test } from '@playwright/test';
import { themes } from '@/content/brand/themes';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { applyTheme, axeFindings } from '../../support/browser/axe';
import { hydrate } from '../../support/browser/hydrate';
import { waysToStart } from '../../support/browser/ways-to-start';
import { pageOf } from '../../support/page-of';
import { enquiryForm, openForm, storedEnquiries } from './enquiry-desk';

const service = pageOf('service');
const digits = site.contact.phone.value.replace(/\D/g, '');

test.describe('the form', () => {
  // `tests/unit/enquiry/enquiry.test.ts` tests the message of each error.
  test('shows each error at its field and in a summary that links to the field, until the error is corrected', async ({
    page,
  }) => {
    const { root, field, send } = await openForm(page, '/contact?for=quote');
    await send.click();
    const summary = root.getByRole('region', { name: 'Problems' });
    await expect(summary).toContainText('There is a problem: fix 3 fields');
    const message = 'Write a message: a sentence or two is enough.';
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter an e-mail address or a phone number; one is enough.',
      message,
    ]);
    for (const { name, label } of process.env.AXE === 'all' ? themes : themes.slice(0, 1)) {
      await applyTheme(page, name);
      expect(await axeFindings(page, { within: '#enquiry' }), label).toEqual([]);
    }
    await expect(field('Your name')).toBeFocused();
    // The first error is in view, below the header, which stays at the top of the window.
    const error = root.getByText('Enter your name.').last();
    await expect(error).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const endOfHeader = (header?.y ?? Number.NaN) + (header?.height ?? Number.NaN);
    expect((await error.boundingBox())?.y).toBeGreaterThanOrEqual(endOfHeader);
    const topOf = async (label: string) => (await field(label).boundingBox())?.y;
    await field('E-mail').fill('asha@');
    await send.click();
    await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(await topOf('E-mail'), 'two fields in a row stay level').toBe(await topOf('Phone'));
    const phoneLabel = await root.getByText('Phone', { exact: true }).boundingBox();
    const gap = ((await topOf('Phone')) ?? 0) - ((phoneLabel?.y ?? 0) + (phoneLabel?.height ?? 0));
    expect(gap, 'a label is at its field, also beside an error').toBeLessThan(16);
    await field('E-mail').fill('');
    await send.click();
    await summary.getByRole('link', { name: message }).click();
    await expect(field('Message')).toBeFocused();
    await expect(field('Message')).toHaveAttribute('aria-invalid', 'true');
    // The message field also has a hint, which is read first.
    await expect(field('Message')).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await field('Your name').fill('Asha');
    await field('Phone').fill('0712 345 678');
    await expect(summary.getByRole('link')).toHaveText([message]);
  });

  test('writes the message for WhatsApp, e-mail and SMS if no endpoint is configured, and stores it, even if a browser fills in the hidden field for robots', async ({
    page,
  }) => {
    const { root, field, fillIn, send } = await openForm(page);
    await fillIn('Fish & chips? 100% <b>');
    await root.locator('[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://filled.example';
    });
    await send.click();
    await expect(root.getByRole('region', { name: 'Problems' })).toContainText(
      'We have emptied it: press Send again.',
    );
    await send.click();
    for (const [name, start, parameter] of [
      ...(site.contact.hasWhatsApp
        ? ([['WhatsApp', `https://wa.me/${digits}?`, 'text']] as const)
        : []),
      ['E-mail', `mailto:${site.contact.email.value}?`, 'body'],
      ['SMS', `sms:+${digits}?`, 'body'],
    ] as const) {
      const link = root.getByRole('link', { name, exact: true });
      const href = await link.getAttribute('href');
      expect(href?.startsWith(start)).toBe(true);
      const query = new URLSearchParams(href?.slice(start.length));
      expect(query.get(parameter)).toContain('Fish & chips? 100% <b>');
      expect(query.get(parameter)).toContain('Phone: 0712 345 678');
    }
    await page.reload();
    await hydrate(page);
    await expect(field('Message')).toHaveValue('Fish & chips? 100% <b>');
    await send.click();
    await root.getByRole('button', { name: 'I sent it. Clear the form' }).click();
    await expect(field('Message')).toHaveValue('');
    expect(await storedEnquiries(page)).toBe('');
  });

  test('works if storage is blocked, and says that nothing is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const { root, fillIn, send } = await openForm(page);
    await fillIn('Hello');
    await expect(root).toContainText('does not let the site save anything');
    await send.click();
    await expect(root.getByRole('link', { name: 'SMS' })).toBeVisible();
  });
});

test('a link to the form, on a product page or in the header, selects the purpose and the product that it names, even on the contact page; unknown names are ignored', async ({
  page,
}) => {
  const { field } = enquiryForm(page);
  const subject = field('What is it about? (optional)');
  const toQuote = page.getByRole('banner').getByRole('link', { name: getStarted.title });
  await page.goto(service);
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: getStarted.inPages }).first().click();
  await expect(subject).toHaveValue(service);
  await expect(field('A quote')).toBeChecked();
  await subject.selectOption('');
  await page.reload();
  await hydrate(page);
  await expect(field('A quote')).toBeChecked();
  await expect(subject).toHaveValue('');

  await field('An answer to a question').check();
  await expect(field('Budget range (optional)')).toBeHidden();
  await toQuote.click();
  await expect(field('A quote')).toBeChecked();
  await expect(field('Budget range (optional)')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openForm(page, '/contact?for=%3Cb%3E&about=/nowhere&about=javascript:alert(1)');
  await expect(subject).toHaveValue('');
  await expect(field('An answer to a question')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const longWord = `https://maps.example/${'x'.repeat(400)}`;

  test('a long address without spaces does not make the page wider, in the form, after a reload and in the text to copy', async ({
    page,
  }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    const { root, fillIn, send, field } = await openForm(page);
    await fillIn(longWord);
    await field('Organisation (optional)').fill(longWord.slice(0, 150));
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.reload();
    await hydrate(page);
    await expect(field('Message')).toHaveValue(longWord);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await send.click();
    await root.getByText('Read the text').click();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test('the ways to send have the focus and are in view', async ({ page }) => {
    const { fillIn, send } = await openForm(page);
    await fillIn('Hello');
    await send.click();
    const heading = page.getByRole('heading', { name: 'Choose how to send your message' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('the ways to start on the page of an offer are on one line', async ({ page }) => {
    await page.goto(service);
    const tops = await Promise.all(
      waysToStart(service).map(async (name) => {
        const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
        return (await link.boundingBox())?.y;
      }),
    );
    expect(new Set(tops).size).toBe(1);
  });
});

test('if the stylesheets are missing, the page says nothing that is not true yet', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrate(page);
  await page.evaluate(() => {
    for (const styles of document.querySelectorAll('style, link[rel=stylesheet]')) styles.remove();
  });
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  await expect(page.getByText(/Your enquiry has arrived/)).toBeHidden();
  await expect(page.getByText(/leave this empty/)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('contact details replace the form if no endpoint is configured, and the form’s fields have native types and autocomplete tokens', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(enquiryForm(page).root).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: site.contact.email.value }).first(),
    ).toBeVisible();
    for (const [name, type, token] of [
      ['name', 'text', 'name'],
      ['organisation', 'text', 'organization'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
    ] as const) {
      const field = page.locator(`#enquiry input[name=${name}]`);
      await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveAttribute('autocomplete', token);
    }
  });
});
