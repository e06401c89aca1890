import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Data analysis, software testing and cybersecurity',
  summary: 'Independent checks of your figures, your software and your security.',
  description:
    'Data analysis, software testing and cybersecurity in Kenya: independent checks of figures, systems and protection, with findings in writing and with evidence.',
  lead: 'We check your figures, software and security before you depend on them, and give you evidence for a bank, a board or a supplier.',
  updated: '2026-11-27',
  emblem: 'bug',
  drawing: {
    caption: 'one finding of a software test, and what it led to.',
    parts: [
      {
        type: 'paper',
        title: 'Finding 31',
        state: 'blocks the release',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'A refund leaves stock unchanged', mark: 'late' },
              { text: 'Seen', value: '3 of 3 tries' },
            ],
          },
          {
            type: 'table',
            columns: ['Step', 'Stock'],
            rows: [
              { cells: ['Sell two items', '18'] },
              { cells: ['Refund one', '18'] },
              { cells: ['Expected', '19'] },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Release',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '2.4 test', value: 'stop', mark: 'late' },
              { text: '2.5 test', value: 'go', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer: '/services/business-and-qa/software-testing',
  glance: {
    audience: 'Managers, boards and IT leads with a decision, a launch or an audit ahead',
    start: 'A call about your question and its deadline',
    needs: 'One person who owns the question, and access to the data or system',
  },
  choice: {
    heading: 'What should we check?',
    intro: 'You can order each check alone, whoever built the system.',
    options: [
      {
        path: '/services/business-and-qa/data-analysis',
        when: 'You have data but cannot explain a change in margins, arrears, stock or enrolment.',
        outcome: 'You get a written answer, with the calculation behind it.',
      },
      {
        path: '/services/business-and-qa/software-testing',
        when: 'A supplier says an app, portal, payroll or integration is ready.',
        outcome:
          'You get the faults, ranked by what they would cost you, and our advice on whether to go live.',
      },
      {
        path: '/services/business-and-qa/cybersecurity',
        when: 'You had an attack, you face an audit, or a bank or donor asks for proof of security.',
        outcome: 'Weaknesses are closed, the most dangerous first.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Who sees our data and our weaknesses?',
      answer:
        'Only the people named in the agreement. The report goes to one person you choose. We delete working copies on an agreed date.',
    },
    {
      question: 'Do you repair what you find?',
      answer: `Our testers ${commitments.testAndRepair.phrase}. Your supplier repairs it, or other engineers from our team do, at a price of its own. The testers check the result.`,
    },
    {
      question: 'Can you test your own work?',
      answer: `Code that we write is always tested by ${commitments.testedByOthers.phrase}. If a bank or a regulator must accept a system of our company, we name an outside tester, whose price you approve first.`,
    },
  ],
  ask: {
    heading: 'Send what must be checked',
    body: 'Tell us the day of the board meeting, the launch or the audit.',
  },
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/support-and-management/managed-it/security-management',
    '/blog/data-protection-act-primer-for-smes',
  ],
} satisfies Copy<'group'>;
