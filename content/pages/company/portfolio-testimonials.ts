import type { Copy } from '@/content/schema';

export default {
  heading: 'Testimonials by role and sector',
  summary: 'Sample statements that show how client voices are gathered and presented here.',
  description:
    'Sample testimonials by role and sector, with the rules for gathering them: written consent, no invented names, the limits of the work stated with the praise.',
  lead: 'The statements below are samples. They show the form that real ones will take: a role, a sector, the work it was about, and something that did not go well.',
  updated: '2026-11-14',
  testimonials: [
    {
      status: 'sample',
      quote:
        'Opening week used to mean a queue to the gate. Now parents come to the window with a question and not with a slip. I still want the bursary report to look better on paper, and they know it.',
      role: 'Bursar',
      sector: 'Boarding school',
      services: ['/products/akademico', '/solutions/bulk-sms-and-messaging'],
    },
    {
      status: 'sample',
      quote:
        'They told us our old server could stay another year and put their effort into a second line instead. When the fibre was cut in April, reception carried on checking guests in.',
      role: 'General manager',
      sector: 'Beach hotel',
      services: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      status: 'sample',
      quote:
        'I was against it, because I keep the store and I know where things are. They sat with me for three days. The screen has four boxes since I said I would not fill nine.',
      role: 'Storekeeper',
      sector: 'Hardware distributor',
      services: ['/products/bizgen'],
    },
    {
      status: 'sample',
      quote:
        'The report listed things we were embarrassed about and the order to mend them in. Two findings needed a vendor who was slow, so it took longer than planned. Our auditor read it in one sitting.',
      role: 'Head of risk',
      sector: 'SACCO',
      services: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
      ],
    },
    {
      status: 'sample',
      quote:
        'My clients see where their container papers are without ringing me. The first version had too many colours for status; it went down to four after a week.',
      role: 'Operations lead',
      sector: 'Clearing and forwarding',
      services: ['/services/web-development/web-applications'],
    },
    {
      status: 'sample',
      quote:
        'We asked for an app. They asked what for, and it turned out that a page and a reminder by SMS would do. Fewer people now forget their appointment.',
      role: 'Practice manager',
      sector: 'Private clinic',
      services: ['/services/web-development/web-applications', '/products/practigen'],
    },
    {
      status: 'sample',
      quote:
        'Once a quarter they take a folder of ours, pretend it is gone, and bring it back while I watch. It is the only part of the contract I look forward to.',
      role: 'ICT officer',
      sector: 'County department',
      services: ['/solutions/cloud-backup'],
    },
  ],
  sections: [
    {
      type: 'statement',
      heading: 'Why samples, and what will replace them',
      body: `Inventing a grateful client would be easy and it would be a lie. These texts were written by us to design the page, and they make no claim that a particular organisation said them. Each is replaced as soon as a client has agreed to a statement of their own, and the word "sample" disappears only for that one.

The subjects are not random. They are what people in these roles tend to care about after such work: the queue, the outage, the storekeeper’s patience.`,
    },
    {
      type: 'process',
      heading: 'How a real statement comes about',
      steps: [
        {
          title: 'Three months pass',
          body: 'Nobody is asked on launch day, when relief does the talking. A quarter later people know what they got.',
        },
        {
          title: 'Someone outside the project asks',
          body: 'Four questions: what was the problem, what changed, what disappointed you, would you do it again?',
        },
        {
          title: 'The client edits',
          body: 'They see the exact words, the role and the sector, and may shorten or withdraw. Consent is written and names the place of publication.',
        },
        {
          title: 'It is published with its flaw',
          body: 'If the answer to the third question is interesting, it stays in. Praise alone teaches the next reader nothing.',
        },
        {
          title: 'It expires',
          body: 'After two years we ask again or take it down.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Better evidence than a quotation',
      body: `Words are weak proof, ours included. Stronger kinds are available before you sign: a trial on your own records, a [sample case study](/projects) that shows how a project is documented, a conversation with a client who agrees to it, and a first stage small enough to judge us by. Outcomes by subject are collected under [our work](/portfolio).

If you are a client already and want to say something, including something unkind, [write to us](/contact).`,
    },
  ],
  related: ['/portfolio', '/projects', '/company/clients-and-partners'],
} satisfies Copy<'testimonials'>;
