import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Software solutions for organisations',
  summary: 'Enterprise systems, apps, APIs and reporting, shaped with you and improved over time.',
  description:
    'Software solutions in Kenya: enterprise systems, mobile apps, APIs and business intelligence. How to choose, what each takes from you and when not to build at all.',
  lead: 'Build software for the way of working that sets you apart, in stages you can stop after. We begin by comparing it with what you could buy, and advise against building where a package would do.',
  updated: '2026-11-22',
  situation: {
    heading: 'Where software of your own pays',
    body: `Software is worth building when your way of working is an advantage and no package respects it. The usual sign is a workbook called FINAL_v3_use_this_one. It began as a list, and now it prices quotations, tracks trucks and feeds payroll. A package was tried, wanted jobs numbered its own way and could not add M-Pesa receipts, and after a year the staff went back to the workbook.

The four services on this page start from that history. Each deals with a different layer: the work inside the organisation, the app in a customer’s hand, the connections for partners, and the figures that managers act on. The order in which you take them matters more than the technology.

You need no specification to begin. You need a problem with a cost to it and a person who can spend a day a week on solving it.`,
  },
  choice: {
    heading: 'Which layer hurts?',
    intro:
      'Ask who suffers most on a bad day. Staff retyping data, customers wanting a tool on their phone, partners waiting for files, or managers arguing about whose number is right?',
    options: [
      {
        path: '/services/software-solutions/enterprise',
        when: 'Several departments share one process, such as order to delivery or admission to fees, and hand it on by paper.',
        outcome: 'One system of record with roles, approvals and an audit trail.',
      },
      {
        path: '/services/software-solutions/mobile-apps',
        when: 'Customers would use you weekly from a phone, and an app is a product that you want to grow.',
        outcome: 'Apps in both stores, with releases, measurements and a roadmap.',
      },
      {
        path: '/services/software-solutions/api-development',
        when: 'Other companies or your own future apps need to reach your data and functions safely.',
        outcome: 'A documented, versioned interface with keys, limits and a sandbox.',
      },
      {
        path: '/services/software-solutions/data-analytics-bi',
        when: 'The data exists in several systems and the monthly report takes a week of copying.',
        outcome: 'Dashboards on agreed definitions, refreshed without hands.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Buy, extend or build',
      intro:
        'We put this table before anything is drawn, and buying wins more often than a software firm would like.',
      rowHeading: 'Test',
      columns: ['Buy a product', 'Extend what you have', 'Build'],
      rows: [
        {
          label: 'Your process is',
          cells: [
            'Like that of others: ledger, payroll, tills',
            'Ordinary, with two or three odd steps',
            'The reason customers choose you',
          ],
        },
        {
          label: 'Useful after',
          cells: ['2–8 weeks', '4–10 weeks', '3–4 months for a first part'],
        },
        {
          label: 'Legal changes',
          cells: [
            'The vendor ships them',
            'Shared between vendor and you',
            'You fund them each time',
          ],
        },
        {
          label: 'You depend on',
          cells: [
            'The vendor’s plans and prices',
            'Its interfaces staying open',
            'Developers who maintain it',
          ],
        },
        {
          label: 'Where to look',
          cells: [
            'Our products and those of others',
            'Systems integration',
            'The four services here',
          ],
        },
      ],
    },
    {
      type: 'process',
      heading: 'Stages with an exit after each',
      intro:
        'A large commitment to an unseen system is the commonest way to lose money on software. So you commit to one stage at a time.',
      steps: [
        {
          title: 'Discovery',
          body: 'We sit beside the people who do the work, map the process and its exceptions, and compare buying with building. Result: a report that another supplier could build from.',
          duration: '2–3 weeks',
        },
        {
          title: 'A thin slice',
          body: 'The smallest complete path goes live with five to ten users. It replaces one sheet of the workbook and leaves the rest for later.',
          duration: '6–8 weeks',
        },
        {
          title: 'Widen',
          body: 'Further paths are added in fortnightly releases. You set the order anew each time, from what was learnt.',
          duration: '2–9 months',
        },
        {
          title: 'Settle',
          body: 'The team shrinks to maintenance and a few days of improvement per month, or hands over to your own developers.',
          duration: 'As long as it is used',
          span: { type: 'repeats' },
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What separates this from building to order',
      body: `Here you bring a problem and a budget, and the scope is found along the way. If you already hold a finished specification with screens and rules, a fixed quotation is the better bargain: see [software development](/services/development-services/software-development).

For deductions such as PAYE, SHIF, NSSF and the housing levy, do not build. Rates change by law and a [payroll solution](/solutions/hr-payroll) spreads that upkeep over many users. The same goes for tax invoicing: connect to eTIMS instead of reinventing it, since KRA now compares what you declare with the invoices it received.`,
    },
  ],
  questions: [
    {
      question: 'How do we know what it will cost before discovery?',
      answer:
        'You get a range, and the three assumptions that would move it. Discovery itself has a fixed figure. After it, the thin slice is priced closely and the later stages as a monthly team budget.',
    },
    {
      question: 'Who owns the source code?',
      answer: `You do. Code written for you is ${commitments.ownership.phrase}, by written assignment, and it lies in a repository under your account from the first commit. Open-source parts keep their own licences, and you get the list.`,
    },
    {
      question: 'What if your team becomes unavailable?',
      answer:
        'The code uses common languages, installs from a written procedure, and carries automated tests. A competent developer elsewhere should have it running on a new machine within a day. You may ask a third party to try that at any point.',
    },
    {
      question: 'How much of our own time does it take?',
      answer:
        'A process owner for a day a week, users for short sessions, and a director for half an hour each fortnight. Projects in which the owner is "available when needed" run late; plan for cover of their ordinary duties.',
    },
  ],
  related: [
    '/products',
    '/services/systems-integration',
    '/services/business-and-qa/software-testing',
    '/services/development-services/software-development',
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'The affordable housing levy is borne by the employee and matched by the employer.',
      reference: 'Affordable Housing Act, 2024',
      url: 'https://www.kra.go.ke/news-center/public-notices/2099-collection-of-the-affordable-housing-levy-by-kenya-revenue-authority-2',
      checked: '2026-11-22',
    },
    {
      fact: 'Employer and employee both contribute to the NSSF.',
      reference: 'National Social Security Fund Act, 2013',
      url: lawUrl('nationalSocialSecurityFund'),
      checked: 'not yet',
    },
    {
      fact: 'Contributions to the Social Health Insurance Fund are deducted by the employer for salaried persons.',
      reference: 'Social Health Insurance Act, 2023, and its General Regulations',
      url: lawUrl('socialHealthInsurance'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
