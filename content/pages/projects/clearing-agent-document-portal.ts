import { commitments } from '@/content/company/commitments';
import portal from '@/content/pages/services/web-development/web-applications';
import type { Copy } from '@/content/schema/pages';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Document portal for a clearing and forwarding agent',
  summary: 'Importers upload documents and see the status of a shipment without calling a clerk.',
  description:
    'Illustrative example: a Mombasa clearing and forwarding agent with a document portal for importers, job status, safe downloads and e-mail that is hard to fake.',
  lead: 'A clearing agent wants importers to upload documents and check the status of a job online, instead of calling a clerk.',
  updated: '2026-11-27',
  drawing: {
    caption: 'what clerks were asked before, and what the importer sees after.',
    parts: [
      {
        type: 'phone',
        title: 'Before',
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
        title: 'After: one job',
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
  situation: `Nine people clear cargo for about 60 importers a month, some in Kampala and Kigali. Four of them spend each morning on two questions: “Has it been released?” and “Which document do you need?”

Documents come by e-mail, or to the WhatsApp of one clerk as a dark photograph. An entry made from an old invoice costs days, while storage charges grow. Importers also receive fake messages with new bank details.`,
  approach: {
    heading: 'Why six milestones are enough',
    steps: [
      {
        title: 'Follow real jobs',
        body: 'We follow files from pre-alert to gate-out and ask importers what they want to know. Six milestones are enough. Each type of cargo gets its list of documents.',
      },
      {
        title: 'Build the document list first',
        body: 'The importer sees which documents are missing and photographs them. The portal refuses a picture that is too dark. A new version visibly replaces the old one, and the clerk gets a notice.',
      },
      {
        title: 'Connect the job program and the mailbox',
        body: 'Milestones come from an export of the firm’s own job program. The portal suggests a job for each e-mail attachment, and a clerk approves it with one click. Clerks continue to use customs and port systems directly.',
      },
      {
        title: 'Protect against fake messages',
        body: `Two records, SPF and DKIM, say which servers may write in the firm’s name. Reports on them (DMARC) are read for ${commitments.dmarcObserved.phrase} before other mail is rejected. Payment details are shown only after sign-in, and each invoice says that they never change by e-mail or phone.`,
      },
    ],
  },
  result: `- Clerks get fewer status calls. The firm counts calls by reason before the start and three months later.
- A clerk can take over a job, because its documents and their versions are in one place.
- Importers check the status at any hour.
- Clients who prefer chat go on sending pictures, which a clerk uploads.`,
  sections: [
    {
      type: 'comparison',
      heading: 'Who sees what of a job',
      rowHeading: 'Person',
      columns: ['Sees', 'May'],
      rows: [
        { label: 'Importer', cells: ['Own jobs, missing documents', 'Upload a document'] },
        { label: 'Clerk', cells: ['All jobs', 'Approve it, set a milestone'] },
        { label: 'Driver', cells: ['The next gate', 'Press “out”'] },
        { label: 'Job program', cells: ['Nothing new', 'Export every ten minutes'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Time and price',
      body: `A [portal like this](/services/web-development/web-applications) takes ${timeInWords(portal.glance.time)}, ${priceInWords(portal.glance.price)}. E-mail security is a job of its own. If a clerk forgets a milestone, the importer calls, so have few.`,
    },
  ],
  ask: { heading: 'A portal for your importers' },
  related: [
    '/services/web-development/web-applications',
    '/blog/it-for-clearing-and-forwarding-firms',
    '/industries/clearing-and-forwarding',
  ],
  sources: [
    {
      fact: 'SPF, DKIM and DMARC let a domain owner state which senders are genuine and ask receivers to reject others.',
      reference: 'IETF, RFC 7208 (SPF), with RFC 6376 (DKIM) and RFC 7489 (DMARC)',
      url: 'https://www.rfc-editor.org/rfc/rfc7208#section-1',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
