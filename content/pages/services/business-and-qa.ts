import type { Copy } from '@/content/schema';

export default {
  heading: 'Business analysis, testing and security',
  summary: 'Find out whether your figures, your software and your defences hold.',
  description:
    'Data analysis, software testing and cybersecurity for organisations in Kenya: check the figures, the system and the protection before your business depends on them.',
  lead: 'Independent checks of your figures, software and systems, before you depend on them. The findings come in writing, with evidence that you can pass on as it stands.',
  updated: '2026-11-22',
  situation: {
    heading: 'Three kinds of check, one kind of result',
    body: `A check answers a question that you can’t settle from inside. Are the sales figures good enough to open a fourth branch on? Is the new payroll ready, nine days before month end? What do we answer when the bank asks for the date of our last security test?

The methods differ, which is why there are three services. What you receive is much the same each time: what was examined and how, what was found, how sure we are of it, and what we would do next. You can pass it on without a covering explanation.

You can order any of them alone, and the system, website or server in question need not have come from us. Most clients start with the one that has a deadline attached.`,
  },
  choice: {
    heading: 'Which of the three answers your question',
    intro:
      'Start from the sentence you would say out loud. If two of them fit, describe both to us and we will suggest an order; the check with a deadline usually comes first.',
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
        when: 'You say "what if they get in": after an incident, before an audit, or because a bank or donor asked.',
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
      body: `When you ask us to test something that another of our teams made, the tester reports to you directly, works from the original specification and sends you the findings at the same hour as the developers get them. A penetration test of our own work is better bought from an outside firm. We recommend that you hire one, and we answer its questions.

Where a different company built the system, each finding names the requirement it breaks and gives the steps to reproduce it, so that its developers can start on the repair instead of on an argument.`,
    },
  ],
  questions: [
    {
      question: 'Can we begin with a conversation instead of a project?',
      answer:
        'Yes. Describe the decision or the deadline on the [contact page](/contact). In a call of about forty minutes we work out together which check fits, or whether you need one yet at all.',
    },
    {
      question: 'Who sees our data and our weaknesses?',
      answer:
        'Only the people named in the agreement. Reports go to one person you choose, over a channel you both accept, and working copies are deleted on the date the agreement sets.',
    },
    {
      question: 'What if the check finds nothing wrong?',
      answer:
        'Then you receive what was examined, how, and what was left out, so that "nothing found" means something. If only half of the system could be tested, the report says which half.',
    },
    {
      question: 'Do you repair what you find?',
      answer:
        'If you ask for it, as separate work with its own quotation. You can just as well give the report to the supplier who is already under contract and bring us back to confirm the repair.',
    },
  ],
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/support-and-management/managed-it/security-management',
    '/blog/data-protection-act-primer-for-smes',
  ],
} satisfies Copy<'group'>;
