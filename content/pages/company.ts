import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Check us before you sign',
  summary: 'What you sign, how prices work, whom you meet, and how to check our work.',
  description:
    'About the IT and software company in Mombasa: its values, the team by role, ways of working, kinds of clients, choice of vendors and references.',
  lead: 'Seven questions that a careful buyer asks about a supplier, each with the page that answers it.',
  updated: '2026-11-27',
  drawing: {
    caption: 'a buyer’s list of what to check before a signature',
    parts: [
      {
        type: 'paper',
        title: 'New supplier',
        state: 'before you sign',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Agreement read', value: 'finance', mark: 'done' },
              { text: 'Price explained, line by line', value: 'finance', mark: 'done' },
              { text: 'Names in the proposal', value: 'operations', mark: 'done' },
              { text: 'Papers for the file', value: 'procurement', mark: 'open' },
              { text: 'Our fifty rows tried', value: 'director', mark: 'open' },
            ],
          },
          {
            type: 'fields',
            items: [{ label: 'Sign on', value: 'when five of five are done' }],
          },
        ],
      },
    ],
  },
  guide: {
    heading: 'What do you want to know?',
    body: `- [What do we sign, and how do we get out?](/company/about-us/how-we-work#what-you-sign)
- [How is the price made?](/company/about-us/how-we-work#how-prices-work)
- [Whom do we meet, and who answers at night?](/company/about-us/our-team)
- [You name no clients. How do we check your work?](/company/portfolio-testimonials)
- [Do you earn from the vendors that you recommend?](/company/clients-and-partners)
- [Which papers can you supply for our procurement file?](/about)
- [Why are you in Mombasa, and which work do you refuse?](/company/about-us)`,
  },
  sections: [],
  questions: [
    {
      question: 'We are a SACCO. What can you show our auditor?',
      answer:
        'The [checklist for outsourcing](/resources/downloads#sacco-outsourcing-checklist) has a line for each thing that a regulator asks. It names the document that we can show, or says that you must act yourself.',
    },
  ],
  ask: {
    heading: 'Ask what these pages leave out',
    body: 'Send us the questions of your board, your auditor or your tender.',
  },
} satisfies Copy<'hub'>;
