import { commitments } from '@/content/company/commitments';
import { untilTillApproved } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';

export default {
  heading: 'IT support and software company in Mombasa',
  summary: 'What we do, for whom, and how to start.',
  description:
    'IT support and software company in Mombasa: managed IT, software, eTIMS and M-Pesa integration, cloud and seven products for businesses, schools and SACCOs.',
  lead: 'We look after IT by the month, and build software at agreed prices, for firms, schools, SACCOs and counties.',
  updated: '2026-11-28',
  door: {
    window: {
      title: 'Fault, with a spare',
      state: 'sample',
      blocks: [
        {
          type: 'table',
          columns: ['Time', 'What happened'],
          rows: [
            { cells: ['09:12', 'Server stops'], mark: 'late' },
            { cells: ['09:20', 'Engineer at work'] },
            { cells: ['10:05', 'Copy on the spare'] },
            { cells: ['13:40', 'Files open again'], mark: 'done' },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Started after', value: '8 min' },
            { label: 'Working after', value: '4 h 28' },
          ],
        },
      ],
    },
    phone: {
      title: 'Support',
      blocks: [
        {
          type: 'messages',
          items: [
            { from: 'them', by: '09:20', text: 'We are on it.' },
            { from: 'them', by: '13:40', text: 'Files are open.' },
          ],
        },
      ],
    },
    paper: {
      title: 'Report, May',
      state: 'page 1',
      blocks: [
        {
          type: 'rows',
          items: [{ text: 'Server, 12 May', value: '4 h 28', mark: 'done' }],
        },
      ],
    },
  },
  figure: {
    type: 'offline-sale',
    heading: 'A till that works offline',
    intro: untilTillApproved || undefined,
    office: 'KRA',
    frames: [
      { title: 'The line is down', body: 'You sell, and each customer gets a slip.' },
      { title: 'Sales wait', body: 'The till numbers and keeps them.' },
      { title: 'The line is back', body: 'It sends each sale to KRA once.' },
      { title: 'At closing time', body: 'It lists what KRA has not received.' },
    ],
  },
  problems: {
    heading: 'What is wrong?',
    entries: [
      {
        problem: 'The server or e-mail fails, and nobody comes',
        path: '/services/support-and-management/managed-it/technical-support',
      },
      {
        problem: 'The line drops, no entry goes out',
        path: '/industries/clearing-and-forwarding',
      },
      {
        problem: 'Our SACCO’s M-Pesa, bank and books differ',
        path: '/services/systems-integration/banking-systems-integration',
      },
      {
        problem: 'A disk failed, or files are gone',
        path: '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
      },
      {
        problem: 'Someone got into our mail or website',
        path: '/services/business-and-qa/cybersecurity/web-and-digital-security',
      },
      {
        problem: 'The website brings no enquiries',
        path: '/services/web-development',
      },
    ],
  },
  listings: [
    {
      look: 'names',
      section: '/industries',
      heading: 'Your sector',
      body: 'See the whole bill of [a clearing firm of 60](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month) or of [a SACCO](/projects/sacco-core-banking-integration#what-it-costs-once-and-each-month).',
    },
    {
      look: 'marks',
      section: '/services',
      heading: 'IT support and software',
      body: `Starting prices, before ${site.salesTax.name}.`,
    },
    {
      look: 'screens',
      section: '/products',
      heading: 'Seven products',
      body: 'Sample screens.',
    },
  ],
  evidence: {
    heading: 'Check us first',
    body: `Read [our draft contract](/company/about-us/how-we-work#what-you-sign) and [what we cannot show yet](/about#papers-and-samples), or make [four checks](/company/portfolio-testimonials). If both [engineers on call](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long) work, ${commitments.nextFault.phrase}.`,
  },
  features: [
    'With an agreement, for critical faults.',
    `You try the software ${commitments.workingSoftware.phrase}.`,
    `${commitments.testedByOthers.phrase.replace(/^s/, 'S')} tests it.`,
    'You pay for the users, tills or sites that you have.',
    'We use common tools, so another developer can take over.',
    'One named person is your contact until handover.',
  ],
  next: {
    heading: 'The first call is free',
    body: `It takes ${commitments.firstCall.phrase}.`,
  },
} satisfies Copy<'home'>;
