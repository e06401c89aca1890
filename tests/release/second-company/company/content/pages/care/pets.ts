import type { Copy } from '@/content/schema';
import { visitGlance } from '@/content/visits';

export default {
  heading: 'Dogs and cats in our rooms',
  summary: 'Vaccination and teeth, by appointment.',
  description:
    'Care for dogs and cats at an invented practice for the tests: vaccination in two visits and dental work under anaesthetic.',
  lead: 'Two kinds of visit make up most of our days. Both are by appointment, in rooms that dogs and cats enter by different doors.',
  updated: '2026-11-01',

  glance: visitGlance('Owners of a dog or a cat', 'per animal'),
  situation: { heading: 'Waiting rooms frighten cats', body: 'Cats wait upstairs, dogs below.' },
  choice: {
    heading: 'Which visit you need',
    intro: 'Choose by age and by the mouth.',
    options: [
      {
        path: '/care/pets/vaccination',
        when: 'the animal is young or new to you',
        outcome: 'A stamped card',
      },
      {
        path: '/care/pets/dentistry',
        when: 'it eats on one side of the mouth',
        outcome: 'Clean teeth and a plan',
      },
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'What to bring',
      body: 'The card, and a blanket that smells of home.',
    },
  ],
  questions: [
    { question: 'May I stay in the room?', answer: 'Yes.' },
    { question: 'Do you see rabbits?', answer: 'On Thursdays.' },
    { question: 'Is there parking?', answer: 'Four places, by the yellow door.' },
  ],
  related: ['/fees', '/care/emergencies'],
} satisfies Copy<'group'>;
