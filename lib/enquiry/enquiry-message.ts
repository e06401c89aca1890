import { budgets, timings } from '@/content/enquiry';
import { site } from '@/content/site';
import { titleCase } from '@/lib/pages/titles';
import type { Enquiry } from './enquiry';

/** The heading of an enquiry, such as `Quote request: Web Development, CRM`. Long lists of subjects are cut short. */
export function enquiryHeading(enquiry: Enquiry): string {
  const what = enquiry.kind === 'quote' ? 'Quote request' : 'Enquiry';
  const titles = enquiry.about.map(subjectTitle);
  const listed = titles.slice(0, 3).join(', ');
  const more = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  return listed === '' ? what : `${what}: ${listed}${more}`;
}

/** The title of a page that an enquiry is about. The page need not exist any more. */
export function subjectTitle(path: string): string {
  return titleCase(path.split('/').at(-1) ?? '');
}

/** An enquiry as plain text, lines ended by a line feed: what the visitor's own app sends, and what the desk reads. */
export function enquiryText(enquiry: Enquiry): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Name', enquiry.name],
    ['Organisation', enquiry.organisation],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ...(enquiry.kind === 'quote'
      ? ([
          ['Timing', enquiry.timing && timings[enquiry.timing]],
          ['Budget', enquiry.budget && budgets[enquiry.budget]],
        ] as const)
      : []),
  ];
  const subjects = enquiry.about.map((path) => `- ${subjectTitle(path)}: ${site.url.value}${path}`);
  return [
    enquiry.kind === 'quote' ? 'Quote request' : 'Enquiry',
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    ...(subjects.length > 0 ? ['About:', ...subjects] : []),
    '',
    enquiry.message,
  ].join('\n');
}

export interface OwnApp {
  readonly name: 'WhatsApp' | 'E-mail' | 'SMS';
  readonly href: string;
}

/** Addresses that open WhatsApp, e-mail and SMS with the enquiry written. Nothing is sent until the visitor does. */
export function ownAppsFor(enquiry: Enquiry): readonly OwnApp[] {
  const digits = site.contact.phone.value.replace(/\D/g, '');
  const text = enquiryText(enquiry);
  const mailBody = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const subject = encodeURIComponent(enquiryHeading(enquiry));
  return [
    { name: 'WhatsApp', href: `https://wa.me/${digits}?text=${encodeURIComponent(text)}` },
    {
      name: 'E-mail',
      href: `mailto:${site.contact.email.value}?subject=${subject}&body=${mailBody}`,
    },
    { name: 'SMS', href: `sms:+${digits}?body=${encodeURIComponent(text)}` },
  ];
}
