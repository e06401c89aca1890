import type { Copy } from '@/content/schema';
import { visitGlance, visitScope, visitSteps } from '@/content/visits';

export default {
  heading: 'Visits to farms',
  summary: 'For sheep and cattle, by the hour and the way.',
  description:
    'Farm visits by an invented practice for the tests: sheep and cattle are seen where they stand, and the way is part of the hour.',
  lead: 'We come with what a herd needs and leave with the notes written. The way counts as part of the hour.',
  updated: '2026-11-01',

  glance: visitGlance('Keepers of sheep or cattle within an hour of the rooms', 'per hour'),
  situation: { heading: 'A herd cannot come to town', body: 'So we drive, three days a week.' },
  process: { heading: 'A visit from gate to gate', steps: visitSteps },
  scope: visitScope,
  sections: [
    {
      type: 'statement',
      heading: 'How to hold the animals',
      body: 'In a race, on dry ground, with the light behind you.',
    },
  ],
  questions: [
    { question: 'Do you come on Sundays?', answer: 'Only for emergencies.' },
    { question: 'May a neighbour share the visit?', answer: 'Yes, and the way is halved.' },
    { question: 'Do you take samples?', answer: 'Yes, and post them the same day.' },
  ],
  related: ['/care/emergencies', '/fees'],
} satisfies Copy<'service'>;
