import type { Copy } from '@/content/schema';

export default {
  heading: 'Document portal for a clearing and forwarding agent',
  summary: 'Importers upload papers and read the state of a shipment without ringing a clerk.',
  description:
    'Sample case study: a Mombasa clearing and forwarding agent opened a document portal for importers, with job status, safe downloads and mail that is hard to fake.',
  lead: 'A clearing and forwarding agent collects shipping documents through a portal, where importers also see the state of each job without ringing a clerk.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/small-and-medium-enterprises',
  services: [
    '/services/web-development/web-applications',
    '/services/systems-integration/application-integration',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
  situation: `The firm clears containers and loose cargo through the port of Mombasa for importers in Nairobi, Kampala and Kigali. Nine people share an office near the docks. Four of them spent their mornings answering the same two calls: "Has it been released?" and "Which document do you still need?"

Papers arrived by e-mail, by WhatsApp to whichever clerk the importer liked best, and as photographs taken at an angle. A clerk on leave took half a job’s file with him on his phone. Versions got mixed, and an entry was prepared from an invoice which the supplier had already replaced. Putting that right cost days while storage was running.

Then came a fright. An importer received a message that looked like the firm’s own, with new bank details for the duty deposit. He rang to confirm, luckily. The owner wanted a place that clients would recognise as the only right one, both for papers and for payment details.`,
  approach: [
    {
      title: 'Draw the life of one job',
      body: `We sat beside the declaration desk for three days and followed real files from pre-alert to gate-out. A job turned out to have eleven points at which a client wants to know something. Clients were asked about them and cared for six. Those six became the milestones on the screen.

For each type of cargo we listed the papers it needs, who has to send them, and what happens if one is late. That list is the heart of the portal. The rest is a frame around it.`,
    },
    {
      title: 'Build the paper list first',
      body: 'The first version did one thing. It showed the importer which documents were there, which were missing, and let him photograph the missing one. A picture that was too dark was turned away on the spot with a hint to try by a window. A new version of a document put the old one aside, visibly, and told the clerk.',
    },
    {
      title: 'Join it to the job file and the mailbox',
      body: 'Job numbers, parties and milestones come from the job management program the firm already had, by way of its export. Clerks set a milestone there and nowhere else. Attachments sent to the shared mailbox are offered to the right job for one click of approval. We made no connection to customs or port systems: their access is the agent’s own and clerks went on using it by hand.',
    },
    {
      title: 'Make the firm hard to imitate',
      body: 'SPF, DKIM and DMARC were set up and watched for six weeks before rejection was turned on, so that no genuine sender was cut off. Payment details live in the portal behind sign-in, and each invoice says that they are never changed by e-mail or phone. An outside tester then tried to open other clients’ jobs by altering addresses. What the tester found was closed, and tested again, before anybody was invited.',
    },
  ],
  stack: [
    {
      term: 'Portal',
      detail:
        'Server-rendered web application in TypeScript, light enough for a phone at the Malaba border',
    },
    { term: 'Data', detail: 'PostgreSQL; each query is limited to the signed-in client’s jobs' },
    {
      term: 'Files',
      detail:
        'Object storage, scanned for malware on arrival, opened through links that expire within minutes',
    },
    {
      term: 'Sign-in',
      detail: 'Invitation by e-mail, a code by SMS, and an authenticator app for staff',
    },
    {
      term: 'Job program',
      detail:
        'Unchanged; a small service reads its export every ten minutes and reports if the export stops',
    },
    {
      term: 'Mail',
      detail: 'SPF, DKIM and DMARC on the firm’s domain, with reports that a person reads',
    },
  ],
  result: `The clerks’ mornings belong to stuck files again. They kept a tally of calls by reason on a sheet by the telephone, two weeks before the start and two weeks in the third month after it. The status calls were the ones that thinned out, and the owner keeps both sheets on her wall.

A job survives a holiday. Whoever sits at the desk opens the file and finds every paper, every version and who uploaded it when. Importers outside Kenya look things up late in the evening, as the access log shows.

Two clients decline to use it and go on sending pictures by chat. A clerk uploads for them. The portal records that it was the clerk, so the trail still holds.`,
  lessons: `Fewer milestones is better. We argued for nine, the clients wanted six, and they were right: a milestone that a clerk forgets to set produces a call of its own.

We would bring the drivers in sooner. Gate-out is the moment an importer waits for most, and the person who knows it first is at a barrier with a phone. A one-button page for drivers was added later and could have been in the first version.

Do not leave the mail records to the end. The fraud attempt had nothing to do with the portal, yet it was the reason clients signed up. [E-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security) explains the order of those settings, and [web applications](/services/web-development/web-applications) tells what is asked of your own team.`,
  related: [
    '/services/web-development/web-applications',
    '/services/systems-integration/application-integration',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
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
