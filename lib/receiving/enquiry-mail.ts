import type { SendMailOptions } from 'nodemailer';
import { enquiryHeading, enquiryText } from '@/lib/enquiry-message';
import type { IncomingEnquiry } from './receive-enquiry';

/** Who writes and who reads the mails. */
export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** Nothing that ends a header line, or hides in one, gets into a header; the schema keeps it out as well. */
const headerSafe = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * An enquiry as a mail: plain text, so that markup in it stays text, and a reply goes to the visitor. The same enquiry has
 * the same Message-ID each time, by which mail systems know a copy.
 */
export function enquiryMail(incoming: IncomingEnquiry, addresses: MailAddresses): SendMailOptions {
  const { enquiry, reference, key } = incoming;
  const domain =
    addresses.from
      .split('@')
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost';
  return {
    from: addresses.from,
    to: addresses.to,
    ...(enquiry.email && {
      replyTo: { name: headerSafe(enquiry.name), address: headerSafe(enquiry.email) },
    }),
    subject: headerSafe(`${enquiryHeading(enquiry)} [${reference}]`),
    messageId: `<${key}@${domain}>`,
    text: enquiryText(enquiry),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
