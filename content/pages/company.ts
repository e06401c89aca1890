import type { Copy } from '@/content/schema';

export default {
  heading: 'The company behind the work',
  summary: 'Who we are, how we work, who we work for and what clients say.',
  description:
    'About the IT and software company in Mombasa: its story and values, the team by role, ways of working, kinds of clients, choice of vendors and testimonials.',
  lead: 'Before you hand somebody your payroll, your tills or your patient files, you want to know who they are. These pages say it without photographs of handshakes.',
  updated: '2026-09-15',
  guide: {
    heading: 'What are you trying to find out?',
    body: `**Whether to trust us with a project.** Read [how we work](/company/about-us/how-we-work) first. It sets out what happens between your first call and the invoice, including what we do when a date slips.

**Who would be on it.** [Our team](/company/about-us/our-team) describes the roles, what each decides and whom you would speak to.

**What drives the firm.** [About us](/company/about-us) has the story, the values and what they forbid.

**Whether you resemble our clients.** [Clients and partners](/company/clients-and-partners) names the kinds of organisation we suit, those we don’t, and how we choose vendors.

**What it is like afterwards.** [Testimonials](/company/portfolio-testimonials) by role and sector.

**Whether to work here.** [Working with us](/company/about-us/careers) explains hiring; the [careers page](/careers) lists roles.`,
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
      body: `You will find no wall of client logos. A logo says that somebody once paid an invoice; it doesn’t say whether the thing still runs. Nor do we name a client who has not agreed in writing.

You will also find no vendor badges. When a maker’s certificate matters for your tender, ask, and you will be told plainly whether we hold it.`,
    },
  ],
  questions: [
    {
      question: 'Can we speak to a client before we decide?',
      answer:
        'Ask once we know what you need. We approach a client with similar work, and if they agree you talk to them without us on the line. If nobody fits or agrees, we say that too.',
    },
    {
      question: 'Which papers can you supply for a tender?',
      answer:
        'Tell us which documents the tender lists, such as registration and tax compliance, and we reply with what we can furnish and what we cannot before you spend time on the bid.',
    },
    {
      question: 'Do you work outside the coast region?',
      answer:
        'Yes. Projects elsewhere are planned around fewer, longer visits, and the quotation shows travel as its own line.',
    },
  ],
} satisfies Copy<'hub'>;
