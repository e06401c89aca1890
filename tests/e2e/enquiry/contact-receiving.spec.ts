import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { titleOf } from '@/lib/pages/titles';
import { createStore } from '@/lib/receiving/store';
import { freePort } from '../../support/free-port';
import { pageOf } from '../../support/page-of';
import { openD1Emulator } from '../../support/receiving/d1-emulator';
import { startMailReceiver } from '../../support/receiving/receivers';
import { configureEndpoint, enquiryForm, expect, openForm } from './enquiry-desk';

const product = pageOf('product');

const words = 'Please quote for two tills. <b>Karibu</b>';

/** The built site with the edge function, run as Cloudflare Pages runs it, with its own database. */
async function startPages() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const port = await freePort();
  // Makes the tables.
  await (await openD1Emulator(folder)).stop();
  const process_ = spawn(
    process.execPath,
    [
      'node_modules/wrangler/wrangler-dist/cli.js',
      ...['pages', 'dev', 'out', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
      ...['--d1', 'ENQUIRIES=enquiries', '--persist-to', folder],
    ],
    { stdio: 'ignore', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  const ended = new Promise<void>((resolve) => process_.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return {
    origin,
    async arrived(): Promise<readonly unknown[]> {
      const d1 = await openD1Emulator(folder);
      const rows = await createStore(d1.db).all();
      await d1.stop();
      return rows.map(({ enquiry }) => JSON.parse(enquiry));
    },
    async stop() {
      process_.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const test = base.extend<
  { mailReceiver: Awaited<ReturnType<typeof startMailReceiver>> },
  { pages: Awaited<ReturnType<typeof startPages>> }
>({
  // The mail receiver is on another origin, which the policy of a build without an endpoint doesn't name.
  bypassCSP: true,
  serviceWorkers: 'block',
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const pages = await startPages();
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  mailReceiver: async ({ context, baseURL }, use) => {
    await context.grantPermissions(['local-network-access']);
    const receiver = await startMailReceiver(new URL(baseURL ?? '').origin);
    await configureEndpoint(context, receiver.url);
    await use(receiver);
    await receiver.stop();
  },
});

test('through the form into the edge function: it arrives exactly once', async ({
  page,
  context,
  pages,
}) => {
  await configureEndpoint(context, '/enquiry');
  const { fillIn, send } = await openForm(
    page,
    `${pages.origin}/contact?for=quote&about=${product}`,
  );
  await fillIn(words);
  await send.dblclick();
  await expect(page.getByText('Your enquiry has arrived').last()).toBeVisible();
  expect(await pages.arrived()).toEqual([
    {
      kind: 'quote',
      name: 'Asha Stand-in',
      phone: '0712 345 678',
      about: [product],
      message: words,
    },
  ]);
});

test('through the form by mail from the Node receiver: it arrives exactly once', async ({
  page,
  mailReceiver,
}) => {
  const { fillIn, field, send } = await openForm(page, `/contact?for=quote&about=${product}`);
  await fillIn(words);
  await field('E-mail').fill('asha@example.com');
  await field('When? (optional)').selectOption('Within a month');
  await send.dblclick();
  await expect(page.getByText('Your enquiry has arrived').last()).toBeVisible();
  expect(await mailReceiver.mails()).toHaveLength(1);
  const [mail] = await mailReceiver.mails();
  expect(mail?.subject).toMatch(
    new RegExp(`^Quote request: ${titleOf(product)} \\[[0-9A-F]{4}-[0-9A-F]{4}\\]$`),
  );
  expect(mail?.replyTo).toEqual([{ address: 'asha@example.com', name: 'Asha Stand-in' }]);
  expect(mail?.text).toContain(words);
  expect(mail?.text).toContain('Timing: Within a month');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the native form posts, arrives once, and redirects to the page that says so', async ({
    page,
    mailReceiver,
  }) => {
    await page.goto('/contact');
    const { form, field } = enquiryForm(page);
    await field('A quote').check();
    await field('Your name').fill('Asha Stand-in');
    await field('E-mail').fill('asha@example.com');
    await form.getByText('Products', { exact: true }).click();
    await field(titleOf(product)).check();
    await form.getByLabel('Message').fill(words);
    await field('Budget range (optional)').selectOption('Not decided');
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/contact#enquiry-received$/);
    await expect(page.getByText('Your enquiry has arrived. A person reads it')).toBeVisible();
    expect(await mailReceiver.mails()).toHaveLength(1);
    const [mail] = await mailReceiver.mails();
    expect(mail?.text).toContain('Budget: Not decided');
    expect(mail?.text).toContain(titleOf(product));
  });
});
