import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'About us: why we work in Mombasa, and our values',
  summary: 'Why the firm exists, what it values and where to meet the people.',
  description:
    'The values of an IT and software company in Mombasa: why it serves the coast, what simple means in practice and what it refuses to do.',
  lead: 'Why we work on a coast of salt air, power cuts and a busy port, which work we refuse, and what we do when we are wrong.',
  updated: '2026-11-27',
  emblem: 'signpost',
  drawing: {
    caption: 'the shelf of spare parts for places by the sea',
    parts: [
      {
        type: 'rack',
        title: 'Spare parts, Mombasa',
        units: [
          { label: 'Sealed case', note: '3 of 3', mark: 'done' },
          { label: 'Dust filter', note: '20 of 20', mark: 'done' },
          { label: 'Switch, 48 ports', note: '2 of 2', mark: 'done' },
          { label: 'Power supply for a till', note: '1 of 4, ordered', mark: 'late' },
          { label: 'Router with a SIM', note: '4 of 4', mark: 'done' },
          { label: 'Battery for a UPS', note: '6 of 6', mark: 'done' },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'Why Mombasa',
      body: `The port with its clearing agents, the hotels from Diani to Malindi, schools, clinics, SACCOs and county offices are here. When a switch fails in Likoni, our technician crosses by the ferry. One from Nairobi needs a train, a bus or a flight first.

Heat, salt and humidity damage equipment, so we order sealed cases and dust filters and keep spare parts in the office. Our till goes on selling when the line is down.`,
    },
    {
      type: 'specification',
      heading: 'What we mean by simple',
      rows: [
        {
          term: 'A proposal',
          detail: 'The person who pays can explain it to the board without us.',
        },
        {
          term: 'A backup',
          detail: 'We call a backup finished when somebody has restored a file from it.',
        },
        {
          term: 'A change',
          detail:
            'Each change is written down, so a colleague back from leave can see what we did, and why.',
        },
        {
          term: 'A refusal',
          detail: 'If we have not done this kind of work, we say so in the first call.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What we refuse',
      body: 'We do not write software that hides sales from KRA, reads the private messages of staff, or sends advertising to bought lists. We pay no bribes, and take none. We do not keep your domain in our name, even if you ask us to.',
    },
    {
      type: 'statement',
      heading: 'When we are wrong',
      body: `If we make a mistake, we tell you. ${commitments.incidentReport.promise} It says what happened, whom it affected and what we changed, and you may show it to anyone.

Prices and terms for your meeting are on our [fact sheet](/about).`,
    },
  ],
  related: ['/company/about-us/our-team', '/company/about-us/how-we-work'],
} satisfies Copy<'company'>;
