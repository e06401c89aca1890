import type { Copy } from '@/content/schema';

export default {
  heading: 'About us: story, values and people',
  summary: 'Why the firm exists, what it values and where to meet the people.',
  description:
    'The story and values of an IT and software company in Mombasa: why it serves the coast, what simple means in practice and what it refuses to do.',
  lead: 'We are technicians and programmers who build and support systems for organisations on the Kenyan coast. This page explains why we work here and what we hold ourselves to.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'statement',
      heading: 'Repairs first, then systems, then products',
      body: `Most technology for African businesses is designed somewhere with steady power, cheap data and customers who pay by card. Then it arrives in Mombasa and the practical questions start. Which field takes the M-Pesa code? What does the till do at 19:40 when the router is dead? Who comes when the server room smells of burning?

Repairs are the base of our trade: networks, backups and websites that have stopped working. They teach us how systems fail, and so how to build systems that fail less. What many clients need in the same form becomes a product. That is why this site offers services, solutions and products, and why the people who build a system also answer when it fails.

After 5+ years and 100+ projects we still begin with the same question: how does this behave on a bad day, and who will notice?`,
    },
    {
      type: 'statement',
      heading: 'Why Mombasa',
      body: `Our clients are here: the port with its clearing agents and hauliers, hotels from Diani to Malindi, schools, clinics, SACCOs and county offices.

Distance matters in this work. When a switch fails in Likoni, a technician from Mombasa is there sooner than one from Nairobi.

Heat, salt and humidity are part of the specification. A rack that lasts ten years inland may not last five by the sea, so we design for dust filters, sealed cases and a spare.`,
    },
    {
      type: 'specification',
      heading: 'Five values and what each forbids',
      intro: 'A value is useful when it rules something out.',
      rows: [
        {
          term: 'Say it simply',
          detail:
            'Forbids proposals which the person paying cannot follow. If a term needs a glossary, the term goes.',
        },
        {
          term: 'Yours means yours',
          detail:
            'Forbids domains, accounts, code or data in our name that you would need to leave us.',
        },
        {
          term: 'Test the bad day',
          detail: 'Forbids calling a backup done before something has been restored from it.',
        },
        {
          term: 'Say no early',
          detail:
            'Forbids accepting work we would have to learn at your expense without telling you.',
        },
        {
          term: 'Leave a note',
          detail:
            'Forbids a change that only one of us knows about and that is written down nowhere.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What the values cost',
      body: `Refusing work loses orders. Restore drills take afternoons, and writing things down is slower than remembering them. Since accounts are in your name, leaving us is easy, so the work must be the reason to stay.

We also make mistakes: a date slips, or a repair causes a fault. You then hear it from us first, in a note that says what happened, what it affected and what we will change.`,
    },
    {
      type: 'statement',
      heading: 'Read more about us',
      body: `- [The team by role](/company/about-us/our-team): who is responsible for what, and whom you would meet.
- [Ways of working](/company/about-us/how-we-work): from first call to handover, step by step.
- [Working here](/company/about-us/careers): days, growth and how hiring goes.`,
    },
  ],
  related: [
    '/company/about-us/our-team',
    '/company/about-us/how-we-work',
    '/company/about-us/careers',
    '/about',
  ],
} satisfies Copy<'company'>;
