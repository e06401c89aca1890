import { drizzle } from 'drizzle-orm/d1';
import { notify, unbound } from '../lib/receiving/edge/webhook';
import { createEndpoint } from '../lib/receiving/endpoint';
import { createLog, errorFacts } from '../lib/receiving/log';
import { createStore } from '../lib/receiving/store';

/*
 * The endpoint that the enquiry form posts to, as a Cloudflare Pages function. Cloudflare serves each file in the root folder
 * `functions` at the path of the file: this one at `/enquiry`.
 */

interface Environment {
  readonly ENQUIRIES?: Parameters<typeof drizzle>[0];
  /** More origins that may post enquiries, separated by spaces. The site's own origin is always allowed. */
  readonly ENQUIRY_ORIGINS?: string;
  /** The URL to notify of new enquiries. Optional. */
  readonly ENQUIRY_WEBHOOK?: string;
}

/** Answers requests to `/enquiry`. Notifies the webhook of new enquiries without delaying the response. */
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
