import type { Copy } from '@/content/schema';

export default {
  heading: 'Search these pages',
  summary: 'Find a page by a word in it.',
  description:
    'Search the site of an invented practice for the tests by any word; slips in spelling are forgiven, and nothing leaves your device.',
  lead: 'Type a word, such as the name of an animal. What you type stays on your device.',
  updated: '2026-11-01',
  sections: [],
} satisfies Copy<'search'>;
