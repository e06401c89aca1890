import type { Copy } from '@/content/schema';

export default {
  heading: 'Document portal for a clearing and forwarding agent',
  summary: 'Importers upload documents and see the status of a shipment without calling a clerk.',
  description:
    'Illustrative example: a Mombasa clearing and forwarding agent with a document portal for importers, job status, safe downloads and e-mail that is hard to fake.',
  lead: 'A clearing agent wants importers to upload documents and check the status of a job online, instead of calling a clerk.',
  updated: '2026-11-24',
  status: 'sample',
  industry: '/industries/clearing-and-forwarding',
  services: [
    '/services/web-development/web-applications',
    '/services/systems-integration/application-integration',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
  situation: `The firm clears containers and loose cargo for importers in Nairobi, Kampala and Kigali. Four of its nine people spend each morning on two questions: “Has it been released?” and “Which document do you need?”

Documents arrive by e-mail, by WhatsApp to different clerks, and as dark photographs. Versions get mixed up, and an entry made from an old invoice costs days, while storage charges increase. Importers also receive fake messages with new bank details.`,
  approach: [
    {
      title: 'Follow real jobs',
      body: 'We follow files from pre-alert to gate-out and ask clients what they want to know. The screen shows six milestones. For each type of cargo we list the documents, who sends them and when.',
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
      body: 'SPF and DKIM are set up, and DMARC first runs in report mode. Payment details are shown only after sign-in, and each invoice says that they never change by e-mail or phone. A tester tries to open other clients’ jobs before anyone is invited.',
    },
  ],
  stack: [
    { term: 'Portal', detail: 'Server-rendered web application in TypeScript, light on a phone' },
    { term: 'Data', detail: 'PostgreSQL, with each query limited to the client’s own jobs' },
    { term: 'Files', detail: 'Object storage, malware scan, links that expire within minutes' },
    { term: 'Sign-in', detail: 'Invitation by e-mail and a code by SMS' },
    { term: 'Job program', detail: 'Unchanged, read by export every ten minutes' },
  ],
  result: `- Clerks get fewer status calls. The firm counts calls by reason before the start and three months later.
- Any clerk can take over a job, because every document and version is in one place.
- Importers check the status at any hour.
- Clients who prefer chat can go on sending pictures. A clerk uploads the pictures for them, and the log says so.`,
  lessons: `Use few milestones. If a clerk forgets one, the importer calls.

Give drivers a page with one button early, because importers ask about gate-out most.

Set up the e-mail records first. See [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security).`,
  related: [
    '/services/web-development/web-applications',
    '/blog/it-for-clearing-and-forwarding-firms',
    '/industries/small-and-medium-enterprises',
  ],
  sources: [
    {
      fact: 'SPF, DKIM and DMARC let a domain owner state which senders are genuine and ask receivers to reject others.',
      reference: 'IETF, RFC 7208 (SPF), RFC 6376 (DKIM) and the DMARC specification',
      url: 'https://www.rfc-editor.org/rfc/rfc7208#section-1',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
