import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Find the yellow door',
  summary: 'The address, the hours and a form.',
  description:
    'How to reach an invented practice for the tests: the address, the hours of the rooms and a form to write with.',
  lead: 'Ring in an emergency. For everything else, write what you see.',
  updated: '2026-11-21',
  sections: [],
} satisfies Copy<'contact'>;
