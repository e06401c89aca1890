import type { Copy } from '@/content/schema';

export default {
  heading: 'Client references',
  summary: 'How to speak with one of our clients before you decide.',
  description:
    'References for an IT and software company in Mombasa: how to speak by phone with a client in your line of work before you decide.',
  lead: 'Talk to one of our clients by phone before you decide.',
  updated: '2026-11-24',
  testimonials: [],
  noTestimonials: {
    heading: 'References by phone',
    body: '[Write to us](/contact) with your sector and the work you plan. We ask a client with similar work. If they agree, you get a name and a number, and you talk without us.',
  },
  sections: [
    {
      type: 'statement',
      heading: 'What to ask',
      body: 'What went wrong? Were the price and the date kept? Who answers if something fails? Could you leave?',
    },
  ],
  related: ['/portfolio', '/projects'],
} satisfies Copy<'testimonials'>;
