import type { Copy } from '@/content/schema';

export default {
  heading: 'Care for every animal',
  summary: 'Vaccination, teeth, farm visits and emergencies.',
  description:
    'All that an invented practice does, listed for the tests: dogs and cats in the rooms, sheep and cattle on the farm.',
  lead: 'Dogs and cats come to the rooms, and we drive to sheep and cattle. Emergencies are seen at any hour.',
  updated: '2026-11-01',

  guide: {
    heading: 'Start from the animal',
    body: 'A pet that walks comes to the rooms. For a herd we come to you. [Fees](/fees) has the amounts.',
  },
  sections: [],
  questions: [],
} satisfies Copy<'hub'>;
