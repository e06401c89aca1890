import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Send } from '../attempt-delivery';
import type { Enquiry } from '../enquiry';
import { enquiryHeading, enquiryText } from '../enquiry-text';
import type { Log } from '../log';
import type { Outcome, StoredEnquiry } from '../store';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces line breaks and other control characters with spaces, because a line break could end a header line. The schema of an
 * enquiry also rejects these characters.
 */
const headerSafe = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * The mail of an enquiry. It is plain text, so that markup is not rendered. If it is sent twice, both mails have the same
 * Message-ID, so that mail systems recognise the duplicate. The mail library must not read files or fetch URLs.
 */
function compose(enquiry: Enquiry, row: StoredEnquiry, { from, to }: MailSettings) {
  const domain = from
    .split('@')
    .at(-1)
    ?.replace(/[^A-Za-z0-9.-]/g, '');
  return {
    from,
    to,
    date: new Date(row.receivedAt),
    messageId: `<${row.key}@${domain}>`,
    subject: headerSafe(`${enquiryHeading(enquiry)} [${row.reference}]`),
    text: enquiryText(enquiry),
    ...(enquiry.email && {
      replyTo: { name: headerSafe(enquiry.name), address: headerSafe(enquiry.email) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The properties that the mail library adds to an error. */
const mailError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
  permanent: z.optional(z.boolean()),
});

/** The SMTP commands whose replies are about the mail. Replies to other commands are about the server or the password. */
const commandsAboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** The statuses that reject a login (RFC 4954, section 6): login required, method too weak, login failed, encryption required. */
const authenticationStatuses = [530, 534, 535, 538];

/** The outcome for a mail that was not accepted. Delivery is retried unless the server refuses the mail permanently. */
export function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode, response, permanent } =
    mailError.safeParse(error).data ?? {};
  const isRefused =
    permanent &&
    commandsAboutTheMail.includes(command ?? '') &&
    !authenticationStatuses.includes(responseCode ?? 0);
  return {
    type: isRefused ? 'set aside' : 'try later',
    reason: isRefused
      ? 'the mail server refuses it permanently'
      : 'the mail server does not accept it now',
    answer: response,
    facts: { code, status: responseCode },
  };
}

/** Sends enquiries by mail, each over a new connection. */
export function createMailer(settings: MailSettings, log: Log): Send {
  const transport = createTransport(settings.smtpUrl);
  return async (enquiry, row) => {
    try {
      const { rejected } = await transport.sendMail(compose(enquiry, row, settings));
      // The server accepted the mail for at least one address, or `sendMail` would have rejected.
      if (rejected.length > 0)
        log.error({ refused: rejected.length }, 'some of ENQUIRY_TO refused');
      return { type: 'delivered' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
