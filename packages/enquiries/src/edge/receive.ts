import { createEndpoint } from '../endpoint';
import { checkHealth, healthAnswer } from '../health';
import { createLog, errorFacts } from '../log';
import { type Environment, storeOf } from './environment';
import { notify } from './webhook';

/** What Cloudflare Pages passes to a function. */
export interface EdgeRequest {
  readonly request: Request;
  readonly env: Environment;
  waitUntil(work: Promise<void>): void;
}

/** Answers requests to `/enquiry`. Notifies the webhook of new enquiries without delaying the response. */
export async function receiveAtEdge({ request, env, waitUntil }: EdgeRequest): Promise<Response> {
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

/**
 * Answers a monitor at `/enquiry/health`. Each request also notifies the webhook of waiting enquiries, because otherwise they
 * would wait until a new enquiry arrives. Each request also deletes old enquiries, because no other function does.
 */
export async function checkAtEdge({ env }: Pick<EdgeRequest, 'env'>): Promise<Response> {
  const store = storeOf(env);
  if (env.ENQUIRY_WEBHOOK) await notify(store, env.ENQUIRY_WEBHOOK);
  if (env.ENQUIRY_KEEP_DAYS) {
    await store
      .forgetOld(Number(env.ENQUIRY_KEEP_DAYS))
      .catch((error) =>
        createLog().error({ error: errorFacts(error) }, 'old enquiries not deleted'),
      );
  }
  const health = await checkHealth(store);
  // Without a webhook, no enquiry is ever delivered: all wait in the database until somebody reads them.
  const isWaitingNormal = !env.ENQUIRY_WEBHOOK && health.status === 'enquiries wait';
  return healthAnswer(isWaitingNormal ? { ...health, status: 'ok' } : health);
}
