import type { Copy } from '@/content/schema';

export default {
  heading: 'The practice',
  summary: 'The rooms, and how we decide.',
  description:
    'The rooms of an invented practice for the tests and the way in which its vets decide with the owner of an animal.',
  lead: 'Three rooms behind a yellow door, and a habit of saying what we would do if the animal were ours.',
  updated: '2026-11-01',

  guide: {
    heading: 'Two pages about us',
    body: 'The rooms are easy to describe; the habit takes longer.',
  },
  sections: [],
  questions: [],
} satisfies Copy<'hub'>;
