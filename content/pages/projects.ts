import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Eight example projects, with prices and steps',
  summary: 'Eight illustrative examples of how we plan a project, with their price.',
  description:
    'Illustrative examples of IT, software and integration projects for schools, hotels, traders, clearing agents, SACCOs, counties, clinics and cold stores in Kenya.',
  lead: 'These are eight examples, and none of them is a client. Each shows how we plan the work and what can go wrong. Those with a bill show what the first year costs.',
  updated: '2026-11-28',
  sections: [
    {
      type: 'statement',
      heading: 'When a real project appears here',
      body: 'We publish it after its client has agreed in writing. Until then, [test us](/company/portfolio-testimonials).',
    },
  ],
} satisfies Copy<'project-index'>;
