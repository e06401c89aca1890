import { type CDPSession, expect, test } from '@playwright/test';
import { openForm, serveWithEndpoint } from './enquiry-desk';

/**
 * Lets the browser notice that there is a connection again: starts the offline worker with a sync
 * event.
 */
async function startSync(cdp: CDPSession): Promise<void> {
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const { origin } = new URL(scopeURL);
  const tag = 'enquiry-outbox';
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin, registrationId, tag },
    lastChance: false,
  });
}

test('an enquiry that could not be sent is sent by the offline worker after the page is closed, with the same key', async ({
  page,
  context,
}) => {
  const requests: { by: 'page' | 'worker'; key: string | null }[] = [];
  let isUp = false;
  // Chromium's headless shell refuses to register a sync event. The test starts the event itself in
  // any case.
  await page.addInitScript(() => {
    const sync = { register: async () => {} };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: sync });
  });
  await serveWithEndpoint(context, '/enquiry');
  await context.route('**/enquiry', async (route) => {
    const by = route.request().serviceWorker() ? 'worker' : 'page';
    requests.push({ by, key: await route.request().headerValue('Idempotency-Key') });
    if (isUp) await route.fulfill({ json: { status: 'received', reference: 'TEST-0001' } });
    else await route.fulfill({ status: 503, body: 'down' });
  });
  const { fillIn, send } = await openForm(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
  await fillIn('Hello');
  await send.click();
  await expect(page.getByText('even if you close this page')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.close();
  isUp = true;
  const sentByPage = requests[0]?.key;
  requests.length = 0;
  await startSync(await context.newCDPSession(other));
  await expect.poll(() => requests.map(({ by }) => by)).toEqual(['worker']);

  // The receiver counts requests with the same key as one enquiry.
  expect(requests).toEqual([{ by: 'worker', key: sentByPage }]);
  const left = () => other.evaluate(async () => (await caches.open('enquiry-outbox')).keys());
  await expect.poll(left).toEqual([]);
});
