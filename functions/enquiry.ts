import { drizzle } from 'drizzle-orm/d1';
import { consoleLog, notify, unbound } from '../lib/receiving/edge/webhook';
import { errorFacts } from '../lib/receiving/log';
import { receiveEnquiry } from '../lib/receiving/receive-enquiry';
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
  const client = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const response = await receiveEnquiry(request, client, store, {
    origins,
    onFault: (error) => consoleLog.error({ error: errorFacts(error) }, 'request failed'),
  });
  const isReceived = response.status === 200 || response.status === 303;
  if (env.ENQUIRY_WEBHOOK && isReceived) waitUntil(notify(store, env.ENQUIRY_WEBHOOK));
  return response;
}
