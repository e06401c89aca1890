import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Dogs and cats in our rooms',
  summary: 'Two kinds of visit in three rooms.',
  description:
    'Care for dogs and cats at an invented practice for the tests: vaccination in two visits and dental work.',
  lead: 'Two kinds of visit make up most of our days. Both are by appointment.',
  updated: '2026-11-21',
  mainOffer: '/care/pets/vaccination',
  shape: 'compare',
  choice: {
    heading: 'Which visit you need',
    intro: 'Choose by the age and the teeth of the animal.',
    options: [
      {
        path: '/care/pets/vaccination',
        when: 'the animal is young or new to you',
        outcome: 'A stamped card',
      },
    ],
  },
  sections: [],
  questions: [
    { question: 'May I stay in the room?', answer: 'Yes.' },
    { question: 'Do you see rabbits?', answer: 'On Thursdays.' },
    { question: 'Is there parking?', answer: 'Four places.' },
  ],
  related: ['/fees', '/contact'],
} satisfies Copy<'group'>;
