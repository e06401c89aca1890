import * as z from 'zod/mini';
import { enquiryHeading, enquiryText } from '@/lib/enquiry/enquiry-message';
import type { IncomingEnquiry } from '../receive-enquiry';

/** The largest record that is read, in bytes. A request of the largest size makes one of about a quarter of this. */
export const recordBytesMax = 262_144;

const version = 1;

const enquiryRecordSchema = z.object({
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
export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;

/** What is kept of an enquiry that was delivered: enough to know a repeat, and none of its words. */
export type Fingerprint = z.infer<typeof fingerprint>;

/** Nothing that ends a header line, or hides in one, gets into a header; the schema keeps it out as well. */
const headerSafe = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * What is kept of an enquiry until the mail server has taken it: its mail as it will be sent, so that a later change of the
 * form, of the copy or of the settings changes no enquiry that waits. Every copy has the same Message-ID, by which mail
 * systems know a copy.
 */
export function enquiryRecord(incoming: IncomingEnquiry, from: string): EnquiryRecord {
  const { enquiry, reference, key, digest } = incoming;
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost';
  return {
    version,
    key,
    digest,
    reference,
    received: new Date().toISOString(),
    mail: {
      messageId: `<${key}@${domain}>`,
      subject: headerSafe(`${enquiryHeading(enquiry)} [${reference}]`),
      text: enquiryText(enquiry),
      ...(enquiry.email && {
        replyTo: { name: headerSafe(enquiry.name), address: headerSafe(enquiry.email) },
      }),
    },
  };
}

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
  parse(text, enquiryRecordSchema);

/** Reads the text of a fingerprint. Never throws. */
export const parseFingerprint = (text: string): Reading<Fingerprint> => parse(text, fingerprint);
