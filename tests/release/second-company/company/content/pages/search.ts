import type { Copy } from '@/content/schema';

export default {
  heading: 'Search these pages',
  summary: 'Find a page by a word in it.',
  description:
    'Search the site of an invented practice for the tests by any word; nothing leaves your device.',
  lead: 'Type a word, such as the name of an animal.',
  updated: '2026-11-21',
  sections: [],
} satisfies Copy<'search'>;
