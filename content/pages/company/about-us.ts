import type { Copy } from '@/content/schema';

export default {
  heading: 'About us: why we work in Mombasa, and our values',
  summary: 'Why the firm exists, what it values and where to meet the people.',
  description:
    'The values of an IT and software company in Mombasa: why it serves the coast, what simple means in practice and what it refuses to do.',
  lead: 'We are technicians and programmers on the Kenyan coast. We build systems, and we support what we build.',
  updated: '2026-11-24',
  sections: [
    {
      type: 'statement',
      heading: 'Why Mombasa',
      body: `Our market is here: the port with its clearing agents, hotels from Diani to Malindi, schools, clinics, SACCOs and county offices. When a switch fails in Likoni, a technician from Mombasa is there sooner than one from Nairobi.

Heat, salt and humidity damage equipment. So we plan for sealed cases, dust filters and spare parts. We also plan for power cuts, slow internet and payment by M-Pesa.`,
    },
    {
      type: 'specification',
      heading: 'Five values',
      rows: [
        { term: 'Say it simply', detail: 'The person who pays can understand each proposal.' },
        {
          term: 'It is yours',
          detail: 'Domains, accounts and data are in your name from the first day.',
        },
        { term: 'Test what can fail', detail: 'A backup is finished only after a test restore.' },
        { term: 'Say no early', detail: 'We tell you if we lack the experience for a job.' },
        { term: 'Write it down', detail: 'Every change is recorded where a colleague finds it.' },
      ],
    },
    {
      type: 'statement',
      heading: 'When we make a mistake',
      body: 'You hear it from us first. We write what happened, what it affected and what we will change.',
    },
  ],
  related: [
    '/company/about-us/our-team',
    '/company/about-us/how-we-work',
    '/company/about-us/careers',
  ],
} satisfies Copy<'company'>;
