import { commitments } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import { prices } from '@/content/prices/prices';
import { sixtyPeopleInWords } from '@/content/prices/sixty-people';
import type { Copy } from '@/content/schema/pages';
import { priceInWords } from '@/content/values/price';

export default {
  heading: 'IT support and software company in Mombasa',
  summary: 'What we do, for whom, and how to start.',
  description:
    'IT support and software company in Mombasa: managed IT, software, eTIMS and M-Pesa integration, cloud and seven products for businesses, schools and SACCOs.',
  lead: 'IT support by the month and software at an agreed price, for firms, schools, SACCOs and counties across Kenya.',
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
    intro: kraApprovalOf('Posigen'),
    office: 'KRA',
    frames: [
      { title: 'You keep selling', body: 'The till prints a slip.' },
      { title: 'Sales wait in order', body: 'Each is numbered.' },
      { title: 'The internet returns', body: 'The till sends them on.' },
      { title: 'Totals agree', body: 'Nothing is missing.' },
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
        problem: 'The line drops, and no entry goes out',
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
        problem: 'Someone got into our mail, files or website',
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
      body: `Clearing firms: [60 people pay ${sixtyPeopleInWords}](/industries/clearing-and-forwarding). SACCOs: [see who opens member records](/industries/finance-and-insurance), ${priceInWords(prices['/industries/finance-and-insurance'])}.`,
    },
    {
      look: 'marks',
      section: '/services',
      heading: 'IT support and software',
      body: 'Starting prices, without VAT.',
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
    body: 'No references or certificates yet: read [our draft contract](/company/about-us/how-we-work#what-you-sign), or make [four checks](/company/portfolio-testimonials).',
  },
  features: [
    `With an agreement, ${commitments.faultReports.phrase}.`,
    `You try working software ${commitments.workingSoftware.phrase}.`,
    `Code is tested by ${commitments.testedByOthers.phrase}.`,
    'Start small, and add later.',
    'Others can take over our code.',
    `Your project has ${commitments.namedPerson.phrase.split(',')[0]}.`,
  ],
  next: {
    heading: 'The first call is free',
    body: `It takes ${commitments.firstCall.phrase}.`,
  },
} satisfies Copy<'home'>;
