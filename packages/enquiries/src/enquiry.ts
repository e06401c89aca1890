import * as z from 'zod/mini';

/*
 * The shape of an enquiry, which the form, the outbox and the receiver share. It says nothing about
 * the contents of a site: a subject is any path, and a time or a budget is any line of text. So an
 * enquiry stays valid when a site changes its choices. It is written with zod/mini to keep the
 * browser's bundle small.
 */

/** The limits of an enquiry. Each name contains the unit. */
export const enquiryLimits = {
  nameCharacters: 120,
  organisationCharacters: 160,
  /**
   * RFC 5321, section 4.5.3.1.3 allows 256 octets, including the angle brackets around the address.
   */
  emailCharacters: 254,
  phoneCharacters: 30,
  subjects: 3,
  subjectCharacters: 200,
  choiceCharacters: 120,
  messageCharacters: 5_000,
  /**
   * If the form is sent sooner than this after it was opened, a robot probably filled it in. Not
   * checked without scripts.
   */
  fillSecondsMin: 2,
  /**
   * Enough for all fields at their limits, percent-encoded, even if every letter of the message
   * takes three bytes in UTF-8.
   */
  requestBytes: 65_536,
} as const;

/** A request has time for its body over a line that is at least as fast as this. */
const slowestBytesPerSecond = 500;

/**
 * The time limit of a request in milliseconds, for the browser and the receiver. It grows with the
 * size of the body: no browser tells how much of a body has reached the network, so the limit
 * allows for the whole body on a slow line, and 10 seconds for the rest.
 */
export const requestTimeMs = (bodyBytes: number): number =>
  10_000 + Math.ceil((bodyBytes / slowestBytesPerSecond) * 1_000);

/**
 * Characters that a single line of text must not contain: control characters, line separators,
 * direction overrides.
 */
const invisibleInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
/** The same characters, except line feeds and tabs, which a message may contain. */
const invisibleInMessage = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const lineOfText = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
const messageText = /^(?:[\n\t]|[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069])*$/u;

/** A character that shows: others, such as a space without width, are no name and no message. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const line = (max: number, what: string) =>
  z.string({ error: `Write ${what} as text.` }).check(
    // A text that is too long is refused before any pattern reads it.
    z.maxLength(max, { error: `Keep ${what} to ${max} characters.`, abort: true }),
    z.regex(lineOfText, `Remove the control characters from ${what}.`),
  );

const name = z
  .string({ error: 'Enter your name.' })
  .check(
    z.regex(visible, 'Enter your name.'),
    z.maxLength(
      enquiryLimits.nameCharacters,
      `Keep your name to ${enquiryLimits.nameCharacters} characters.`,
    ),
    z.regex(lineOfText, 'Remove the control characters from your name.'),
  );

/** A part of an e-mail address. Dots separate the parts. */
const addressPart = String.raw`[^\s\p{Cf}@<>(),;:"\\[\].]+`;

// `z.email()` refuses addresses that are not ASCII, which mail servers accept (RFC 6531).
const email = line(enquiryLimits.emailCharacters, 'the e-mail address').check(
  z.regex(
    new RegExp(`^${addressPart}(?:\\.${addressPart})*@${addressPart}(?:\\.${addressPart})+$`, 'u'),
    'Enter an e-mail address like name@example.com.',
  ),
);

/** The message of a wrong phone number, unless the form has examples. */
const phoneMessage = 'Enter a phone number with 7 to 15 digits.';

// In the digits of any script, and with an extension, such as `ext. 4`.
const phone = line(enquiryLimits.phoneCharacters, 'the phone number').check(
  z.regex(
    /^\(?\+?(?:[\s()./-]*\p{Nd}){7,15}[\s().,-]*(?:(?:extension|ext|x)[\s.:]*\p{Nd}{1,6})?$/iu,
    phoneMessage,
  ),
);

const organisation = line(enquiryLimits.organisationCharacters, 'the organisation');

const subject = z
  .string({ error: 'Choose subjects from the list.' })
  .check(
    z.maxLength(enquiryLimits.subjectCharacters, 'Choose subjects from the list.'),
    z.regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'Choose subjects from the list.'),
  );

const about = z
  .array(subject, { error: 'Choose subjects from the list.' })
  .check(z.maxLength(enquiryLimits.subjects, `Choose at most ${enquiryLimits.subjects} subjects.`));

