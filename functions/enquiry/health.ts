import { type Environment, storeOf } from '../../lib/receiving/edge/environment';
import { notify } from '../../lib/receiving/edge/webhook';
import { checkHealth, healthAnswer } from '../../lib/receiving/health';
import { createLog, errorFacts } from '../../lib/receiving/log';

/**
 * Answers a monitor at `/enquiry/health`. Each request also notifies the webhook of waiting enquiries, because otherwise they
 * would wait until a new enquiry arrives. Each request also deletes old enquiries, because no other function does.
 */
export async function onRequestGet({ env }: { env: Environment }): Promise<Response> {
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
