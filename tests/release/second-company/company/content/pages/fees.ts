import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Fees in plain numbers',
  summary: 'What a visit costs, and when it costs more.',
  description:
    'The fees of an invented practice for the tests, in plain numbers: a visit in the rooms, and a visit at night.',
  lead: 'A fee is named before treatment and does not change after it.',
  updated: '2026-11-21',
  sections: [{ type: 'statement', heading: 'How to pay', body: 'By card or in cash.' }],
  related: ['/care', '/contact'],
} satisfies Copy<'company'>;
