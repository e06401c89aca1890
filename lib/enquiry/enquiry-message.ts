import {
  checkEnquiry,
  type Enquiry,
  enquiryHeading as headingOf,
  enquiryText as textOf,
} from 'enquiries';
import { site } from '@/content/site';
import { emailAddress, smsAddress, whatsAppAddress } from '@/lib/contact-addresses';
import { ownNameOf, titleCase } from '@/lib/pages/title-case';

/** The heading of an enquiry, such as `Quote request: Web Development, CRM`. */
export const enquiryHeading = (enquiry: Enquiry): string => headingOf(enquiry, subjectTitle);

/**
 * The name of a page that an enquiry is about. Derived from the path, because the page may no
 * longer exist, and the browser does not load the copy of all pages.
 */
export function subjectTitle(path: string): string {
  return ownNameOf(path) ?? titleCase(path.split('/').at(-1) ?? '');
}

/** An enquiry as plain text for the visitor's own apps. */
export const enquiryText = (enquiry: Enquiry): string =>
  textOf(enquiry, (path) => `${subjectTitle(path)}: ${site.url.value}${path}`);

export interface EnquiryMessage {
  readonly heading: string;
  readonly text: string;
}

/**
 * The words of an enquiry. Of an enquiry that another release has stored, with fields or choices
 * that this one does not know, all values are listed as they are.
 */
export function messageOf(stored: Readonly<Record<string, unknown>>): EnquiryMessage {
  const verdict = checkEnquiry(stored);
  if (verdict.type === 'valid')
    return { heading: enquiryHeading(verdict.enquiry), text: enquiryText(verdict.enquiry) };
  const lines = Object.entries(stored).map(([name, value]) => `${name}: ${String(value)}`);
  return { heading: stored.kind === 'quote' ? 'Quote request' : 'Enquiry', text: lines.join('\n') };
}

export interface OwnApp {
  readonly name: 'WhatsApp' | 'E-mail' | 'SMS';
  readonly href: string;
}

/**
 * Links that open WhatsApp, e-mail or SMS with the message filled in. The visitor still has to send
 * it.
 */
export function ownAppsFor({ heading, text }: EnquiryMessage): readonly OwnApp[] {
  const mailBody = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const subject = encodeURIComponent(heading);
  return [
    ...(whatsAppAddress === undefined
      ? []
      : [
          {
            name: 'WhatsApp',
            href: `${whatsAppAddress}?text=${encodeURIComponent(text)}`,
          } as const,
        ]),
    {
      name: 'E-mail',
      href: `${emailAddress}?subject=${subject}&body=${mailBody}`,
    },
    { name: 'SMS', href: `${smsAddress}?body=${encodeURIComponent(text)}` },
  ];
}
