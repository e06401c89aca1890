import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Our team, role by role',
  summary: 'The roles in the firm, what each is responsible for and when you meet them.',
  description:
    'The team of an IT and software company in Mombasa by role: delivery lead, analysts, developers, testers, cloud and network engineers, support desk and security.',
  lead: 'Who does what in the firm, and who decides whether a release goes out. The proposal names the people who would work for you.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the office floor, and the way of one change from desk to desk',
    parts: [
      {
        type: 'plan',
        height: 236,
        rooms: [
          { label: 'Analysts', at: [0, 0], size: [120, 104] },
          { label: 'Developers', at: [120, 0], size: [200, 104] },
          { label: 'Support desk', at: [0, 132], size: [120, 104] },
          { label: 'Test room', at: [120, 132], size: [110, 104] },
          { label: 'Store', at: [230, 132], size: [90, 104] },
        ],
        lines: [
          {
            points: [
              [20, 50],
              [20, 76],
              [140, 76],
              [140, 50],
            ],
          },
          {
            points: [
              [140, 50],
              [140, 30],
              [235, 30],
              [235, 50],
            ],
          },
          {
            points: [
              [235, 50],
              [235, 118],
              [210, 118],
              [210, 214],
              [140, 214],
              [140, 190],
            ],
          },
          {
            points: [
              [140, 190],
              [140, 166],
              [20, 166],
              [20, 190],
            ],
          },
        ],
        points: [
          { label: '1 asked', at: [20, 50], mark: 'done' },
          { label: '2 written', at: [140, 50], mark: 'done' },
          { label: '3 read', at: [235, 50], mark: 'done' },
          { label: '4 tested', at: [140, 190], mark: 'late' },
          { label: '5 live', at: [20, 190] },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'terms',
      heading: 'Who does what',
      lists: [
        {
          heading: 'Whom you meet',
          rows: [
            {
              term: 'Delivery lead',
              detail: `In a project your contact is ${commitments.namedPerson.phrase}. This person answers for scope, dates and cost.`,
            },
            {
              term: 'Business analyst',
              detail: 'The analyst watches how your staff work, and writes it down in your words.',
            },
            {
              term: 'Designer',
              detail: 'The designer tests drafts with five of your people, and on an old phone.',
            },
          ],
        },
        {
          heading: 'Who builds and tests',
          rows: [
            { term: 'Developers', detail: 'A second developer reads each change.' },
            {
              term: 'Tester',
              detail: `The tester decides whether a release may go out. ${commitments.testedByOthers.promise}`,
            },
            {
              term: 'Security',
              detail:
                'These testers attack and review systems, and repair nothing that they tested.',
            },
          ],
        },
        {
          heading: 'Who keeps it running',
          rows: [
            {
              term: 'Support desk',
              detail:
                'The desk is your contact for support, and keeps a ticket open until you agree that it is solved.',
            },
            {
              term: 'Cloud and systems engineers',
              detail: 'They run servers, accounts and backups, and test restores.',
            },
            {
              term: 'Network and field engineers',
              detail: 'They visit your sites for cabling plans, Wi-Fi, routers and tills.',
            },
          ],
        },
        {
          heading: 'In the office',
          rows: [
            {
              term: 'Administration',
              detail: 'They answer about contracts, invoices and data protection.',
            },
          ],
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Who works on what',
      rowHeading: 'Role',
      columns: ['Website', 'Business system', 'Managed IT'],
      rows: [
        { label: 'Delivery lead', cells: ['Part-time', 'Throughout', 'Two months, then the desk'] },
        { label: 'Analyst', cells: ['One day', 'Several weeks', 'At the start'] },
        { label: 'Builders', cells: ['2 people', '2 to 4 people', '2 or more'] },
        { label: 'Tester', cells: ['Before launch', 'Every two weeks', 'For restores'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Good to know',
      rows: [
        {
          term: 'When a colleague leaves',
          detail:
            'A second person already knows your work, and a named person changes only with your consent.',
        },
        {
          term: 'Outside help',
          detail: `Licensed contractors do cabling and electrical work and invoice you. ${commitments.subcontractors.promise}`,
        },
        {
          term: 'Before access to your data',
          detail: commitments.vetting.promise,
        },
        {
          term: 'If someone does not fit',
          detail: 'Ask us for somebody else. You need not give reasons.',
        },
      ],
    },
  ],
  related: ['/company/about-us/how-we-work', '/careers', '/company/about-us'],
} satisfies Copy<'company'>;
