import { commitments } from '@/content/company/commitments';
import { teamSize } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Working here and how we hire',
  summary: 'What do you get when you work here, and how do we hire?',
  description:
    'What you get at an IT and software company in Mombasa: time, rota, learning and feedback, and how hiring goes from application to offer.',
  lead: 'You get two hours a day without meetings, a rota that you know before you sign, and a talk every quarter. We hire in five steps, with an answer after each.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The week of a support engineer',
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
      heading: 'What you get',
      drawing: {
        caption: 'What your page for the review of a quarter could look like',
        parts: [
          {
            type: 'paper',
            title: 'My quarter',
            state: 'for my lead',
            blocks: [
              {
                type: 'rows',
                items: [
                  { text: 'Studied routing', value: '12 hours', mark: 'done' },
                  { text: 'Nights on call', value: '24, as agreed', mark: 'done' },
                  { text: 'Led one visit alone', mark: 'done' },
                  { text: 'I ask: fewer visits on Mondays', mark: 'open' },
                ],
              },
            ],
          },
        ],
      },
      rows: [
        {
          term: 'Colleagues',
          detail: `We are ${teamSize}. [Our Team](/company/about-us/our-team) has the roles.`,
        },
        {
          term: 'Time',
          detail: 'You get at least two hours a day without meetings.',
        },
        {
          term: 'Rota',
          detail:
            'You know it before you sign: whether the role has nights and weekends is in its advertisement and in your offer.',
        },
        {
          term: 'Place',
          detail:
            'You work in Mombasa, with visits to clients in every role. As a developer you may work partly at home.',
        },
        {
          term: 'Learning',
          detail: 'You get working time for a subject that you agree with your lead.',
        },
        {
          term: 'Feedback',
          detail:
            'Every three months you and your lead review your work. Each of you brings one page.',
        },
        {
          term: 'First day',
          detail: 'You get a desk, your accounts, and a named colleague for questions.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'After you apply',
      intro:
        'You hear from us after each step, also when the answer is no. [Careers](/careers) says whether a role is open.',
      steps: [
        {
          title: 'We read',
          body: `You have an answer ${commitments.applicantReply.phrase}. Leave out your photograph and your date of birth.`,
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
      body: 'If you want no calls from clients, or one product for years, this work is not for you. Beginners are welcome.',
    },
  ],
  forApplicants: true,
  related: ['/careers', '/company/about-us/our-team'],
} satisfies Copy<'company'>;
