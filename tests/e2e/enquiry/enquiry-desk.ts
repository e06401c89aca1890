import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { endpointMetaName, formAddress } from '@/lib/enquiry/enquiry-endpoint';
import { hydrate } from '../../support/browser/hydrate';

/** How the desk, a simulated receiver, answers requests. */
type Answer =
  | { readonly does: 'take' }
  | { readonly does: 'refuse'; readonly errors: Readonly<Record<string, string>> }
  | { readonly does: 'hang' };

/** Answers requests for `/enquiry` in the browser, as a receiver does. */
async function openDesk(context: BrowserContext) {
  const arrived = new Map<string, unknown>();
  const keys: string[] = [];
  const desk = {
    answer: { does: 'take' } as Answer,
    /** The enquiries that arrived, one for each key. */
    arrived: () => [...arrived.values()],
    /** The keys of all requests, in order. */
    keys,
  };
  await context.route('**/enquiry', async (route) => {
    const key = (await route.request().headerValue('Idempotency-Key')) ?? '';
    const { answer } = desk;
    keys.push(key);
    if (answer.does === 'take') {
      arrived.set(key, route.request().postDataJSON());
      await route.fulfill({ json: { status: 'received', reference: 'TEST-0001' } });
    }
    if (answer.does === 'refuse') {
      const json = { status: 'refused', by: 'enquiries', message: 'No.', errors: answer.errors };
      await route.fulfill({ status: 400, json });
    }
  });
  return desk;
}

/**
 * Edits pages as they are delivered, so that they match the pages of a build with an endpoint: they
 * get the meta element that scripts read, and a form that works without scripts. The build under
 * test has no endpoint. `tests/unit/enquiry/contact.test.tsx` tests the form of a build with
 * an endpoint.
 */
export async function serveWithEndpoint(context: BrowserContext, endpoint: string): Promise<void> {
  const isPage = (url: URL) => !/\.\w+$/.test(url.pathname) && url.pathname !== '/enquiry';
  await context.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort('connectionfailed');
    const html = (await response.text())
      .replace('<head>', `<head><meta name="${endpointMetaName}" content="${endpoint}">`)
      .replace(
        /<form(?=[^>]*aria-label="Enquiry")/,
        `<form action="${formAddress(endpoint, '/contact#enquiry-received')}"`,
      )
      .replace(/(<button(?=[^>]*type="submit")[^>]*) disabled=""/, '$1')
      .replace(/<div class="needs-scripts ([^"]+)">/, '<div class="$1">');
    return route.fulfill({ response, body: html });
  });
}

/** The enquiry form of a page, found by visible names. */
export function enquiryForm(page: Page) {
  const root = page.getByRole('form', { name: 'Enquiry' });
  return {
    root,
    field: (label: string) => root.getByLabel(label, { exact: true }),
    send: root.getByRole('button', { name: /^Send($| by )/ }),
    async fillIn(message: string) {
      await root.getByLabel('Your name').fill('Asha Stand-in');
      await root.getByLabel('Phone', { exact: true }).fill('0712 345 678');
      await root.getByLabel('Message').fill(message);
    },
  };
}

/** Opens the contact page and waits until the form runs. */
export async function openForm(page: Page, path = '/contact') {
  await page.goto(path);
  await hydrate(page);
  const form = enquiryForm(page);
  await expect(
    form.root.getByText(/saved on this device|does not let the site save/),
  ).toBeVisible();
  await expect(form.root).toHaveJSProperty('noValidate', true);
  return form;
}

/**
 * The stored draft and the stored enquiries; an empty text if nothing is stored. Encoded spaces,
 * which are plus signs, become spaces again, so that tests find the visitor's words.
 */
export async function storedEnquiries(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    Object.entries<string>(localStorage)
      .filter(([key]) => /^enquiry-(draft|outbox)/.test(key))
      .map(([, value]) => value),
  );
  return stored.join(' ').replaceAll('+', ' ');
}

/** A test in which pages post enquiries to the desk. */
export const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  // The offline worker would answer with pages before the test can edit them.
  serviceWorkers: 'block',
  desk: async ({ context }, use) => {
    await serveWithEndpoint(context, '/enquiry');
    await use(await openDesk(context));
  },
});

export { expect };
