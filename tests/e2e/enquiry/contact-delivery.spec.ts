import type { Page } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';
import { enquiryForm, expect, openForm, storedEnquiries, test } from './enquiry-desk';

// `tests/unit/enquiry/post-enquiry.test.ts` tests the other answers of a receiver, and connections
// that break.
const words = 'Our tills stop when the line does.';

/** The part of the page that shows waiting and delivered enquiries. */
const status = (page: Page) => page.getByRole('region', { name: /^Your enquiry/ });

const expectDelivered = async (page: Page) => {
  await expect(status(page)).toContainText('Your enquiry has arrived');
  await expect(status(page)).toContainText('Your reference is TEST-0001.');
  expect(await storedEnquiries(page)).not.toContain(words);
};

test('an error from the receiver is shown at its field, and the form keeps its text; the corrected enquiry is delivered, and no text is left in the form or on the device', async ({
  page,
  desk,
}) => {
  desk.answer = { does: 'refuse', errors: { phone: 'We can’t ring that number.' } };
  const { fillIn, send, field, root } = await openForm(page);
  await fillIn(words);
  await send.click();
  await expect(field('Phone')).toBeFocused();
  await expect(field('Phone')).toHaveAccessibleDescription(/We can’t ring that number\.$/);
  await expect(root.getByRole('region', { name: 'Problems' })).toContainText(
    'We could not accept it',
  );
  await expect(field('Message')).toHaveValue(words);
  expect(await storedEnquiries(page)).toContain(words);
  expect(desk.keys).toHaveLength(1);

  desk.answer = { does: 'take' };
  await field('Phone').fill('0722 000 000');
  await send.click();
  await expectDelivered(page);
  await expect(status(page).getByRole('heading')).toBeFocused();
  await expect(field('Message')).toHaveValue('');
  expect(desk.arrived()).toMatchObject([{ name: 'Asha Stand-in', message: words }]);
});

test('an enquiry that was sent offline, in a tab that was then closed, is delivered by the next page of the site that opens', async ({
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
  expect(await storedEnquiries(page)).toContain(words);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto('/privacy');
  await hydrate(next);
  const note = next.getByRole('complementary', { name: 'Your enquiry' });
  await expect(note).toContainText('Your enquiry has arrived. Your reference is TEST-0001.');
  expect(await storedEnquiries(next)).not.toContain(words);
  expect(desk.arrived()).toHaveLength(1);
});

test('if the tab is closed before the receiver answers, the next visit delivers the enquiry, once', async ({
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
  await expectDelivered(next);
  await expect(field('Message')).toHaveValue('');
  expect(new Set(desk.keys).size).toBe(1);
  expect(desk.arrived()).toHaveLength(1);
});

test('if the visitor goes back while the enquiry is being sent, returns and presses Send again, one enquiry arrives', async ({
  page,
  desk,
}) => {
  await page.goto('/privacy');
  const { fillIn, send, field } = await openForm(page);
  await fillIn(words);
  desk.answer = { does: 'hang' };
  await send.click();
  await expect.poll(() => desk.keys.length).toBe(1);
  await page.goBack();
  desk.answer = { does: 'take' };
  await page.goForward();
  await hydrate(page);
  // Browsers fill the form in again. If the text is still there, send it.
  await expectDelivered(page);
  if ((await field('Message').inputValue()) !== '') await send.click();
  await expect(field('Message')).toHaveValue('');
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
  await expectDelivered(page);
  await expectDelivered(other);
  await expect(two.field('Message')).toHaveValue('');
  expect(desk.arrived()).toHaveLength(1);
});

test('an enquiry that is withdrawn to be edited returns to the form; one that is withdrawn and deleted leaves nothing and is never sent', async ({
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
  expect(await storedEnquiries(page)).toBe('');
  expect(desk.keys).toEqual([]);
});
