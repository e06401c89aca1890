import type { Enquiry } from './enquiry';

/** The last part of a path as words, such as `web development` for `/services/web-development`. */
const lastWords = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('-', ' ');

/**
 * The heading of an enquiry, such as `Quote request: web development, crm`.
 * @param titleOf the title of the page at a path
 */
export function enquiryHeading(enquiry: Enquiry, titleOf = lastWords): string {
  const label = enquiry.kind === 'quote' ? 'Quote request' : 'Enquiry';
  const titles = enquiry.about.map(titleOf).join(', ');
  return titles === '' ? label : `${label}: ${titles}`;
}

/**
 * An enquiry as plain text with `\n` line breaks.
 * @param describeSubject a line about the page at a path
 */
export function enquiryText(enquiry: Enquiry, describeSubject = (path: string) => path): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Name', enquiry.name],
    ['Organisation', enquiry.organisation],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ...(enquiry.kind === 'quote'
      ? ([
          ['Size', enquiry.size],
          ['Timing', enquiry.timing],
          ['Budget', enquiry.budget],
        ] as const)
      : []),
  ];
  const subjects = enquiry.about.map((path) => `- ${describeSubject(path)}`);
  return [
    enquiry.kind === 'quote' ? 'Quote request' : 'Enquiry',
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    ...(subjects.length > 0 ? ['About:', ...subjects] : []),
    '',
    enquiry.message,
  ].join('\n');
}
