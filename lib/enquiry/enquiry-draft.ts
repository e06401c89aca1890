import { candidateFrom, checkEnquiry } from 'enquiries';
import * as z from 'zod/mini';
import { type StorageSource, storedValue } from '@/lib/browser/stored-value';
import { draftStorageKey } from '@/lib/constants';
import type { OutboxEntry } from './outbox';

const draftId = /^[0-9a-f]{32}$/;

/**
 * An enquiry that has been typed but not sent. `fields` is the form as a query string, because a
 * query string can also store invalid values, and later releases with other fields can still read
 * it.
 */
const draftSchema = z.object({
  /** Random. Identifies the draft in every tab; idempotency keys start with it. */
  id: z.string().check(z.regex(draftId)),
  /** When the visitor started the form, in milliseconds since 1970. */
  begun: z.number(),
  /**
   * The last page query that was applied to the draft. It is stored so that a reload does not apply
   * it again.
   */
  arrival: z.string(),
  fields: z.string(),
});

export type Draft = z.infer<typeof draftSchema>;

/** The draft on this device, shared by all tabs. */
export function draftStore(storage?: StorageSource) {
  return storedValue<Draft>(draftStorageKey, (value) => draftSchema.safeParse(value).data, storage);
}

export function newDraft(now = Date.now()): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, begun: now, arrival: '', fields: '' };
}

/**
 * The draft that an enquiry of the outbox was, apart from its `arrival`. What another release has
 * not stored with the enquiry is taken from its key and from what is posted.
 */
export function draftOf({
  key,
  draftId: stored,
  fields,
  enquiry,
  written,
}: OutboxEntry): Omit<Draft, 'arrival'> {
  const fresh = newDraft();
  const posted = Object.entries(enquiry).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return {
    // Keys start with the draft's id.
    id: [stored, key.slice(0, 32)].find((id) => draftId.test(id)) ?? fresh.id,
    begun: written || fresh.begun,
    fields: fields || new URLSearchParams(posted).toString(),
  };
}

export function fieldsOf(draft: Pick<Draft, 'fields'>): URLSearchParams {
  return new URLSearchParams(draft.fields);
}

/**
 * Whether the visitor has neither typed nor chosen anything. The choice between question and quote
 * does not count.
 */
export function isBlank(draft: Pick<Draft, 'fields'>): boolean {
  return [...fieldsOf(draft)].every(([name, value]) => name === 'kind' || value.trim() === '');
}

/**
 * Adds the choices in the page's query to a draft: `?for=quote` selects the quote, and
 * `?about=/path` the subject. Returns the draft unchanged if the same query has been applied
 * before.
 */
export function withArrival(draft: Draft, search: string): Draft {
  if (search === draft.arrival) return draft;
  const query = new URLSearchParams(search);
  const fields = fieldsOf(draft);
  if (query.get('for') === 'quote') fields.set('kind', 'quote');
  const about = query.get('about');
  if (about) fields.set('about', about);
  return { ...draft, arrival: search, fields: fields.toString() };
}

/**
 * Adds what the visitor has typed and chosen before the form was ready to a draft. Text replaces
 * that of the same field; other fields keep theirs. The choice of the question is the form's
 * default, so it replaces nothing.
 */
export function withTyped(draft: Draft, typed: string): Draft {
  const fields = fieldsOf(draft);
  for (const [name, value] of new URLSearchParams(typed)) {
    if (value.trim() === '' || (name === 'kind' && value !== 'quote')) continue;
    fields.set(name, value);
  }
  return { ...draft, fields: fields.toString() };
}

/**
 * The idempotency key of an enquiry: the id of its draft, a hyphen and a 32-bit hash (FNV-1a) of its
 * content. It is the same in every tab and after a crash, so that the receiver recognises an enquiry
 * that is sent twice. A changed enquiry has another key.
 * @param content the enquiry as JSON
 */
export function keyFor(draft: Pick<Draft, 'id'>, content: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(content)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return `${draft.id}-${hash.toString(16).padStart(8, '0')}`;
}

/**
 * Whether one of these keys is that of the draft with its present content. The same words in another
 * draft are another enquiry.
 */
export function isAmong(keys: readonly string[], draft: Pick<Draft, 'id' | 'fields'>): boolean {
  const verdict = checkEnquiry(candidateFrom(fieldsOf(draft)));
  if (verdict.type === 'invalid') return false;
  return keys.includes(keyFor(draft, JSON.stringify(verdict.enquiry)));
}
