import { drizzle } from 'drizzle-orm/d1';
import { ReceivingError } from '../log';
import { createStore, type Store } from '../store';

export interface Environment {
  readonly ENQUIRIES?: Parameters<typeof drizzle>[0];
  /**
   * More origins that may post enquiries, separated by spaces. The site's own origin is always
   * allowed.
   */
  readonly ENQUIRY_ORIGINS?: string;
  readonly ENQUIRY_WEBHOOK?: string;
  /**
   * The password of `/enquiry/health` and `/enquiry/deliver`, sent as `Authorization: Bearer …`, and
   * the key of the hashes of network addresses.
   */
  readonly ENQUIRY_SECRET?: string;
  /**
   * An enquiry is deleted so many days after the webhook accepted it. By default, and without a
   * webhook, none is deleted.
   */
  readonly ENQUIRY_KEEP_DAYS?: string;
}

/** Replaces a missing D1 binding. It rejects every query. */
const unbound = {
  prepare(): never {
    throw new ReceivingError(
      'No database is bound as ENQUIRIES. Bind a D1 database of that name to the Pages project.',
    );
  },
};

/**
 * The store in the D1 database of the Pages project. All isolates count the requests of a network
 * together, so the key of its hash is the secret that they share.
 */
export function storeOf({ ENQUIRIES, ENQUIRY_SECRET }: Environment): Store {
  return createStore(drizzle(ENQUIRIES ?? unbound), ENQUIRY_SECRET || 'no secret');
}
