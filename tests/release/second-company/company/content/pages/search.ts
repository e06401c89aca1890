import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Search these pages',
  summary: 'Find a page by a word in it.',
  description:
    'Search every page of this veterinary practice, which was invented for tests. Nothing leaves your device.',
  lead: 'Type a word, such as the name of an animal.',
  updated: '2026-11-21',
  sections: [],
} satisfies Copy<'search'>;
