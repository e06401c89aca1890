import * as z from 'zod/mini';
import { type StorageSource, storedValue } from '@/lib/browser/stored-value';

/**
 * What has been typed and not been sent. `fields` is the form as a query string, the form's own exchange format: it holds
 * whatever was typed, valid or not, and a later release with other fields still reads it.
 */
const draftSchema = z.object({
  /** Random; what is sent from this draft is known by it, in every tab. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** When the form was begun, milliseconds since 1970. */
  begun: z.number(),
  /** The address's query whose choices have been taken over, so that a reload does not repeat them. */
  arrival: z.string(),
  fields: z.string(),
});

export type Draft = z.infer<typeof draftSchema>;

/** The draft on this device. One for all tabs. */
export function draftStore(storage?: StorageSource) {
  return storedValue<Draft>('enquiry-draft', (value) => draftSchema.safeParse(value).data, storage);
}

/** A draft in which nothing has been written yet. */
export function newDraft(now = Date.now()): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, begun: now, arrival: '', fields: '' };
}

/** A draft's fields, one by one. */
export function fieldsOf(draft: Pick<Draft, 'fields'>): URLSearchParams {
  return new URLSearchParams(draft.fields);
}

/** Whether a draft holds nothing that anybody typed or ticked. The choice between question and quote alone is nothing. */
export function isBlank(draft: Pick<Draft, 'fields'>): boolean {
  return [...fieldsOf(draft)].every(([name, value]) => name === 'kind' || value.trim() === '');
}

/**
 * A draft's fields with the choices of the address a visitor arrives by: `?for=quote` chooses the quote, each `?about=/path`
 * ticks a subject. Unchanged when the same address was taken over before.
 */
export function withArrival(draft: Draft, search: string): Draft {
  if (search === draft.arrival) return draft;
  const query = new URLSearchParams(search);
  const fields = fieldsOf(draft);
  if (query.get('for') === 'quote') fields.set('kind', 'quote');
  for (const path of query.getAll('about')) {
    if (!fields.getAll('about').includes(path)) fields.append('about', path);
  }
  return { ...draft, arrival: search, fields: fields.toString() };
}

/**
 * The idempotency key of what a draft says: the same for the same words of the same draft, in any tab and after a crash, so
 * that sending it twice is known as one; another one once a word is changed.
 * The second half is FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ (32 bits; it tells versions of one draft apart).
 */
export function keyFor(draft: Pick<Draft, 'id'>, content: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(content)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return `${draft.id}-${hash.toString(16).padStart(8, '0')}`;
}
