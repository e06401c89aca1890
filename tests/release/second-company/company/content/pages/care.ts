import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Care for every animal',
  summary: 'Vaccination and teeth, by appointment.',
  description:
    'All that an invented practice does, listed for the tests: vaccination and teeth of dogs and cats.',
  lead: 'Dogs and cats come to the rooms. You hear the fee before we begin.',
  updated: '2026-11-21',
  guide: {
    heading: 'Start from the animal',
    body: 'A pet that walks comes to the rooms. [Fees](/fees) has the amounts.',
  },
  sections: [],
  questions: [],
} satisfies Copy<'hub'>;
