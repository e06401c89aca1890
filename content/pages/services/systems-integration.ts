import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Systems integration',
  summary: 'Make payments, accounts, sales and records pass data without retyping.',
  description:
    'Systems integration in Kenya: connect ERP, point of sale, M-Pesa, banks, eTIMS and older software. Seven services and how to choose between them.',
  lead: 'Connections between the systems you already own, so that each figure is entered once. You settle beforehand which of them is right when two differ.',
  updated: '2026-11-22',
  situation: {
    heading: 'Begin with the gap that costs most',
    body: `A connection closes one gap: payments that reach the accounts by themselves, stock that the web shop shares with the counter, tax invoices that go to KRA from the system that raised them. It takes weeks, you keep the systems you have, and the next gap can wait its turn.

To find the first, follow a single sale and count how often it is typed again. Between till and month-end report there may be a file exported for the accounts, a paybill statement matched to invoices with a ruler, and a tax invoice entered in a third place. Each of these systems may be good at its own task. The trouble lies in different customer numbers, different dates for the same payment, and a spreadsheet that only one clerk understands.

Then start where errors cost money or a customer waits. For most firms that is payments, stock or tax, and tax has become more pressing: since 1 January 2026 KRA compares the income and expenses in a return with eTIMS invoices, withholding tax and customs records, so a gap between your books and eTIMS comes back as a question from KRA.`,
  },
  choice: {
    heading: 'Seven services, sorted by where it hurts',
    intro:
      'They overlap at the edges. If two fit, choose the one that names your main system; we bring in what is needed from the other.',
    options: [
      {
        path: '/services/systems-integration/application-integration',
        when: 'Two or three everyday programs, such as a shop, a CRM and accounts, have to pass records to each other.',
        outcome: 'A sale, lead or request entered once and visible wherever it is needed.',
      },
      {
        path: '/services/systems-integration/erp-integration',
        when: 'An ERP is your book of record and tills, payroll, eTIMS or warehouses must feed it.',
        outcome: 'Postings that arrive by themselves and can be traced to their origin.',
      },
      {
        path: '/services/systems-integration/banking-systems-integration',
        when: 'You are a SACCO, lender or business that moves money through banks and mobile wallets.',
        outcome: 'Payments in and out that reconcile daily, with every exception named.',
      },
      {
        path: '/services/systems-integration/data-integration',
        when: 'Reports disagree, or records of the same person sit in several places.',
        outcome: 'One cleaned, dated set of data for reports and for sharing.',
      },
      {
        path: '/services/systems-integration/api-management',
        when: 'Partners, apps or branches call your systems and you need order: keys, limits, versions.',
        outcome: 'A guarded front door with documentation and a record of each caller.',
      },
      {
        path: '/services/systems-integration/legacy-modernisation',
        when: 'The system that has to connect is so old that nothing can connect to it.',
        outcome: 'The old program replaced piece by piece, or wrapped so that others can use it.',
      },
      {
        path: '/services/systems-integration/managed-services',
        when: 'Integrations exist already and break in silence.',
        outcome: 'Each flow watched, repaired and kept in step with the makers’ changes.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'How a first connection usually goes',
      intro: 'Whatever the service, these are the milestones you will recognise.',
      steps: [
        {
          title: 'Follow one record by hand',
          body: 'We sit with the clerk, trace a single invoice or payment from start to end, and write down every exception on the way.',
          duration: '2–4 days',
        },
        {
          title: 'Name the master',
          body: 'For each field one system is right and the others follow it. The choice is yours, and we keep asking until no "it depends" is left.',
          duration: '1 week',
        },
        {
          title: 'Build with failure in mind',
          body: 'Lines drop, callbacks arrive twice, a branch has no power. Each message is stored until it is confirmed and can be sent again without harm.',
          duration: '2–8 weeks',
        },
        {
          title: 'Run both ways for a while',
          body: 'People continue to type; the link runs beside them. When the results agree for an agreed period, typing stops.',
          duration: '2–4 weeks',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Ways to connect, from light to heavy',
      rowHeading: 'Way',
      columns: ['Fits when', 'Its weak side'],
      rows: [
        {
          label: 'Scheduled file',
          cells: [
            'Once a day is enough and both sides export',
            'Silent if the file is empty or late',
          ],
        },
        {
          label: 'Direct API call',
          cells: ['Two systems, both with documented interfaces', 'Each new pair is new work'],
        },
        {
          label: 'Queue or middleware',
          cells: ['Several systems, or lines that drop', 'One more thing to run'],
        },
        {
          label: 'Robot on the screen',
          cells: ['No interface exists and none will', 'Breaks when the screen changes'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Would one big system not solve this?',
      answer:
        'Sometimes. Replacing five programs takes a year or more and each department loses something it liked. Connecting two of them takes weeks. If you are torn, [consulting](/services/support-and-management/managed-it/technology-consulting) compares the two on paper.',
    },
    {
      question: 'Do our software suppliers have to agree?',
      answer:
        'They have to give access: documentation, a test system, sometimes a paid licence for the interface. We write the request. Check your contract for it before you buy anything new.',
    },
    {
      question: 'Who owns what you build?',
      answer: `Code written for you is ${commitments.ownership.phrase}. It runs in your account or on your server, and you hold the list of credentials.`,
    },
    {
      question: 'Can you build the API if there is none?',
      answer:
        'Yes, under [API development](/services/software-solutions/api-development), when the database or the maker allows it.',
    },
  ],
  related: [
    '/services/software-solutions/api-development',
    '/projects/distributor-etims-invoicing',
    '/blog/reconciling-mpesa-payments',
    '/services/software-solutions/enterprise',
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
