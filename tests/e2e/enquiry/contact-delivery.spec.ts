import type { Page } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';
import { enquiryForm, expect, keptOnDevice, openForm, test } from './enquiry-desk';

// `tests/unit/enquiry/post-enquiry.test.ts` tests every status and broken connection.
const words = 'Our tills stop when the line does.';

/** The part of the page that shows waiting and delivered enquiries. */
const status = (page: Page) => page.getByRole('region', { name: /^Your enquiry/ });

const isDelivered = async (page: Page) => {
  await expect(status(page)).toContainText('Your enquiry has arrived');
  await expect(status(page)).toContainText('Your reference is TEST-0001.');
  expect(await keptOnDevice(page)).not.toContain(words);
};

test('a refusal is next to its field, and the form keeps its text; corrected, it is delivered, the form is blank and no text is left on the device', async ({
  page,
  desk,
}) => {
  desk.answer = { does: 'refuse', errors: { phone: 'We can’t ring that number.' } };
  const { fillIn, send, field, form } = await openForm(page);
  await fillIn(words);
  await send.click();
  await expect(field('Phone')).toBeFocused();
  await expect(field('Phone')).toHaveAccessibleDescription('We can’t ring that number.');
  await expect(form.getByRole('alert')).toContainText('We could not accept it');
  await expect(field('Message')).toHaveValue(words);
  expect(await keptOnDevice(page)).toContain(words);
  expect(desk.keys).toHaveLength(1);

  desk.answer = { does: 'take' };
  await field('Phone').fill('0722 000 000');
  await send.click();
  await isDelivered(page);
  await expect(status(page).getByRole('heading')).toBeFocused();
  await expect(field('Message')).toHaveValue('');
  expect(desk.arrived()).toMatchObject([{ name: 'Asha Stand-in', message: words }]);
});

test('offline, tab closed, another page opened: it is sent from there', async ({
  page,
  context,
  desk,
}) => {
  const { fillIn, send } = await openForm(page);
  await context.setOffline(true);
  await fillIn(words);
  await send.click();
  await expect(status(page)).toContainText('is waiting on this device');
  await expect(status(page)).toContainText('You are offline.');
  expect(await keptOnDevice(page)).toContain(words);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto('/terms');
  await hydrate(next);
  const note = next.getByRole('complementary', { name: 'Your enquiry' });
  await expect(note).toContainText('Your enquiry has arrived. Your reference is TEST-0001.');
  expect(await keptOnDevice(next)).not.toContain(words);
  expect(desk.arrived()).toHaveLength(1);
});

test('tab closed before the answer: the next visit completes delivery, once', async ({
  page,
  context,
  desk,
}) => {
  desk.answer = { does: 'hang' };
  const { fillIn, send } = await openForm(page);
  await fillIn(words);
  await send.click();
  await expect.poll(() => desk.keys.length).toBe(1);
  await page.close({ runBeforeUnload: false });

  desk.answer = { does: 'take' };
  const next = await context.newPage();
  const { field } = await openForm(next);
  await isDelivered(next);
  await expect(field('Message')).toHaveValue('');
  expect(new Set(desk.keys).size).toBe(1);
  expect(desk.arrived()).toHaveLength(1);
});

test('two tabs that send the same draft at once send one enquiry', async ({
  page,
  context,
  desk,
}) => {
  const one = await openForm(page);
  await one.fillIn(words);
  const other = await context.newPage();
  const two = await openForm(other);
  await expect(two.field('Message')).toHaveValue(words);
  await Promise.all([one.send.click(), two.send.click()]);
  await isDelivered(page);
  await isDelivered(other);
  await expect(two.field('Message')).toHaveValue('');
  expect(desk.arrived()).toHaveLength(1);
});

test('withdrawn to edit, the text comes back; withdrawn for good, nothing is left and nothing is sent', async ({
  page,
  context,
  desk,
}) => {
  const { fillIn, send, field } = await openForm(page);
  await context.setOffline(true);
  await fillIn(words);
  await send.click();
  await status(page).getByRole('button', { name: 'Withdraw and edit' }).click();
  await expect(field('Message')).toHaveValue(words);
  await field('Message').fill('Changed.');
  await send.click();
  page.once('dialog', (dialog) => dialog.accept());
  await status(page).getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(status(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await hydrate(page);
  await expect(enquiryForm(page).field('Message')).toHaveValue('');
  expect(await keptOnDevice(page)).toBe('null null');
  expect(desk.keys).toEqual([]);
});
