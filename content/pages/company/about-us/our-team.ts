import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Our team, role by role',
  summary: 'The roles in the firm, what each is responsible for and when you meet them.',
  description:
    'The team of an IT and software company in Mombasa by role: delivery lead, analysts, developers, testers, cloud and network engineers, support desk and security.',
  lead: 'The roles in our team of 25+ people, what each is responsible for, and when you meet them in a project.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'specification',
      heading: 'Who does what',
      intro:
        'A person may hold two of these roles in a small project, but never builds and tests the same change.',
      rows: [
        {
          term: 'Delivery lead',
          detail: `Your contact: ${commitments.namedPerson.phrase}. Responsible for scope, dates and cost, and for telling you early when one of them changes.`,
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
            'Says whether a release is fit to go out. The delivery lead cannot overrule that alone.',
        },
        {
          term: 'Cloud and systems engineers',
          detail:
            'Servers, accounts, backups and restores. They write the page you read when something is down.',
        },
        {
          term: 'Network and field engineers',
          detail: 'Sites, cabling drawings, wireless, routers and tills. They know your building.',
        },
        {
          term: 'Support desk',
          detail:
            'Answers the phone, solves what it can, passes on the rest, and keeps the ticket until you agree that it is closed.',
        },
        {
          term: 'Security',
          detail:
            'Reviews designs, tests and investigates. Its findings do not depend on the delivery date.',
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
      intro: 'Whom a client typically meets.',
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
      heading: 'What happens when a colleague leaves',
      body: `If only one person knew your system, you would carry the risk of their leave or resignation. So we plan a first and a second person for each client, and the second does real tasks from time to time. Passwords are kept in a vault with named access. When a colleague leaves, their access is withdrawn on the last afternoon, and you meet their successor in a call.`,
    },
    {
      type: 'statement',
      heading: 'Whom we bring in from outside',
      body: `Structured cabling, electrical work, masts and air conditioning go to licensed contractors who work to our drawing and invoice you. Legal opinions come from your advocate and tax positions from your accountant. For a rare skill we may ask a freelancer; you know it beforehand, and they sign the same confidentiality terms.`,
    },
    {
      type: 'statement',
      heading: 'How we decide who joins you',
      body: `By subject first, then by who has met your kind of business. A hotel gets an engineer who has worked through a check-in evening. Tell the delivery lead if the fit is wrong; you may ask for a change of person without giving reasons.

The sequence in which they appear is on [how we work](/company/about-us/how-we-work). If you would like to be one of them, see [working here](/company/about-us/careers).`,
    },
  ],
  related: ['/company/about-us/how-we-work', '/careers', '/company/about-us'],
} satisfies Copy<'company'>;
