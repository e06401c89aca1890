import { createEndpoint } from '../endpoint';
import { sha256 } from '../hashes';
import { checkHealth, healthAnswer } from '../health';
import { createLog, errorFacts } from '../log';
import { isKeepDays, isOrigin, keepDaysMustBe, listIn, originsMustBe } from '../setting-values';
import { type Environment, storeOf } from './environment';
import { notify } from './webhook';

/** What Cloudflare Pages passes to a function. */
export interface EdgeRequest {
  readonly request: Request;
  readonly env: Environment;
  waitUntil(work: Promise<void>): void;
}

const withoutSecret = 'ENQUIRY_SECRET is missing. Set it to a long random word.';

/** The setting that is wrong, and what it must be; undefined if there is none. */
function wrongSetting(env: Environment): string | undefined {
  const { ENQUIRY_ORIGINS, ENQUIRY_KEEP_DAYS, ENQUIRY_SECRET } = env;
  if (!ENQUIRY_SECRET) return withoutSecret;
  if (!listIn(ENQUIRY_ORIGINS ?? '').every(isOrigin))
    return `ENQUIRY_ORIGINS is wrong. Set it to ${originsMustBe}.`;
  if (ENQUIRY_KEEP_DAYS && !isKeepDays(ENQUIRY_KEEP_DAYS))
    return `ENQUIRY_KEEP_DAYS is wrong. Set it to ${keepDaysMustBe}.`;
  return undefined;
}

/**
 * Answers requests to `/enquiry`. Notifies the webhook of new enquiries without delaying the
 * response.
 */
export async function receiveAtEdge({ request, env, waitUntil }: EdgeRequest): Promise<Response> {
  const store = storeOf(env);
  const origins = [new URL(request.url).origin, ...listIn(env.ENQUIRY_ORIGINS ?? '')];
  const wrong = wrongSetting(env);
  if (wrong) createLog().error({ message: wrong }, 'setting wrong');
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
 * Whether a request has the secret. Compares hashes, so that the time of the answer tells nothing
 * about the secret.
 */
async function isAllowed(request: Request, secret: string): Promise<boolean> {
  const given = request.headers.get('Authorization') ?? '';
  return (await sha256(given)) === (await sha256(`Bearer ${secret}`));
}

/** The answer to a request that does not have the secret, and to all while there is no secret. */
async function refusal({
  request,
  env,
}: Pick<EdgeRequest, 'request' | 'env'>): Promise<Response | undefined> {
  const secret = env.ENQUIRY_SECRET;
  if (!secret) return healthAnswer({ status: withoutSecret });
  if (await isAllowed(request, secret)) return undefined;
  return new Response('Send the secret ENQUIRY_SECRET as Authorization: Bearer …', { status: 401 });
}

/** Answers a monitor that has the secret at `/enquiry/health`. Changes nothing. */
export async function checkAtEdge(asked: Pick<EdgeRequest, 'request' | 'env'>): Promise<Response> {
  const refused = await refusal(asked);
  if (refused) return refused;
  const { env } = asked;
  const health = await checkHealth(storeOf(env), {
    // Without a webhook, no enquiry is ever delivered, and only a delivered one is deleted.
    isRetentionOn: Boolean(env.ENQUIRY_WEBHOOK) && isKeepDays(env.ENQUIRY_KEEP_DAYS ?? ''),
  });
  const wrong = wrongSetting(env);
  if (wrong) return healthAnswer({ ...health, status: wrong });
  // All enquiries wait in the database until somebody reads them.
  const isWaitingNormal = !env.ENQUIRY_WEBHOOK && health.status === 'enquiries wait';
  return healthAnswer(isWaitingNormal ? { ...health, status: 'ok' } : health);
}

/**
 * Notifies the webhook of waiting enquiries and deletes old ones, at a POST with the secret to
 * `/enquiry/deliver`. A scheduler calls it, because a Pages project does nothing by itself.
 */
export async function deliverAtEdge(
  asked: Pick<EdgeRequest, 'request' | 'env'>,
): Promise<Response> {
  const refused = await refusal(asked);
  if (refused) return refused;
  const { ENQUIRY_WEBHOOK: webhook, ENQUIRY_KEEP_DAYS: keepDays } = asked.env;
  if (keepDays && !isKeepDays(keepDays)) {
    return new Response(`ENQUIRY_KEEP_DAYS is wrong. Set it to ${keepDaysMustBe}.`, {
      status: 500,
    });
  }
  const store = storeOf(asked.env);
  if (webhook) await notify(store, webhook);
  if (keepDays) await store.forgetOld(Number(keepDays));
  return new Response(null, { status: 204 });
}
