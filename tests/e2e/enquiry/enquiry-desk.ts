import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { endpointMetaName } from '@/lib/enquiry/enquiry-endpoint';
import { hydrate } from '../../support/browser/hydrate';

/** How the desk, a fake receiver, answers a request. */
export type Part =
  | { readonly does: 'take' }
  | { readonly does: 'answer'; readonly status: number; readonly body?: unknown }
  | { readonly does: 'hang' };

const readAll = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** A desk on a free port. It gives its answers in order and repeats the last one. It counts each key once. */
async function startDesk() {
  const arrived = new Map<string, { readonly name: string; readonly message: string }>();
  const keys: string[] = [];
  const parts: Part[] = [{ does: 'take' }];

  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const body = await readAll(request).catch(() => undefined);
    if (body === undefined) return;
    const key = String(request.headers['idempotency-key']);
    keys.push(key);
    const part = parts.length > 1 ? parts.shift() : parts[0];
    switch (part?.does) {
      case 'take':
        arrived.set(key, JSON.parse(body));
        answer(response, 200, { status: 'received', reference: 'TEST-0001' });
        return;
      case 'answer':
        answer(response, part.status, part.body ?? { status: 'refused', message: 'No.' });
        return;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/enquiry`,
    /** The enquiries that arrived, each key once. */
    arrived: () => [...arrived.values()],
    /** The keys of all requests, in order. */
    keys,
    /** Sets how the desk answers the next requests. */
    plays: (...next: readonly [Part, ...Part[]]) => {
      parts.splice(0, parts.length, ...next);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Lets the built pages carry an endpoint, as a build with one configured does (tests/component/enquiry/contact.test.tsx
 * holds what that is): the meta element that scripts read, and a form that posts by itself. The build under test has
 * none.
 */
export async function configureEndpoint(context: BrowserContext, endpoint: string): Promise<void> {
  const isPage = (url: URL) => !/\.\w+$/.test(url.pathname) && url.pathname !== '/enquiry';
  await context.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort('connectionfailed');
    const html = (await response.text())
      .replace('<head>', `<head><meta name="${endpointMetaName}" content="${endpoint}">`)
      .replace(/<form(?=[^>]*aria-label="Enquiry")/, `<form action="${endpoint}"`)
      .replace(/(<button(?=[^>]*type="submit")[^>]*) disabled=""/, '$1')
      .replace('<div class="needs-scripts sm:mt-6">', '<div class="sm:mt-6">');
    return route.fulfill({ response, body: html });
  });
}

/** The enquiry form of a page, found by visible names. */
export function enquiryForm(page: Page) {
  const form = page.getByRole('form', { name: 'Enquiry' });
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    send: form.getByRole('button', { name: 'Send', exact: true }),
    async fillIn(message: string) {
      await form.getByLabel('Your name').fill('Asha Stand-in');
      await form.getByLabel('Phone', { exact: true }).fill('0712 345 678');
      await form.getByLabel('Message').fill(message);
    },
  };
}

/** Opens the contact page and waits until the form runs. */
export async function openForm(page: Page, path = '/contact') {
  await page.goto(path);
  await hydrate(page);
  const form = enquiryForm(page);
  await expect(
    form.form.getByText(/saved on this device|does not let the site save/),
  ).toBeVisible();
  await expect(form.form).toHaveJSProperty('noValidate', true);
  return form;
}

/** The stored enquiries, draft and outbox, as text with the form encoding decoded. */
export async function keptOnDevice(page: Page): Promise<string> {
  const kept = await page.evaluate(
    () => `${localStorage.getItem('enquiry-draft')} ${localStorage.getItem('enquiry-outbox')}`,
  );
  return kept.replaceAll('+', ' ');
}

/** A test whose pages post to the desk. */
export const test = base.extend<{ desk: Awaited<ReturnType<typeof startDesk>> }>({
  // The desk is on another origin, which the policy of a build without an endpoint doesn't name.
  bypassCSP: true,
  // The offline worker would answer with pages before the test can edit them.
  serviceWorkers: 'block',
  desk: async ({ context }, use) => {
    // The browser treats an edited page as one from the internet, which needs permission to access this machine.
    await context.grantPermissions(['local-network-access']);
    const desk = await startDesk();
    await configureEndpoint(context, desk.endpoint);
    await use(desk);
    await desk.close();
  },
});

export { expect };
