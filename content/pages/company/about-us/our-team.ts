import type { Copy } from '@/content/schema';

export default {
  heading: 'Our team, role by role',
  summary: 'The roles in the firm, what each one decides and when you meet them.',
  description:
    'The team of an IT and software company in Mombasa by role: delivery lead, analysts, developers, testers, cloud and network engineers, support desk and security.',
  lead: 'There are 25+ of us. You will not find portraits here, since people change seats and portraits age. What stays is the role: what it answers for and when it enters your project.',
  updated: '2026-11-21',
  sections: [
    {
      type: 'specification',
      heading: 'Who does what',
      intro:
        'A person may hold two of these in a small project. Never builder and tester of the same change.',
      rows: [
        {
          term: 'Delivery lead',
          detail:
            'Your one contact from contract to handover. Owns scope, dates and money. Tells you bad news, and is measured on how early.',
        },
        {
          term: 'Business analyst',
          detail:
            'Sits with your clerks, storekeepers and teachers. Writes down what really happens, in your words, before anyone draws a screen.',
        },
        {
          term: 'Designer',
          detail:
            'Turns that into screens and pages. Tests drafts with five of your people and an old phone.',
        },
        {
          term: 'Developers',
          detail:
            'Build web, mobile and integration work. Each change is read by a second developer.',
        },
        {
          term: 'Tester',
          detail:
            'Decides whether a release is fit to go out. The delivery lead cannot overrule it alone.',
        },
        {
          term: 'Cloud and systems engineers',
          detail:
            'Servers, accounts, backup, restores. They write the page you read when something is down.',
        },
        {
          term: 'Network and field engineers',
          detail:
            'Sites, cabling drawings, wireless, routers, tills. They know your gate and your generator.',
        },
        {
          term: 'Support desk',
          detail:
            'First voice on the phone. Solves what it can, routes the rest, and keeps the ticket until you say it is closed.',
        },
        {
          term: 'Security',
          detail:
            'Reviews designs, tests, and investigates. Answers for findings, and not for the delivery date.',
        },
        {
          term: 'Data and reporting',
          detail:
            'Moves your records, reconciles counts and sums, builds the reports that management reads.',
        },
        {
          term: 'Administration',
          detail: 'Contracts, invoices, purchasing in your name, data protection requests.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Teams for three sizes of work',
      intro: 'What a client typically meets. Fewer faces is a design goal.',
      rowHeading: 'Role',
      columns: ['Website', 'Business system', 'Managed IT'],
      rows: [
        { label: 'Delivery lead', cells: ['Part-time', 'Throughout', 'First two months'] },
        { label: 'Analyst', cells: ['One day', 'Several weeks', 'During inventory'] },
        {
          label: 'Builders',
          cells: ['One designer, one developer', 'Two to four', 'Two engineers'],
        },
        { label: 'Tester', cells: ['Before launch', 'Every fortnight', 'For restores'] },
        { label: 'Afterwards you call', cells: ['Support desk', 'Support desk', 'Support desk'] },
      ],
    },
    {
      type: 'statement',
      heading: 'What happens when somebody leaves',
      body: `People take leave, fall ill and get better offers. The risk is yours if only one of them knows your system, so we plan a first and a second person for each client, and give the second real tasks from time to time. Passwords live in a vault with named access. When a colleague goes, their access is withdrawn on the last afternoon and you are told who takes over, with a call to meet them.`,
    },
    {
      type: 'statement',
      heading: 'Whom we bring in from outside',
      body: `Structured cabling, electrical work, masts and air conditioning go to licensed contractors who work to our drawing and invoice you. Legal opinions come from your advocate and tax positions from your accountant. For a rare skill we may ask a freelancer; you know it beforehand, and they sign the same confidentiality terms.`,
    },
    {
      type: 'statement',
      heading: 'How we decide who joins you',
      body: `By subject first, then by who has met your kind of business. A hotel gets someone who has worked through a check-in evening. Tell the delivery lead if the fit is wrong; a change of person is an ordinary request here and needs no reasons.

The sequence in which they appear is on [how we work](/company/about-us/how-we-work). If you would like to be one of them, see [working here](/company/about-us/careers).`,
    },
  ],
  related: ['/company/about-us/how-we-work', '/careers', '/company/about-us'],
} satisfies Copy<'company'>;
