import type { Copy } from '@/content/schema';

export default {
  heading: 'Business analysis, testing and security',
  summary: 'Find out whether your figures, your software and your defences hold.',
  description:
    'Data analysis, software testing and cybersecurity for organisations in Kenya: check the figures, the system and the protection before your business depends on them.',
  lead: 'Before you sign off a budget, switch on a new system or let customers pay online, somebody should check. These three services are the checking.',
  updated: '2026-10-22',
  situation: {
    heading: 'You are about to rely on something nobody has checked',
    body: `The board wants a decision on a fourth branch, and the sales figures come from two spreadsheets that disagree. The supplier says the new payroll is ready, and month end is in nine days. The bank’s questionnaire asks when you last tested your network, and the true answer is never.

Each of these is a question with an answer that can be found. It takes somebody with the method and with no stake in the result. That is why data analysis, testing and security sit together here: the work differs, but each ends in evidence you can show to a board, a supplier, an auditor or a regulator.

You can take one of them alone. You don’t need to have bought the system, the website or the server from us.`,
  },
  choice: {
    heading: 'Which of the three answers your question',
    intro:
      'Start from the sentence you would say out loud. If two of them fit, tell us both and we will say which has to come first; usually it is the one with a date attached.',
    options: [
      {
        path: '/services/business-and-qa/data-analysis',
        when: 'You say "we have the data but cannot say why": margins, arrears, stock losses, occupancy, enrolment.',
        outcome: 'A written answer with the figures behind it, and the calculation to repeat it.',
      },
      {
        path: '/services/business-and-qa/software-testing',
        when: 'You say "they tell us it is ready": an app, a portal, a payroll or an integration that is about to go live.',
        outcome: 'A list of faults ranked by what they cost you, and a go or no-go in plain words.',
      },
      {
        path: '/services/business-and-qa/cybersecurity',
        when: 'You say "what if somebody gets in": after an incident, before an audit, or because a bank or donor asked.',
        outcome: 'Known weaknesses closed in order of risk, and a plan for the day one is missed.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What each one asks of you and gives back',
      rowHeading: 'Aspect',
      columns: ['Data analysis', 'Software testing', 'Cybersecurity'],
      rows: [
        {
          label: 'Smallest useful piece',
          cells: ['One question, one report', 'One release before launch', 'One assessment'],
        },
        {
          label: 'First findings',
          cells: ['Within two weeks', 'Within three working days', 'Within one to three weeks'],
        },
        {
          label: 'What you hand over',
          cells: [
            'Exports from your systems, names masked if you wish',
            'A test system and the specification',
            'Written permission and a list of what you own',
          ],
        },
        {
          label: 'Whose time it takes',
          cells: ['Finance or operations', 'The people who will use it', 'Whoever runs your IT'],
        },
        {
          label: 'When to repeat',
          cells: ['When the question returns', 'At each release', 'Yearly, and after big changes'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Checking work that we did ourselves',
      body: `A builder who inspects the house has an interest in passing it. When you ask us to test something another of our teams made, the tester reports to you directly, sees the original specification, and sends you findings at the same hour as the developers get them. For a penetration test of our own work we go further and advise you to hire an outside firm; we will answer its questions.

Where a different company built it, we write findings the way that company can use them, with the steps to reproduce each one, so that the conversation is about the fault and not about whose fault it is.`,
    },
  ],
  questions: [
    {
      question: 'Can we begin with a conversation instead of a project?',
      answer:
        'Yes. Describe the decision or the deadline on the [contact page](/contact). In a call of about forty minutes we work out which check fits, or tell you that none is needed yet.',
    },
    {
      question: 'Who sees our data and our weaknesses?',
      answer:
        'Only the people named in the agreement. Reports go to one person you choose, over a channel you both accept, and working copies are deleted on the date the agreement sets.',
    },
    {
      question: 'What if the check finds nothing wrong?',
      answer:
        'Then you receive what was examined, how, and what was left out, so that "nothing found" means something. A clean test of half the system is reported as exactly that.',
    },
    {
      question: 'Do you repair what you find?',
      answer:
        'If you ask for it, as separate work with its own quotation. You may as well give the report to the supplier who is already under contract, and bring us back to confirm the repair.',
    },
  ],
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/support-and-management/managed-it/security-management',
    '/blog/data-protection-act-primer-for-smes',
  ],
} satisfies Copy<'group'>;
