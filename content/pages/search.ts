import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Search the site',
  summary: 'Find a page, an article, a project, a term or an answer by its words.',
  description:
    'Search every page, article, project, glossary term and answered question of this website. Slips in spelling are forgiven, and searches stay on your device.',
  lead: 'Type what you are looking for in your own words. Slips in spelling are forgiven, and nothing you type leaves your device.',
  updated: '2026-11-24',
  sections: [],
} satisfies Copy<'search'>;
