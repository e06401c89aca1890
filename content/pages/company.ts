import type { Copy } from '@/content/schema';

export default {
  heading: 'About the company',
  summary: 'Who we are, how we work, who we work for and what clients say.',
  description:
    'About the IT and software company in Mombasa: its values, the team by role, ways of working, kinds of clients, choice of vendors and references.',
  lead: 'Who we are and how we work, for buyers who want to check before they sign.',
  updated: '2026-11-23',
  guide: {
    heading: 'What do you want to know?',
    body: `- How a project runs and how it is priced: [how we work](/company/about-us/how-we-work)
- Who would do the work: [our team](/company/about-us/our-team)
- What we value: [about us](/company/about-us)
- Whom we work for, and how we choose vendors: [clients and partners](/company/clients-and-partners)
- How to talk to a client: [references](/company/portfolio-testimonials)
- Facts for your procurement file: [the company on one page](/about)
- Working here: [how we hire](/company/about-us/careers) and [open roles](/careers)`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'In a few lines',
      rows: [
        { term: 'Place', detail: 'Mombasa, Kenya' },
        {
          term: 'Reach',
          detail: 'The coast in person. The rest of Kenya and East Africa by planned visits',
        },
        { term: 'Figures', detail: '5+ years, 25+ people, 100+ projects, 50+ clients' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we speak to a client before we decide?',
      answer:
        'Yes, by phone. We ask a client with similar work, and if they agree, you talk without us.',
    },
    {
      question: 'Which documents can you supply for a tender?',
      answer:
        'Send us the list. We reply with what we can supply and what we cannot, before you spend time on the bid.',
    },
  ],
} satisfies Copy<'hub'>;
