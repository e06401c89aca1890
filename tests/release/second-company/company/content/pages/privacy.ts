import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'What we keep about you',
  summary: 'Names, animals and what we did; nothing more.',
  description:
    'What an invented practice for the tests keeps about owners and their animals, and how to have it deleted.',
  lead: 'We keep your name, your animals and what we did for them.',
  updated: '2026-11-21',
  review: 'reviewed',
  body: '## For how long\n\nAs long as the animal lives, and two years after.',
  related: ['/contact', '/practice'],
} satisfies Copy<'legal'>;
