import type { Copy } from '@/content/schema';
import { visitGlance, visitScope, visitSteps } from '@/content/visits';

export default {
  heading: 'Vaccination of puppies and kittens',
  summary: 'Two visits, four weeks apart, and a card.',
  description:
    'Vaccination of puppies and kittens at an invented practice for the tests: two visits four weeks apart, a card and a reminder.',
  lead: 'The first injection is at eight weeks and the second at twelve. After that it is once a year.',
  updated: '2026-11-01',

  glance: visitGlance('Owners of a puppy or a kitten that is new in the house', 'per animal'),
  situation: {
    heading: 'The mother protects only for weeks',
    body: 'After eight weeks a young animal is on its own.',
  },
  process: { heading: 'One visit, step by step', steps: visitSteps },
  scope: visitScope,
  sections: [
    {
      type: 'statement',
      heading: 'What the card is for',
      body: 'Kennels ask for it before they take a cat or dog. The border asks for it when you travel together. We write the batch and the date of every injection. A lost card is written again from our own records.',
    },
  ],
  questions: [
    { question: 'Does it hurt?', answer: 'A little, for a moment.' },
    { question: 'What if we miss the second visit?', answer: 'We begin again.' },
    { question: 'Do indoor cats need it?', answer: 'Yes, since shoes carry much in.' },
  ],
  related: ['/care/pets/dentistry', '/fees'],
} satisfies Copy<'service'>;
