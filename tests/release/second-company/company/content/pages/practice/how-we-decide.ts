import type { Copy } from '@/content/schema';

export default {
  heading: 'How we decide with you',
  summary: 'What we say before we treat, and what you may refuse.',
  description:
    'How the vets of an invented practice for the tests decide with owners: every choice, and the right to refuse.',
  lead: 'You hear every choice with its fee. Then you decide.',
  updated: '2026-11-21',
  sections: [{ type: 'statement', heading: 'You may refuse', body: 'And come back tomorrow.' }],
  related: ['/practice/our-rooms', '/fees'],
} satisfies Copy<'company'>;
