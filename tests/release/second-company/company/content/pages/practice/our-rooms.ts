import type { Copy } from '@/content/schema';

export default {
  heading: 'Three rooms behind a yellow door',
  summary: 'Where dogs and cats are seen, and where they wait.',
  description:
    'The three consulting rooms of an invented practice for the tests: two below for dogs, one upstairs for cats.',
  lead: 'Two rooms are below for dogs and one is upstairs for cats.',
  updated: '2026-11-21',
  sections: [
    { type: 'statement', heading: 'Upstairs', body: 'One room with a window and a shelf.' },
  ],
  related: ['/fees', '/contact'],
} satisfies Copy<'company'>;
