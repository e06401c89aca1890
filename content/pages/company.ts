import type { Copy } from '@/content/schema';

export default {
  heading: 'The company behind the work',
  summary: 'Who we are, how we work, who we work for and what clients say.',
  description:
    'About the IT and software company in Mombasa: its story and values, the team by role, ways of working, kinds of clients, choice of vendors and testimonials.',
  lead: 'Who we are and how we work, for a buyer who is about to trust us with payroll, tills or patient files.',
  updated: '2026-11-22',
  guide: {
    heading: 'What are you trying to find out?',
    body: `**Whether to trust us with a project.** Read [how we work](/company/about-us/how-we-work) first. It sets out what happens between your first call and the invoice, including what we do when a date slips.

**Who would be on it.** [Our team](/company/about-us/our-team) describes the roles, what each is responsible for and whom you would speak to.

**What drives the firm.** [About us](/company/about-us) has the story, the values and what they forbid.

**Whether you resemble our clients.** [Clients and partners](/company/clients-and-partners) names the kinds of organisation we suit and how we choose vendors.

**What clients say.** [Testimonials](/company/portfolio-testimonials) explains how to speak with a client of ours.

**What your procurement file needs.** [The company on one page](/about) lists the documents and facts that buyers ask for.

**Whether to work here.** [Working with us](/company/about-us/careers) explains hiring; the [careers page](/careers) lists open roles.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'The firm in a few lines',
      rows: [
        { term: 'Seat', detail: 'Mombasa, Kenya.' },
        {
          term: 'Reach',
          detail:
            'The coast in person; the rest of Kenya and East Africa by plan, by road and remotely.',
        },
        { term: 'Experience', detail: '5+ years.' },
        { term: 'Team', detail: '25+ people.' },
        { term: 'Work done', detail: '100+ projects for 50+ satisfied clients.' },
        {
          term: 'Trade',
          detail:
            'IT and cloud operation, software and websites, integration, security, and seven products of our own.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What these pages leave out',
      body: `We show no client logos and name no client who has not agreed in writing. A logo proves that an invoice was once paid; it cannot tell you whether the system still runs.

We show no vendor badges either. When a maker’s certificate matters for your tender, ask, and we tell you whether we hold it.`,
    },
  ],
  questions: [
    {
      question: 'Can we speak to a client before we decide?',
      answer:
        'Ask once we know what you need. We approach a client with similar work, and if they agree you talk to them without us on the line. If no client fits or agrees, we tell you that.',
    },
    {
      question: 'Which papers can you supply for a tender?',
      answer:
        'Tell us which documents the tender lists, such as registration and tax compliance. We reply with what we can supply and what we cannot before you spend time on the bid. The facts we have published are on [the company on one page](/about).',
    },
    {
      question: 'Do you work outside the coast region?',
      answer:
        'Yes. Projects elsewhere are planned around fewer, longer visits, and the quotation shows travel as its own line.',
    },
  ],
} satisfies Copy<'hub'>;
