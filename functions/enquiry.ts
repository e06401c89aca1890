import { drizzle } from 'drizzle-orm/d1';
import { notify, unbound } from '../lib/receiving/edge/webhook';
import { createEndpoint } from '../lib/receiving/endpoint';
import { createLog, errorFacts } from '../lib/receiving/log';
import { createStore } from '../lib/receiving/store';

/*
 * The form's endpoint as an edge function of the static site. Cloudflare Pages runs the files in the folder `functions` in the
 * root of the project. This one answers at `/enquiry`.
 */

interface Environment {
  readonly ENQUIRIES?: Parameters<typeof drizzle>[0];
  /** Other origins to accept enquiries from, separated by spaces. */
  readonly ENQUIRY_ORIGINS?: string;
  /** The address that is notified of new enquiries. Optional. */
  readonly ENQUIRY_WEBHOOK?: string;
}

/** Answers requests to `/enquiry`, and then notifies the webhook of new enquiries. */
export async function onRequest({
  request,
  env,
  waitUntil,
}: {
  request: Request;
  env: Environment;
  waitUntil(work: Promise<void>): void;
}): Promise<Response> {
  const store = createStore(drizzle(env.ENQUIRIES ?? unbound));
  const origins = [
    new URL(request.url).origin,
    ...(env.ENQUIRY_ORIGINS ?? '').split(/\s+/).filter(Boolean),
  ];
  const webhook = env.ENQUIRY_WEBHOOK;
  return createEndpoint({
    store,
    origins,
    clientOf: ({ req }) => req.header('CF-Connecting-IP') ?? 'unknown',
    onReceived() {
      if (webhook) waitUntil(notify(store, webhook));
    },
    onFault: (error) => createLog().error({ error: errorFacts(error) }, 'request failed'),
  }).fetch(request);
}
