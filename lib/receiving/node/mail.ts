import { createTransport } from 'nodemailer';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { enquiryHeading, enquiryText } from '@/lib/enquiry/enquiry-message';
import type { Send } from '../deliver';
import { deliverySchedule } from '../delivery-schedule';
import type { Log } from '../log';
import type { Outcome, StoredEnquiry } from '../store';
import { type MailFailure, mailFailure } from './mail-errors';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** Removes what could end a header line; the enquiry's schema keeps it out as well. */
const headerSafe = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * The mail of an enquiry: plain text, so that markup in it stays text. Each copy has the same Message-ID, by which mail systems
 * recognise a copy. The library reads no file and no address that is named in it.
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

/** The outcome for a mail that was not accepted. */
function outcomeOf({ type, answer, ...facts }: MailFailure, receivedAt: number): Outcome {
  if (type === 'refused') {
    const reason = 'the mail server refuses it for good';
    return { type: 'set aside', reason, answer, facts };
  }
  const days = deliverySchedule.giveUpDays;
  if (type === 'put off' && Date.now() - receivedAt > days * 86_400_000) {
    const reason = `the mail server has put it off for ${days} days`;
    return { type: 'set aside', reason, answer, facts };
  }
  return { type: 'try later', reason: type, answer, facts };
}

/** Sends enquiries by mail, each over a new connection. */
export function createMailer(settings: MailSettings, log: Log): Send {
  const transport = createTransport(settings.smtpUrl);
  return async (enquiry, row) => {
    try {
      const { rejected } = await transport.sendMail(compose(enquiry, row, settings));
      // At least one of the addresses accepted the mail.
      if (rejected.length > 0)
        log.error({ refused: rejected.length }, 'some of ENQUIRY_TO refused');
      return { type: 'delivered' };
    } catch (error) {
      return outcomeOf(mailFailure(error), row.receivedAt);
    }
  };
}
