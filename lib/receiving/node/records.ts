import * as z from 'zod/mini';

/** The largest record that is read, in bytes. A request of the largest size makes one of about a quarter of this. */
export const recordBytesMax = 262_144;

const version = 1;

const enquiryRecord = z.object({
  version: z.literal(version),
  key: z.string(),
  digest: z.string(),
  reference: z.string(),
  received: z.iso.datetime(),
  mail: z.object({
    messageId: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.optional(z.object({ name: z.string(), address: z.string() })),
  }),
});

const fingerprint = z.object({
  version: z.literal(version),
  digest: z.string(),
  reference: z.string(),
  delivered: z.iso.datetime(),
});

const anyVersion = z.object({ version: z.number() });

/** An enquiry that the mail server has not taken yet. */
export type EnquiryRecord = z.infer<typeof enquiryRecord>;

/** What is kept of an enquiry that was delivered: enough to know a repeat, and none of its words. */
export type Fingerprint = z.infer<typeof fingerprint>;

/** Why a record can't be used. */
export type Unreadable = 'empty' | 'damaged' | 'foreign' | 'of a newer version' | 'too large';

/** A record, or why a file isn't one. */
export type Reading<R> =
  | { readonly type: 'record'; readonly record: R }
  | { readonly type: 'unreadable'; readonly why: Unreadable };

const unreadable = (why: Unreadable) => ({ type: 'unreadable', why }) as const;

function parse<R>(text: string, schema: z.ZodMiniType<R>): Reading<R> {
  if (text.trim() === '') return unreadable('empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('damaged');
  }
  const result = schema.safeParse(value);
  if (result.success) return { type: 'record', record: result.data };
  const written = anyVersion.safeParse(value);
  return unreadable(
    written.success && written.data.version > version ? 'of a newer version' : 'foreign',
  );
}

/** Reads the text of an enquiry's record. Never throws. */
export const parseEnquiryRecord = (text: string): Reading<EnquiryRecord> =>
  parse(text, enquiryRecord);

/** Reads the text of a fingerprint. Never throws. */
export const parseFingerprint = (text: string): Reading<Fingerprint> => parse(text, fingerprint);
