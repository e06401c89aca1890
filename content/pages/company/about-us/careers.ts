import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Working here and how we hire',
  summary: 'What the days look like, how people grow, and the five steps of hiring.',
  description:
    'What it is like to work at an IT and software company in Mombasa: days, on-call, learning, feedback, and how hiring goes from application to first month.',
  lead: 'What the work is like, and how we hire in five steps. Open roles are on the careers page.',
  updated: '2026-11-23',
  sections: [
    {
      type: 'specification',
      heading: 'What people ask',
      rows: [
        {
          term: 'A normal day',
          detail:
            'Ten minutes with the team, then at least two hours without meetings. People in every role visit clients, including developers.',
        },
        {
          term: 'On call',
          detail: 'Some roles share a night and weekend rota. The advertisement says which.',
        },
        { term: 'Place', detail: 'Mombasa. Software roles can be partly remote.' },
        { term: 'Travel', detail: 'Mostly day trips along the coast.' },
        { term: 'Learning', detail: 'A subject agreed with your lead, in working time.' },
        { term: 'Feedback', detail: 'A talk every quarter, based on two written pages.' },
        { term: 'Pay and leave', detail: 'We tell you in the first call.' },
      ],
    },
    {
      type: 'process',
      heading: 'How we hire',
      intro: 'Usually within four weeks. You hear from us after each step.',
      steps: [
        {
          title: 'You write',
          body: 'A CV and half a page on something you made or repaired. No photograph or date of birth.',
        },
        {
          title: 'We call',
          body: 'Your future lead explains the role, the pay band and the rota.',
          time: { from: 30, unit: 'minutes' },
        },
        {
          title: 'You do a task',
          body: 'It comes from real work, and you use your usual tools. We never sell the result.',
          time: { from: 1, to: 3, unit: 'hours' },
        },
        {
          title: 'You meet two colleagues',
          body: 'You explain what you did, and ask your own questions.',
          time: { from: 1, unit: 'hours' },
        },
        {
          title: 'We make an offer',
          body: 'In writing: role, pay, hours, rota, start. We call referees only now.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Is it right for you?',
      body: `You have a desk, a computer and accounts on day one, and a named colleague for questions. People starting out are welcome. If you prefer to work on one product for years, or to get no calls from clients, a larger firm suits you better.

Only the people who decide see your application. If you agree, we keep it for ${commitments.applicationKept.phrase}. See the [privacy notice](/privacy).`,
    },
  ],
  related: ['/careers', '/company/about-us/our-team', '/company/about-us/how-we-work'],
} satisfies Copy<'company'>;
