import type { Copy } from '@/content/schema';

export default {
  heading: 'Three rooms behind a yellow door',
  summary: 'Where dogs and cats are seen, and where they wait.',
  description:
    'The three consulting rooms of an invented practice for the tests: two below for dogs, one upstairs for cats, and a yard.',
  lead: 'Two rooms are below for dogs and one is upstairs for cats. Nobody has to meet on the stairs.',
  updated: '2026-11-01',

  sections: [
    { type: 'statement', heading: 'Below', body: 'Two rooms with a drain in the floor.' },
    { type: 'statement', heading: 'Upstairs', body: 'One room with a window and a shelf.' },
  ],
  related: ['/practice/how-we-decide', '/contact'],
} satisfies Copy<'company'>;
