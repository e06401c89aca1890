import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Working here and how we hire',
  summary: 'What the days look like, how people grow, and the five steps of hiring.',
  description:
    'What it is like to work at an IT and software company in Mombasa: days, on-call, learning, feedback, and how hiring goes from application to first month.',
  lead: 'What a normal week is like, who is on call, and the five steps after you apply.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the week of a support engineer',
    parts: [
      {
        type: 'window',
        title: 'My week',
        state: 'support engineer',
        blocks: [
          {
            type: 'grid',
            columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            rows: [
              { label: '08:00', squares: [{ text: 'Team, 10 minutes', span: 5 }] },
              { label: '08:15', squares: [{ text: 'No meetings', mark: 'done', span: 5 }] },
              {
                label: '10:30',
                squares: [
                  { text: 'Client', mark: 'open' },
                  { text: 'Desk' },
                  { text: 'Client', mark: 'open' },
                  { text: 'Desk' },
                  { text: 'Client', mark: 'open' },
                ],
              },
              {
                label: '14:00',
                squares: [
                  { text: 'Desk' },
                  { text: 'Desk' },
                  { text: 'Study', mark: 'done' },
                  { text: 'Desk' },
                  { text: 'Desk' },
                ],
              },
              {
                label: 'Night',
                squares: [{}, { text: 'On call', mark: 'late', span: 2 }, {}, {}],
              },
            ],
          },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'A week here',
      rows: [
        {
          term: 'A normal day',
          detail:
            'The day begins with ten minutes of talk, and keeps at least two hours free of meetings. Every role includes visits to clients.',
        },
        {
          term: 'On call',
          detail:
            'Support and field engineers share a night and weekend rota. An advertisement in [careers](/careers) says whether its role does.',
        },
        {
          term: 'Where',
          detail:
            'You work in Mombasa, with day trips along the coast. Developers work partly at home.',
        },
        {
          term: 'Learning',
          detail: 'You study a subject that you agree with your lead, in working time.',
        },
        {
          term: 'Feedback',
          detail: 'You and your lead talk every quarter, over two written pages.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'After you apply',
      intro: 'You hear from us after each step, also when the answer is no.',
      steps: [
        {
          title: 'We read',
          body: `You have an answer ${commitments.applicantReply.phrase}. Leave out photograph and date of birth.`,
        },
        {
          title: 'We call',
          body: 'Your future lead explains the role, the pay band and the rota.',
          time: { from: 30, unit: 'minutes' },
        },
        {
          title: 'You do a task',
          body: 'It comes from real work, with your usual tools. We never sell the result.',
          time: { from: 1, to: 3, unit: 'hours' },
        },
        {
          title: 'You meet two colleagues',
          body: 'You explain what you did, and ask your own questions.',
          time: { from: 1, unit: 'hours' },
        },
        {
          title: 'We offer',
          body: `The offer is in writing: role, pay, hours, rota and first day. Only now do we ask for ${commitments.vetting.phrase}.`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Who is happier elsewhere',
      body: 'If you want to work on one product for years, or to get no calls from clients, a larger firm suits you better. If you are starting out, come: you have a desk, accounts and a named colleague for questions on the first day.',
    },
  ],
  related: ['/careers', '/company/about-us/our-team'],
} satisfies Copy<'company'>;
