import type { Database } from '../../lib/receiving/edge/database';
import { oldestUntoldSeconds, tellOwner } from '../../lib/receiving/edge/tell-owner';
import { logFault } from '../../lib/receiving/error-facts';

/** Waiting longer than this to be told of is a fault that somebody should hear of, in seconds. */
const longestWaitSeconds = 3_600;

interface Environment {
  readonly ENQUIRIES?: Database;
  readonly ENQUIRY_WEBHOOK?: string;
}

/**
 * Answers a monitor at `/enquiry/health`: 200, or 503 where the database can't be read or the owner has not been told of an
 * enquiry for an hour. Each request also tells the owner of what waits, so a monitor keeps that going on quiet days.
 */
export async function onRequestGet({ env }: { env: Environment }): Promise<Response> {
  const { ENQUIRIES: database, ENQUIRY_WEBHOOK: webhook } = env;
  const answer = (status: string, oldestSeconds?: number) =>
    Response.json(
      { status, oldestSeconds },
      { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    );
  if (!database) return answer('no database');
  try {
    if (!webhook) {
      await oldestUntoldSeconds(database);
      return answer('ok');
    }
    await tellOwner(database, webhook);
    const oldestSeconds = await oldestUntoldSeconds(database);
    return answer(oldestSeconds > longestWaitSeconds ? 'enquiries wait' : 'ok', oldestSeconds);
  } catch (error) {
    logFault('health', error);
    return answer('database not readable');
  }
}
