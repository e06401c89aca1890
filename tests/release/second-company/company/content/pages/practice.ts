import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'The practice',
  summary: 'The rooms, and the records that we keep.',
  description:
    'The rooms of an invented practice for the tests, and what its vets keep about owners and their animals.',
  lead: 'Three rooms behind a yellow door, with a window and a shelf in each.',
  updated: '2026-11-21',
  sections: [{ type: 'statement', heading: 'Upstairs', body: 'One room for cats.' }],
  related: ['/fees', '/contact'],
} satisfies Copy<'company'>;
