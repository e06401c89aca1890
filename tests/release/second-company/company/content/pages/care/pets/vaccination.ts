import type { Copy } from '@/content/schema/pages';
import { real } from '@/content/values/company-value';

export default {
  shape: 'ongoing',
  heading: 'Vaccination of puppies and kittens',
  summary: 'Two visits, four weeks apart, and a card.',
  description:
    'Vaccination of puppies and kittens at an invented practice for the tests: two visits and a card.',
  lead: 'The first injection is at eight weeks and the second at twelve.',
  updated: '2026-11-21',
  glance: {
    audience: 'Owners of dogs and cats',
    time: 'Half an hour',
    price: {
      measure: 'per animal',
      from: real(45),
      drivers: [{ what: 'further injection', price: real(30) }],
    },
    start: 'A call to reception',
    needs: 'The card of the animal',
  },
  process: {
    heading: 'What happens in a visit',
    steps: [
      { title: 'Look', body: 'The animal rests.', time: { from: 10, unit: 'minutes' } },
      { title: 'Name the fee', body: 'You hear it and decide.' },
      { title: 'Treat', body: 'We write down what we did.' },
    ],
    busy: ['us', 'both', 'us'],
  },
  scope: {
    receive: ['The treatment', 'A note of it', 'A day to ring us'],
    excluded: ['Food', 'Insurance forms'],
  },
  sections: [],
  questions: [
    { question: 'Does it hurt?', answer: 'Hardly.' },
    { question: 'Is it needed every year?', answer: 'Most vaccinations are.' },
    { question: 'May two animals come at once?', answer: 'Yes.' },
  ],
  related: ['/care/dentistry', '/fees'],
} satisfies Copy<'service'>;
