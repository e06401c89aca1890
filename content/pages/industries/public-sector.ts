import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { priceInWords } from '@/content/values/price';

const website = '/services/web-development/cms-development';
const system = '/services/development-services/software-development/web-application';

export default {
  heading: 'IT for county governments, agencies and water companies',
  summary: 'Records, revenue, public websites and security, bought through open procurement.',
  description:
    'IT for Kenyan county governments, state agencies and water companies: records, revenue collection, accessible websites, backup and security.',
  lead: 'We build records systems, revenue systems and websites for public bodies, and bid only as the tender asks. Before the last payment, your own officers rebuild the system without us.',
  updated: '2026-11-27',
  emblem: 'council',
  drawing: {
    caption: 'A county office and its water works, and the register that its own officers run',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'A county office',
        height: 172,
        shapes: [
          { look: 'line', outline: 'M0 160h320M12 160V12' },
          { look: 'hot', outline: 'M12 12h30l-8 9 8 9h-30z' },
          { look: 'solid', outline: 'M26 54L118 14l92 40z' },
          { look: 'body', outline: 'M34 54h168v106h-168z' },
          { look: 'tint', outline: 'M46 98h36v62h-36zm54 0h36v62h-36zm54 0h36v62h-36z' },
          { look: 'line', outline: 'M240 160l10-80M304 160l-10-80M244 130h56M272 80v80' },
          { look: 'body', outline: 'M236 34h72v46h-72z' },
          { look: 'solid', outline: 'M232 34l40-18 40 18z' },
          { look: 'line', outline: 'M272 146h-50v14' },
          { look: 'hot', outline: 'M264 138h16v16h-16z' },
        ],
        words: [
          { text: 'County office', at: [118, 70], on: 'object', size: 'large' },
          { text: 'Rates', at: [64, 92], on: 'object' },
          { text: 'Land', at: [118, 92], on: 'object' },
          { text: 'Permits', at: [172, 92], on: 'object' },
          { text: 'Water', at: [272, 56], on: 'object', size: 'large' },
        ],
      },
      {
        type: 'paper',
        title: 'Valuation roll',
        state: 'sheet 112',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Scanned', value: '412', mark: 'done' },
              { text: 'Checked twice', value: '398', mark: 'open' },
              { text: 'Copy in another building', value: 'last night', mark: 'done' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Passwords', value: 'county safe', mark: 'done' },
              { text: 'Rebuilt without us', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'County governments, state agencies, water companies, public bodies',
    time: {
      from: 6,
      to: 12,
      unit: 'weeks',
      note: 'for a website (5 to 10 months for a county system)',
    },
    price: prices['/industries/public-sector'],
    start: 'Your advertised tender, or questions put to all suppliers alike',
    needs:
      'A contract manager, an inspection committee, registry access, a written decision on the country of your data',
  },
  order: ['process', 'scope', 'sections', 'fits'],
  fitsHeading: 'Three parts of a county tender',
  fits: [
    {
      path: '/services/development-services/software-development/web-application',
      why: 'Permits and bursaries, built to a testable specification.',
    },
    {
      path: '/solutions/cloud-backup',
      why: 'A copy of records in another building.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
      why: 'Shows where public data is exposed.',
    },
  ],
  process: {
    heading: 'From the market question to the handover',
    intro: `Outside tenders, a [website in which a second person approves](${website}) costs ${priceInWords(prices[website])} and a [web system](${system}) ${priceInWords(prices[system])}.`,
    steps: [
      {
        title: 'Answer market questions',
        body: 'If we write the specification, we do not bid.',
        time: 'Before advertisement',
      },
      {
        title: 'Bid',
        body: 'Clause by clause, with the whole-life cost.',
        time: 'As advertised',
      },
      {
        title: 'Write the inception report',
        body: 'It has a dated plan and your acceptance tests.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
      {
        title: 'Pilot',
        body: 'One department or sub-county does real transactions in it, watched by internal audit.',
        time: { from: 6, to: 8, unit: 'weeks' },
      },
      {
        title: 'Roll out and train',
        body: 'By ward or directorate. Two officers of each train others.',
        time: { from: 2, to: 6, unit: 'months' },
      },
      {
        title: 'Hand over',
        body: 'Your officers get source code, data dictionary and passwords, and rebuild it.',
        time: { from: 4, unit: 'weeks' },
      },
    ],
    busy: ['you', 'us', 'us', 'both', 'both', 'both'],
  },
  scope: {
    receive: ['A manual and data dictionary that another supplier can use'],
    excluded: ['Replacement of national systems such as IFMIS'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Scans or managed records',
      rowHeading: 'Task',
      columns: ['Scans only', 'Managed records'],
      rows: [
        { label: 'Find a land file', cells: ['Open folders', 'By plot, owner or year'] },
        { label: 'Who opened it', cells: ['Unknown', 'Logged by officer'] },
      ],
    },
    {
      type: 'specification',
      heading: 'In every public system',
      rows: [
        {
          term: 'Receipts',
          detail:
            'Field staff take no cash. Each payment has a bill number, and both are compared daily.',
        },
        {
          term: 'Access for all',
          detail:
            'It works with screen readers, keyboards and small phones. Key forms are in Kiswahili.',
        },
        { term: 'Official e-mail', detail: 'Mailboxes under go.ke close when an officer leaves.' },
        { term: 'Audit trail', detail: 'Internal audit reads it without us.' },
        { term: 'Exit', detail: 'You test a full export each year.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you work with local firms?',
      answer: 'Yes, where the tender allows it. The bid names the part of each firm.',
    },
    {
      question: 'Can data stay in our own server room?',
      answer:
        'Yes, if it has power and cooling, and a second copy elsewhere. See [cloud or server room](/blog/choosing-between-cloud-and-server-room).',
    },
    {
      question: 'How do you prevent lock-in?',
      answer:
        'With open formats, a data dictionary, a yearly export test, and the rebuild before final payment.',
    },
  ],
  related: ['/projects/county-records-backup', '/blog/how-to-write-a-request-for-quotation'],
  ask: {
    heading: 'Ask before you advertise, or send your tender number',
    body: 'After the tender is advertised, we ask and answer only through its process.',
  },
  sources: [
    regulation.publicProcurement,
    {
      fact: 'Names under go.ke are for government entities and need supporting documents.',
      reference: 'Kenya Network Information Centre, .ke domains',
      url: 'https://kenic.or.ke/ke-domains/ke-products/',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
  ],
} satisfies Copy<'industry'>;
