import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Our company: contract, prices, team and checks',
  summary: 'What you sign, how prices work, whom you meet, and how to check our work.',
  description:
    'About the IT and software company in Mombasa: its values, the team by role, ways of working, kinds of clients, choice of vendors and references.',
  lead: 'Seven short answers, each with its page.',
  updated: '2026-11-28',
  drawing: {
    caption: 'Each question has a bell, and a person who answers it',
    parts: [
      {
        type: 'scene',
        title: 'A door with a bell for each question',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 224h320' },
          { look: 'solid', outline: 'M10 24h124v12H10z' },
          { look: 'body', outline: 'M18 36h108v188H18z' },
          { look: 'tint', outline: 'M30 48h84v176H30z' },
          {
            look: 'mark',
            outline: 'M42 60h24v60H42zM78 60h24v60H78zM42 136h24v72H42zM78 136h24v72H78z',
          },
          { look: 'hot', outline: 'M104 128a4 4 0 1 0 8 0a4 4 0 1 0-8 0z' },
          { look: 'body', outline: 'M148 24h164v192H148z' },
          { look: 'mark', outline: 'M154 72h152M154 108h152M154 144h152M154 180h152' },
          {
            look: 'hot',
            outline:
              'M162 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM162 88a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM162 124a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM162 160a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM162 196a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
          },
        ],
        words: [
          { text: 'Faults', at: [246, 50], on: 'object', size: 'large' },
          { text: 'the desk', at: [246, 65], on: 'object' },
          { text: 'Price, dates', at: [246, 86], on: 'object', size: 'large' },
          { text: 'delivery lead', at: [246, 101], on: 'object' },
          { text: 'Your fifty rows', at: [246, 122], on: 'object', size: 'large' },
          { text: 'analyst', at: [246, 137], on: 'object' },
          { text: 'Agreement', at: [246, 158], on: 'object', size: 'large' },
          { text: 'administration', at: [246, 173], on: 'object' },
          { text: 'At night', at: [246, 194], on: 'object', size: 'large' },
          { text: 'two on call', at: [246, 209], on: 'object' },
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
