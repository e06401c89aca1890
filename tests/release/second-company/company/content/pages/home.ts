import type { Copy } from '@/content/schema';

export default {
  heading: 'Vets for pets and farms',
  summary: 'What the practice does and how to book a visit.',
  description:
    'An invented practice for the tests: vaccination, teeth, farm visits and emergencies, with the fee named before treatment.',
  lead: 'We look after dogs, cats, sheep and cattle. You hear the fee before we begin, and one vet stays with your animal.',
  updated: '2026-11-01',

  figure: {
    type: 'flow',
    heading: 'From the call to the cure',
    actors: ['You', 'Reception', 'Vet'],
    messages: [
      { from: 'You', to: 'Reception', text: 'Says what is wrong' },
      { from: 'Reception', to: 'Vet', text: 'Books the room' },
      { from: 'Vet', to: 'You', text: 'Names the fee' },
    ],
  },
  audience: [
    { heading: 'You have a new puppy', path: '/care/pets/vaccination' },
    { heading: 'You keep sheep or cattle', path: '/care/farm-visits' },
    { heading: 'It cannot wait', path: '/care/emergencies' },
  ],
  listings: [
    { look: 'marks', section: '/care', heading: 'Kinds of care', body: 'Choose by the animal.' },
    { look: 'names', section: '/practice', heading: 'The practice', body: 'Rooms and habits.' },
  ],
  evidence: { heading: 'What you can check', body: 'Each page says how long it takes.' },
  features: ['The same vet sees the animal each time.', 'You decide with the fee in front of you.'],
  next: { heading: 'Book a visit', body: 'Tell us which animal it is and what you see.' },
} satisfies Copy<'home'>;
