import { type Environment, storeOf } from '../lib/receiving/edge/environment';
import { notify } from '../lib/receiving/edge/webhook';
import { createEndpoint } from '../lib/receiving/endpoint';
import { createLog, errorFacts } from '../lib/receiving/log';

/*
 * The endpoint that the enquiry form posts to, as a Cloudflare Pages function. Cloudflare serves each file in the root folder
 * `functions` at the path of the file: this one at `/enquiry`.
 */

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
  const store = storeOf(env);
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
