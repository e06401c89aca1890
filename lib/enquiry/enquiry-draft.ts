import * as z from 'zod/mini';
import { type StorageSource, storedValue } from '@/lib/browser/stored-value';

/**
 * An enquiry that has been typed but not sent. `fields` is the form as a query string, which can hold invalid values and
 * can be read by later releases with other fields.
 */
const draftSchema = z.object({
  /** Random. Identifies the draft in every tab; idempotency keys start with it. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** When the visitor started the form, in milliseconds since 1970. */
  begun: z.number(),
  /** The query whose choices have been applied, so that a reload does not apply them again. */
  arrival: z.string(),
  fields: z.string(),
});

export type Draft = z.infer<typeof draftSchema>;

/** The draft on this device, shared by all tabs. */
export function draftStore(storage?: StorageSource) {
  return storedValue<Draft>('enquiry-draft', (value) => draftSchema.safeParse(value).data, storage);
}

/** An empty draft. */
export function newDraft(now = Date.now()): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, begun: now, arrival: '', fields: '' };
}

/** A draft's fields. */
export function fieldsOf(draft: Pick<Draft, 'fields'>): URLSearchParams {
  return new URLSearchParams(draft.fields);
}

/** Whether the visitor has typed and ticked nothing. Choosing between question and quote does not count. */
export function isBlank(draft: Pick<Draft, 'fields'>): boolean {
  return [...fieldsOf(draft)].every(([name, value]) => name === 'kind' || value.trim() === '');
}

/**
 * A draft with the choices in the page's query: `?for=quote` selects the quote, and each `?about=/path` ticks a subject.
 * Returns the draft unchanged if the same query has been applied before.
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
 * The idempotency key of a draft and its content. It is the same in every tab and after a crash, so that the receiver
 * recognises an enquiry that is sent twice. It changes with the content: its second half is a 32-bit hash of it.
 */
export function keyFor(draft: Pick<Draft, 'id'>, content: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(content)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return `${draft.id}-${hash.toString(16).padStart(8, '0')}`;
}
