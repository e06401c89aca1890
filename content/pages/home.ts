import { commitments } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT support and software company in Mombasa',
  summary: 'What we do, for whom, and how to start.',
  description:
    'IT support and software company in Mombasa: managed IT, software, eTIMS and M-Pesa integration, cloud and seven products for businesses, schools and SACCOs.',
  lead: 'We look after IT and build software for organisations of 5 to 300 people in Mombasa and across Kenya: one job at a fixed price, or support by the month.',
  updated: '2026-11-27',
  door: {
    till: {
      title: 'Till 2, table 6',
      state: 'sample',
      blocks: [
        {
          type: 'table',
          columns: ['Item', 'Each', 'KSh'],
          rows: [
            { cells: ['2 × Pilau, beef', '450', '900'] },
            { cells: ['6 × Chapati', '30', '180'] },
            { cells: ['2 × Passion juice', '150', '300'] },
            { cells: ['1 × Kachumbari', '80', '80'] },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Receipt', value: '0412' },
            { label: 'To pay', value: '1,460' },
          ],
        },
        { type: 'buttons', items: ['M-Pesa', 'Cash', 'Card'] },
      ],
    },
    phone: {
      title: 'M-Pesa',
      blocks: [
        {
          type: 'messages',
          items: [{ from: 'them', by: '19:42', text: 'KSh 1,460 paid, till 2.' }],
        },
        { type: 'rows', items: [{ text: 'Paid', value: '1,460', mark: 'done' }] },
      ],
    },
    ledger: {
      title: 'Sales ledger',
      state: '19:42',
      blocks: [
        {
          type: 'rows',
          items: [{ text: 'Till 2, receipt 0412, M-Pesa', value: '1,460', mark: 'done' }],
        },
      ],
    },
  },
  figure: {
    type: 'offline-sale',
    heading: 'When the internet goes down, the till goes on',
    intro: kraApprovalOf('Posigen'),
    office: 'KRA',
    frames: [
      { title: 'You keep selling', body: 'The till prints the receipt.' },
      { title: 'Sales wait in order', body: 'Each keeps its receipt number.' },
      { title: 'The internet returns', body: 'KRA gets them, oldest first.' },
      { title: 'Totals agree', body: 'Till and ledger match.' },
    ],
  },
  problems: {
    heading: 'What is wrong?',
    entries: [
      {
        trouble: 'The server, line or e-mail fails, and nobody comes',
        path: '/services/support-and-management/managed-it/technical-support',
      },
      {
        trouble: 'Our SACCO’s M-Pesa, bank and books differ',
        path: '/services/systems-integration/banking-systems-integration',
      },
      {
        trouble: 'A disk failed, or files are gone',
        path: '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
      },
      {
        trouble: 'Someone got into our mail, website or files',
        path: '/services/business-and-qa/cybersecurity/web-and-digital-security',
      },
      {
        trouble: 'We clear cargo, and papers are on clerks’ phones',
        path: '/industries/clearing-and-forwarding',
      },
      {
        trouble: 'The website is old, or brings no enquiries',
        path: '/services/web-development',
      },
    ],
  },
  listings: [
    {
      look: 'names',
      section: '/industries',
      heading: 'Your sector',
      body: '[What a clearing firm of 60 pays](/industries/clearing-and-forwarding).',
    },
    {
      look: 'marks',
      section: '/services',
      heading: 'Services',
      body: 'Each group names its lowest price.',
    },
    {
      look: 'screens',
      section: '/products',
      heading: 'Seven products',
      body: 'With screens and prices.',
    },
  ],
  evidence: {
    heading: 'Check us first',
    body: 'We show no client projects yet. Read [what you sign](/company/about-us/how-we-work#what-you-sign) before you call.',
  },
  features: [
    commitments.criticalResponse.promise,
    commitments.workingSoftware.promise,
    commitments.testedByOthers.promise,
    'Add users, tills or branches as you grow.',
    'Updated software, and files others can open.',
    `Each project has ${commitments.namedPerson.phrase.split(',')[0]}.`,
  ],
  next: {
    heading: 'Tell us what goes wrong',
    body: commitments.firstCall.promise,
  },
} satisfies Copy<'home'>;
