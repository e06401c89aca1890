import { test as base } from '@playwright/test';
import { startMailReceiver } from '../../../../packages/enquiries/tests/support/mail-receiver';
import {
  enquiryForm,
  expect,
  openForm,
  serveWithEndpoint,
} from '../../../e2e/enquiry/enquiry-desk';
import { pageOf } from '../../../support/page-of';

// These tests use only the Node receiver. `packages/enquiries/tests/endpoint.test.ts` tests both
// receivers.
const product = pageOf('product');

const words = 'Please quote for two tills. <b>Karibu</b>';

const test = base.extend<{ mailReceiver: Awaited<ReturnType<typeof startMailReceiver>> }>({
  // The mail receiver is on another origin, which the policy of a build without an endpoint doesn't
  // allow.
  bypassCSP: true,
  serviceWorkers: 'block',
  mailReceiver: async ({ context, baseURL }, use) => {
    // The browser treats an edited page as one from the internet, which needs permission to access
    // this machine.
    await context.grantPermissions(['local-network-access']);
    const receiver = await startMailReceiver(new URL(baseURL ?? '').origin);
    await serveWithEndpoint(context, receiver.url);
    await use(receiver);
    await receiver.stop();
  },
});

test('an enquiry from the form arrives exactly once, as a mail from the Node receiver', async ({
  page,
  mailReceiver,
}) => {
  const { fillIn, field, send } = await openForm(page, `/contact?for=quote&about=${product}`);
  await fillIn(words);
  await field('When? (optional)').selectOption('Within a month');
  await send.dblclick();
  await expect(page.getByText('Your enquiry has arrived').last()).toBeVisible();
  expect(await mailReceiver.mails()).toEqual([
    expect.objectContaining({
      subject: expect.stringMatching(`^Quote request: [a-z ]+ \\[[0-9A-Z-]+\\]$`),
      text: expect.stringContaining(words),
    }),
  ]);
  expect((await mailReceiver.mails())[0]?.text).toContain('Timing: Within a month');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the native form delivers its enquiry once, and redirects to a page that confirms it', async ({
    page,
    mailReceiver,
  }) => {
    await page.goto('/contact');
    const { root, field } = enquiryForm(page);
    await field('A quote').check();
    await field('Your name').fill('Asha Stand-in');
    await field('E-mail').fill('asha@example.com');
    await field('What is it about? (optional)').selectOption(product);
    await field('How many people, at how many sites? (optional)').fill('25 people, two sites');
    await root.getByLabel('Message').fill(words);
    await field('Budget range (optional)').selectOption('Not decided');
    await root.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/contact#enquiry-received$/);
    await expect(page.getByText('Your enquiry has arrived. A person reads it')).toBeVisible();
    const mails = await mailReceiver.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Budget: Not decided');
    expect(mails[0]?.text).toContain('Size: 25 people, two sites');
    expect(mails[0]?.text).toContain(product);
  });
});
