import { commitments } from '@/content/company/commitments';
import { outsideTestPrice } from '@/content/prices/left-out';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'symptoms',
  heading: 'Data analysis, testing and security',
  summary: 'Checks of your figures, your software and your security, with evidence.',
  description:
    'Data analysis, software testing and cybersecurity in Kenya: figures, systems and protection checked by people who did not make them, with evidence.',
  lead: 'Have your figures, software or security checked before you depend on them. You get evidence for a bank, a board or a supplier.',
  updated: '2026-11-29',
  emblem: 'bug',
  drawing: {
    caption: 'One finding of a software test',
    parts: [
      {
        type: 'paper',
        title: 'Finding 31',
        state: 'stops the release',
        blocks: [
          {
            type: 'picture',
            height: 148,
            shapes: [
              { look: 'body', outline: 'M12 8h296v132H12z' },
              { look: 'mark', outline: 'M12 74h296' },
              {
                look: 'tint',
                outline:
                  'M24 54h20v20h-20zM52 54h20v20h-20zM80 54h20v20h-20zM108 54h20v20h-20zM136 54h20v20h-20zM164 54h20v20h-20zM192 54h20v20h-20zM220 54h20v20h-20zM248 54h20v20h-20zM276 54h20v20h-20zM24 120h20v20h-20zM52 120h20v20h-20zM80 120h20v20h-20zM108 120h20v20h-20zM136 120h20v20h-20zM164 120h20v20h-20zM192 120h20v20h-20zM220 120h20v20h-20z',
              },
              { look: 'hot', outline: 'M248 120h20v20h-20z' },
              { look: 'mark', outline: 'M258 112v-24m-6 18l6 6 6-6' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'On the shelf, with the refund', value: '19' },
              { text: 'In the program', value: '18', mark: 'late' },
              { text: 'Seen', value: '3 of 3 tries' },
            ],
          },
        ],
      },
    ],
  },

  mainOffer: '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
  choice: {
    heading: 'What worries you?',
    intro: 'You can order each check alone, whoever built the system.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity',
        when: 'You had an attack, face an audit, or must prove your security.',
        outcome: 'Weaknesses are closed, the most dangerous first.',
      },
      {
        path: '/services/business-and-qa/data-analysis',
        when: 'Margins, arrears, stock or enrolment changed, and nobody can say why.',
        outcome: 'A written answer, with the calculation behind it.',
      },
      {
        path: '/services/business-and-qa/software-testing',
        when: 'A supplier says that an app, a portal or a payroll is ready.',
        outcome: 'The faults, ranked by what they would cost you, and our advice on going live.',
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
      question: 'Can you test your own work?',
      answer: `Code that we write is always tested by ${commitments.testedByOthers.phrase}. If a bank or a regulator must accept a system of our company, you choose an outside tester, for ${outsideTestPrice}.`,
    },
  ],
  ask: {
    heading: 'What must be checked, and by which day?',
  },
  related: ['/blog/data-protection-act-primer-for-smes'],
} satisfies Copy<'group'>;
