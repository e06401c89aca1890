import type { Copy } from '@/content/schema';

export default {
  heading: 'About us: story, values and people',
  summary: 'Why the firm exists, what it values and where to meet the people.',
  description:
    'The story and values of an IT and software company in Mombasa: why it serves the coast, what simple means in practice and what it refuses to do.',
  lead: 'We are technicians and programmers in a port city. What follows is why we stay here, what we hold ourselves to, and what that costs us.',
  updated: '2026-08-19',
  sections: [
    {
      type: 'statement',
      heading: 'A story without a garage',
      body: `Most technology for African businesses is designed somewhere with steady power, cheap data and customers who pay by card. It arrives here as a finished thing. Then the practical questions start. Which field takes the M-Pesa code? What does the till do at 19:40 when the router is dead? Who comes when the server room smells of burning?

Our trade starts with those questions. Repairs come first: networks put in order, backups that can be restored, websites moved to somewhere that answers the phone. Repairs teach you how things break. From there it is a short step to building systems that break less, and from building several of a kind to making a product of it. That is why services, solutions and products stand next to each other on this site: the people who build also carry the phone.

After 5+ years and 100+ projects the questions are larger, but of the same sort. How does this behave on a bad day, and who will notice?`,
    },
    {
      type: 'statement',
      heading: 'Why Mombasa',
      body: `Because the work is here. A port, its clearing agents and haulage firms. Hotels from Diani to Malindi whose year has two seasons. Schools, clinics, SACCOs, county offices, workshops. Each runs on information that must be right in the morning.

And because distance matters more than sales people admit. When a switch fails in Likoni you want someone who knows what the ferry queue looks like at five.

Heat, salt and humidity are part of the specification. A rack that lasts ten years inland may not last five by the sea, so we design for dust filters, sealed cases and a spare.`,
    },
    {
      type: 'specification',
      heading: 'Five values and what each forbids',
      intro: 'A value that never stops anyone from doing something is decoration. These do.',
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
          detail: 'Forbids a change that only one of us knows about.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What the values cost',
      body: `Saying no loses orders. Restore drills take afternoons that no one sees. Writing things down is slower than remembering them. And since accounts are in your name, leaving us is easy; the work must be the reason to stay.

We get it wrong as well. A date slips or a fix causes a fault. Then you hear it from us first, with what happened, what it affected and what changes. That note is part of the service and not an admission wrung out later.`,
    },
    {
      type: 'statement',
      heading: 'Three doors from here',
      body: `- [The team by role](/company/about-us/our-team): who decides what, and whom you would meet.
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
