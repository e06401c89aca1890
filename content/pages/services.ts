import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT, web and software services',
  summary: 'Seven families of work, from a company website to round-the-clock monitoring.',
  description:
    'All our services in one list: IT and cloud, websites, software, security and testing, IT support, systems integration and development to specification, in Kenya.',
  lead: 'IT and software services for organisations in Kenya, in seven families. Each page says for whom the service is, how long it takes, how it is priced and what we need from you.',
  updated: '2026-11-22',
  guide: {
    heading: 'Start from what is bothering you',
    body: `The list below has more than fifty pages, because “IT services” covers very different work. These shortcuts lead to the ones people ask for by problem.

- **Our computers, network and accounts need looking after.** Read [IT and cloud](/services/it-cloud) for the whole arrangement, or [managed IT](/services/support-and-management/managed-it) for its parts.
- **Our website is slow, dated or brings no enquiries.** Go to [web development](/services/web-development). It also covers shops, hosting and domains.
- **We run the business on spreadsheets and WhatsApp.** [Software solutions](/services/software-solutions) is for systems we help you to shape and then keep improving.
- **We know exactly what we want built and have it in writing.** [Development services](/services/development-services) quotes for a fixed scope.
- **Two systems hold the same data and disagree.** [Systems integration](/services/systems-integration) connects accounts, banks, tax and line-of-business software.
- **An auditor, an insurer or a bad week has us worried.** [Business and QA](/services/business-and-qa) holds testing, data work and all of [cybersecurity](/services/business-and-qa/cybersecurity).

A service is work that people do for you. If you would rather subscribe to something ready-made, look at the [products](/products). If you think in terms of a business need such as payroll or backup, the [solutions](/solutions) pages combine software, set-up and support for it.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Three ways an engagement can be shaped',
      intro:
        'Every service page fits one of these, sometimes two in sequence. The shape settles how you pay and who carries the risk of a surprise.',
      rowHeading: 'What differs',
      columns: ['Fixed scope', 'Product team', 'Monthly service'],
      rows: [
        {
          label: 'Use it when',
          cells: [
            'You can describe the finished thing on paper',
            'You know the problem and expect to learn as it is built',
            'Something already runs and must keep running',
          ],
        },
        {
          label: 'You agree on',
          cells: [
            'A specification, a total and acceptance tests',
            'A team, a budget per month and a goal for each quarter',
            'A list of what is covered and response times',
          ],
        },
        {
          label: 'Changing your mind',
          cells: [
            'A written change request with its own figure',
            'A new order of work at the next fortnightly review',
            'An amended list from the following month',
          ],
        },
        {
          label: 'It ends',
          cells: [
            `At acceptance; defects are corrected ${commitments.defectsCorrected.phrase}`,
            'When you stop the team; the code paid for is yours',
            'On notice, with a written handover',
          ],
        },
      ],
    },
    {
      type: 'process',
      heading: 'What happens after you write to us',
      steps: [
        {
          title: 'A call to understand the question',
          body: 'Tell us what goes wrong, who it affects and what you have tried. If the answer is a setting or a product you already own, you hear it on that call and the matter ends there.',
          duration: '30–45 minutes',
        },
        {
          title: 'A look at the real thing',
          body: 'We see the office, the shop floor, the spreadsheet or the server. Within Mombasa, Kilifi and Kwale that is a visit; elsewhere we begin by video and travel when it matters.',
          duration: 'Within a week or so',
        },
        {
          title: 'A written proposal',
          body: 'It states the work, the exclusions, the order, the people and the figure. It also says what would change the figure.',
          duration: `In ${commitments.writtenPrice.phrase}`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Terms that hold for every service',
      body: `Domains, cloud accounts and store accounts are in your name from the first day. Code written to your specification is ${commitments.ownership.phrase}. You receive passwords and documents as the work goes on.

Where personal data is involved, the contract sets out who is the data controller and who processes on whose behalf, as the Data Protection Act asks. Our staff see live records only when a task requires it.

Work that needs a licence we do not hold, such as electrical installation or statutory audit, goes to a professional you appoint. We write the brief for them and check that the pieces fit.`,
    },
  ],
  questions: [
    {
      question: 'Do you take on work outside Mombasa?',
      answer:
        'Yes. Web, software and remote support do not depend on where you sit. Sites in Mombasa, Kilifi and Kwale are visited as a matter of course. For Nairobi, Kisumu, upcountry towns, Uganda or Tanzania, visits fall on planned days and travel has its own line in the quotation.',
    },
    {
      question: 'Is there a smallest job you accept?',
      answer:
        'A single mailbox problem is better served by a technician nearby. We are useful when there is something to plan: a site to build, several systems to join, or equipment that needs care every month. A two-hour paid review is the smallest formal piece.',
    },
    {
      question: 'Can we combine several services in one contract?',
      answer:
        'You can. One agreement with a schedule for each service keeps the notices and invoices simple, and you may end one schedule without touching the rest. The proposal shows each part on its own line.',
    },
    {
      question: 'How should we prepare a request for quotation?',
      answer:
        'Describe the outcome, the number of users and sites, the systems it must work with and the date that matters. Our guide on [writing a request for quotation](/blog/how-to-write-a-request-for-quotation) has an outline you can copy.',
    },
  ],
  sources: [
    {
      fact: 'A processor acts for a data controller under a written contract that sets out their duties.',
      reference:
        'Data Protection Act, 2019, section 42 (Office of the Data Protection Commissioner)',
      url: lawUrl('dataProtection', 42),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'hub'>;
