import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Vets for dogs and cats',
  summary: 'What the practice does and how to book a visit.',
  description:
    'An invented practice for the tests: vaccination and teeth, with the fee named before treatment.',
  lead: 'One vet stays with your animal, from the first visit to the last.',
  updated: '2026-11-21',
  figure: {
    type: 'flow',
    heading: 'From the call to the cure',
    actors: ['You', 'Vet'],
    messages: [
      { from: 'You', to: 'Vet', text: 'Says what is wrong' },
      { from: 'Vet', to: 'You', text: 'Names the fee' },
      { from: 'You', to: 'Vet', text: 'Decides' },
    ],
  },
  problems: {
    heading: 'What is wrong?',
    entries: [
      { problem: 'You have a new puppy', path: '/care/pets/vaccination' },
      { problem: 'Your animal does not eat', path: '/care/dentistry' },
      { problem: 'You want to see us', path: '/practice' },
    ],
  },
  listings: [
    { look: 'marks', section: '/care', heading: 'Kinds of care', body: 'Choose by the animal.' },
  ],
  evidence: { heading: 'What you can check', body: 'Each page says how long a visit takes.' },
  features: ['The same vet sees the animal each time.'],
  next: { heading: 'Book a visit', body: 'Tell us which animal it is and what you see.' },
} satisfies Copy<'home'>;
