import type { Copy } from '@/content/schema';

export default {
  heading: 'What we keep about you',
  summary: 'Names, animals and what we did; nothing more.',
  description:
    'What an invented practice for the tests keeps about owners and their animals, for how long, and how to have it deleted.',
  lead: 'We keep your name, your animals and what we did for them. This page says for how long.',
  updated: '2026-11-01',

  review: 'reviewed',
  body: '## What we keep\n\nYour name, your telephone number and the notes on your animals.\n\n## For how long\n\nAs long as the animal lives, and two years after.',
  related: ['/contact', '/practice'],
} satisfies Copy<'legal'>;
