import type { Database } from '../lib/receiving/edge/database';
import { createDatabaseDesk, unboundDesk } from '../lib/receiving/edge/database-desk';
import { tellOwner } from '../lib/receiving/edge/tell-owner';
import { logFault } from '../lib/receiving/error-facts';
import { receiveEnquiry } from '../lib/receiving/receive-enquiry';

/*
 * The form's endpoint as an edge function beside the static site: Cloudflare Pages runs the files of the folder `functions`,
 * which must have this name and place, and this one answers at `/enquiry`. Enquiries are kept in a D1 database bound as
 * ENQUIRIES; its tables are made on the first request.
 */

interface Environment {
  readonly ENQUIRIES?: Database;
  /** Origins to take enquiries from besides the function's own, separated by spaces. */
  readonly ENQUIRY_ORIGINS?: string;
  /** Where the owner is told of a new enquiry; nowhere by default. */
  readonly ENQUIRY_WEBHOOK?: string;
}

/** Answers requests to `/enquiry`, and tells the owner of what is new once the answer is given. */
export async function onRequest({
  request,
  env,
  waitUntil,
}: {
  request: Request;
  env: Environment;
  waitUntil(work: Promise<void>): void;
}): Promise<Response> {
  const { ENQUIRIES: database, ENQUIRY_WEBHOOK: webhook } = env;
  const origins = [
    new URL(request.url).origin,
    ...(env.ENQUIRY_ORIGINS ?? '').split(/\s+/).filter(Boolean),
  ];
  const client = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const desk = database ? createDatabaseDesk(database) : unboundDesk;
  const onFault = (error: unknown) => logFault('request failed', error);
  const response = await receiveEnquiry(request, client, desk, { origins, onFault });
  const isReceived = response.status === 200 || response.status === 303;
  if (database && webhook && isReceived) waitUntil(tellOwner(database, webhook));
  return response;
}
