import { commitments } from '@/content/company/commitments';
import portal from '@/content/pages/services/web-development/web-applications';
import { outsideTestPrice } from '@/content/prices/left-out';
import { portalBill } from '@/content/prices/portal';
import { portalCalls, portalHoursAWeek } from '@/content/prices/portal-calls';
import type { Copy } from '@/content/schema/pages';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Document portal for a clearing and forwarding agent',
  summary: 'Importers upload documents and see the status of a shipment without calling a clerk.',
  description:
    'Illustrative example: a Mombasa clearing and forwarding agent with a document portal for importers, job status, safe downloads and e-mail that is hard to fake.',
  lead: 'An importer’s papers can go wrong in five places on their way to a declaration. A portal closes them one by one.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The page that answers a clerk’s calls',
    parts: [
      {
        type: 'phone',
        title: 'Clerk',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'them', text: 'Has it been released?' },
              { from: 'them', text: 'Which document do you need?' },
            ],
          },
        ],
      },
      {
        type: 'route',
        title: 'Job 2211, importer’s page',
        stops: [
          { label: 'Invoice uploaded', mark: 'done' },
          { label: 'Entry lodged', mark: 'done' },
          { label: 'Duty paid', mark: 'done' },
          { label: 'Released', mark: 'open' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/clearing-and-forwarding',
  services: [
    '/services/web-development/web-applications',
    '/services/systems-integration/application-integration',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
  sections: [
    {
      type: 'comparison',
      heading: 'One invoice, two ways',
      intro:
        'The firm has 60 people and about 400 importers a month, some of them in Kampala and Kigali.',
      rowHeading: 'What happens',
      columns: ['E-mail and WhatsApp', 'Portal'],
      rows: [
        {
          label: 'The importer sends it',
          cells: [
            'As a dark photograph, to the phone of one clerk',
            'From a list of what is missing. A picture too dark to read is refused',
          ],
        },
        {
          label: 'A corrected invoice follows',
          cells: [
            'The entry may be made from the old one',
            'It replaces the old one visibly, and the clerk gets a notice',
          ],
        },
        {
          label: 'The clerk is on leave',
          cells: ['The invoice is on that phone', 'A colleague opens the job'],
        },
        {
          label: '“Has it been released?”',
          cells: ['The importer calls', 'Six steps on the importer’s page, at any hour'],
        },
        {
          label: '“Our account has changed”',
          cells: [
            'A stranger writes it in the firm’s name',
            'Account details are shown only after sign-in',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Where the portal’s data comes from',
      rows: [
        {
          term: 'Status',
          detail:
            'The job program that the firm already has exports the steps every ten minutes, and the portal reads the file. If it cannot, clerks set six steps by hand. They continue to use the customs and port systems directly.',
        },
        {
          term: 'E-mail attachments',
          detail: 'The portal suggests a job for each, and a clerk approves it.',
        },
        {
          term: 'Gate-out',
          detail: 'The driver presses “out” and sees no other job.',
        },
        {
          term: 'The firm’s mail',
          detail: `SPF and DKIM list the servers that may write in its name. Reports on them are read for ${commitments.dmarcObserved.phrase}. Then forged mail goes to spam for two weeks, and is refused afterwards.`,
        },
      ],
    },
    {
      type: 'bill',
      heading: 'What the portal costs, once and each month',
      intro: `The [portal](/services/web-development/web-applications) takes ${timeInWords(portal.glance.time)}. For a week of these, testers try to open other importers’ files. A test by an outside firm costs ${outsideTestPrice}. You pay for e-mail security once, if you also buy [support for the firm](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month).`,
      lines: portalBill,
    },
    {
      type: 'statement',
      heading: 'How the firm would know that it works',
      body: `Clerks count status calls for two weeks before the start, and again three months later. In the sample, ${portalCalls.before} calls a day of ${portalCalls.minutes} minutes become ${portalCalls.after}: about ${portalHoursAWeek} hours a week. That alone does not pay for a portal. Count the entries made from an old invoice too, and the days of storage that they cost. Importers who prefer chat keep it, and a clerk uploads their pictures.`,
    },
  ],
  ask: { heading: 'Show your importers where their cargo is' },
  related: ['/blog/it-for-clearing-and-forwarding-firms', '/industries/clearing-and-forwarding'],
  sources: [
    {
      fact: 'SPF, DKIM and DMARC let a domain owner state which senders are genuine and ask receivers to reject others.',
      reference: 'IETF, RFC 7208 (SPF), with RFC 6376 (DKIM) and RFC 7489 (DMARC)',
      url: 'https://www.rfc-editor.org/rfc/rfc7208#section-1',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