const message = z
  .string({ error: 'Write a message.' })
  .check(
    z.regex(visible, 'Write a message: a sentence or two is enough.'),
    z.maxLength(
      enquiryLimits.messageCharacters,
      `Keep the message to ${enquiryLimits.messageCharacters} characters; send longer documents by e-mail.`,
    ),
    z.regex(messageText, 'Remove the control characters from the message.'),
  );

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]; // TypeScript types Object.keys as string[].

/** How many people and sites the work is for, when it is wanted, and what it may cost. */
const size = line(enquiryLimits.choiceCharacters, 'the size');
const timing = line(enquiryLimits.choiceCharacters, 'the time');
const budget = line(enquiryLimits.choiceCharacters, 'the budget');

/** A spam trap: people do not see this field, but robots fill it in. */
const website = z.optional(
  z
    .string({ error: 'Leave the field “Website” empty.' })
    .check(z.maxLength(0, 'Leave the field “Website” empty; it is there to catch robots.')),
);

const commonFields = {
  name,
  organisation: z.optional(organisation),
  email: z.optional(email),
  phone: z.optional(phone),
  about,
  message,
};

const reachable = z.refine<{ email?: string | undefined; phone?: string | undefined }>(
  (value) => value.email !== undefined || value.phone !== undefined,
  { path: ['email'], error: 'Enter an e-mail address or a phone number; one is enough.' },
);

const question = z
  .object({ kind: z.literal('enquiry'), ...commonFields, website })
  .check(reachable);
const quote = z
  .object({
    kind: z.literal('quote'),
    ...commonFields,
    size: z.optional(size),
    timing: z.optional(timing),
    budget: z.optional(budget),
    website,
  })
  .check(reachable);

/** A question or a request for a quote, as it is sent and received. */
export const enquirySchema = z.discriminatedUnion('kind', [question, quote], {
  error: 'Choose whether you have a question or want a quote.',
});

export type Enquiry = z.infer<typeof enquirySchema>;

export type FieldName = keyof z.infer<typeof quote>;

/** The names of the form's fields, in the order in which the form lists their errors. */
export const fieldNames = keysOf(quote.shape);

export type FieldErrors = { readonly [F in FieldName]?: string };

const isFieldName = (value: unknown): value is FieldName =>
  fieldNames.some((field) => field === value);

type Verdict =
  | { readonly type: 'valid'; readonly enquiry: Enquiry }
  | { readonly type: 'invalid'; readonly errors: FieldErrors };

/**
 * Validates a value against the schema. Reports the first error of each field.
 * @param phoneExamples for the message of a wrong phone number, such as
 * `0712 345 678 or +254 712 345 678`
 */
export function checkEnquiry(value: unknown, phoneExamples?: string): Verdict {
  const result = enquirySchema.safeParse(value);
  if (result.success) return { type: 'valid', enquiry: result.data };
  const errors: { [F in FieldName]?: string } = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0];
    errors[isFieldName(field) ? field : 'kind'] ??=
      issue.message === phoneMessage && phoneExamples
        ? `Enter a phone number like ${phoneExamples}.`
        : issue.message;
  }
  return { type: 'invalid', errors };
}

/** Form fields. Several values may share a name. */
type FormValues = Pick<URLSearchParams, 'get' | 'getAll'>;

/**
 * A single line as the visitor sees it. Pasted text often has format characters, which have no
 * width, and dashes and spaces of other kinds. An e-mail address or a phone number with one of them
 * looks right, but is not.
 */
const oneLine = (text: string) =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/gu, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(invisibleInLine, ' ')
    .trim();
/** The same without joiners, which names in Persian, in Indian scripts and with some emoji need. */
const withoutJoiners = (text: string) => oneLine(text).replace(/[\u200c\u200d]/gu, '');
const manyLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(invisibleInMessage, '')
    .trim();

/**
 * Turns form fields into a value for `checkEnquiry`: trimmed, without the invisible characters that
 * pasting can add, and without empty optional fields. Only a quote has size, timing and budget.
 */
export function candidateFrom(fields: FormValues): Readonly<Record<string, unknown>> {
  const text = (field: FieldName) => {
    const read = field === 'email' || field === 'phone' ? withoutJoiners : oneLine;
    return read(fields.get(field) ?? '');
  };
  const kind = text('kind');
  const { shape } = kind === 'quote' ? quote : question;
  const lines = keysOf(shape)
    .map((field) => [field, text(field)] as const)
    .filter(([, value]) => value !== '');
  return {
    kind,
    name: '',
    ...Object.fromEntries(lines),
    about: fields
      .getAll('about')
      .map(oneLine)
      .filter((path) => path !== ''),
    message: manyLines(fields.get('message') ?? ''),
  };
}
