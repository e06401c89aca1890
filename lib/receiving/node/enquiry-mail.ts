import type { SendMailOptions } from 'nodemailer';
import { enquiryHeading, enquiryText } from '@/lib/enquiry/enquiry-message';
import type { IncomingEnquiry } from '../receive-enquiry';
import type { EnquiryRecord } from './records';

/** Who writes and who reads the mails. */
export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

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
    version: 1,
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

/** The mail of a record: plain text, so that markup in it stays text, and a reply goes to the visitor. */
export function enquiryMail(record: EnquiryRecord, addresses: MailAddresses): SendMailOptions {
  const { replyTo, ...mail } = record.mail;
  return {
    from: addresses.from,
    to: addresses.to,
    ...mail,
    ...(replyTo && { replyTo }),
    date: new Date(record.received),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
