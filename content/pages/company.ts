import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Our company: contract, prices, team and checks',
  summary: 'What you sign, how prices work, whom you meet, and how to check our work.',
  description:
    'About the IT and software company in Mombasa: its values, the team by role, ways of working, kinds of clients, choice of vendors and references.',
  lead: 'Seven short answers, and a page for each.',
  updated: '2026-11-28',
  drawing: {
    caption: 'A buyer’s visit on one floor: who answers which question',
    parts: [
      {
        type: 'plan',
        height: 240,
        rooms: [
          { label: 'Price and dates', at: [0, 0], size: [118, 90] },
          { label: 'Your fifty rows', at: [118, 0], size: [112, 90] },
          { label: 'Faults', at: [230, 0], size: [90, 90] },
          { at: [0, 90], size: [320, 44] },
          { label: 'Reception', at: [0, 134], size: [88, 106] },
          { label: 'Agreement', at: [88, 134], size: [124, 106] },
          { label: 'At night', at: [212, 134], size: [108, 106] },
        ],
        points: [
          { label: 'delivery lead', at: [22, 52], mark: 'done' },
          { label: 'analyst', at: [140, 52], mark: 'done' },
          { label: 'desk', at: [252, 52], mark: 'done' },
          { label: 'you', at: [22, 196], mark: 'late' },
          { label: 'administration', at: [104, 196], mark: 'done' },
          { label: 'two on call', at: [232, 196], mark: 'open' },
        ],
        lines: [
          {
            points: [
              [22, 191],
              [22, 165],
              [76, 165],
              [76, 112],
              [290, 112],
            ],
            mark: 'open',
          },
          {
            points: [
              [22, 57],
              [22, 112],
              [76, 112],
            ],
            mark: 'open',
          },
          {
            points: [
              [140, 112],
              [140, 57],
            ],
            mark: 'open',
          },
          {
            points: [
              [252, 112],
              [252, 57],
            ],
            mark: 'open',
          },
          {
            points: [
              [184, 112],
              [184, 165],
              [104, 165],
              [104, 191],
            ],
            mark: 'open',
          },
          {
            points: [
              [290, 112],
              [290, 165],
              [232, 165],
              [232, 191],
            ],
            mark: 'open',
          },
        ],
      },
    ],
  },
  guide: {
    heading: 'What do you want to know?',
    body: `- **What do we sign, and how do we get out?** You can leave at the end of the first ${commitments.minimumTerm.phrase}, or later, with ${commitments.noticePeriod.phrase}’ notice: [What you sign](/company/about-us/how-we-work#what-you-sign)
- **How is the price made?** You pay by user, till or site, or once: [How prices work](/company/about-us/how-we-work#how-prices-work)
- **Whom do we meet, and who answers at night?** You meet a named person, and at night ${commitments.onCall.phrase} are on call: [Our Team](/company/about-us/our-team)
- **How do we check your work?** You make [four checks](/company/portfolio-testimonials). Two are free everywhere
- **Do you earn from the vendors that you recommend?** We earn nothing in a selection. Otherwise the proposal says how much: [Clients and Partners](/company/clients-and-partners)
- **What can we print for our board?** The [fact sheet](/about) has our size, prices, terms, and what we cannot show yet
- **Why Mombasa, and what do you refuse?** Read [About Us](/company/about-us)`,
  },
  sections: [],
  questions: [
    {
      question: 'We are a SACCO. What can you show our auditor?',
      answer:
        'The [checklist for outsourcing](/resources/downloads#sacco-outsourcing-checklist) has a line for each thing that a regulator asks. It names what we can show, and what you must do yourself.',
    },
  ],
  ask: {
    heading: 'Ask what these pages leave out',
    body: 'Send us the questions of your board, your auditor or your tender.',
  },
} satisfies Copy<'hub'>;
