import { commitments } from '@/content/company/commitments';
import { teamSize } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Our team: whom you meet, and who covers them',
  summary: 'Whom do you meet, who covers them, and who answers at night?',
  description:
    'The team of an IT and software company in Mombasa by role: delivery lead, analysts, developers, testers, cloud and network engineers, and support desk.',
  lead: 'One person leads your work, the desk answers by day, and two engineers at night.',
  updated: '2026-11-28',
  drawing: {
    caption: 'Whom you meet, and when, along one project',
    parts: [
      {
        type: 'scene',
        title: 'A line through a project',
        height: 262,
        shapes: [
          {
            look: 'line',
            outline:
              'M20 80h264q24 0 24 40t-24 40H36q-24 0-24 44t24 44h268M296 242l8 6-8 6M204 74l8 6-8 6M112 154l-8 6 8 6',
          },
          {
            look: 'tint',
            outline:
              'M54 55a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM49 76v-4q0-9 11-9t11 9v4zM154 55a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM149 76v-4q0-9 11-9t11 9v4zM254 55a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM249 76v-4q0-9 11-9t11 9v4zM44 135a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM39 156v-4q0-9 11-9t11 9v4zM66 135a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM61 156v-4q0-9 11-9t11 9v4zM242 135a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM237 156v-4q0-9 11-9t11 9v4zM266 135a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM261 156v-4q0-9 11-9t11 9v4zM44 223a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM39 244v-4q0-9 11-9t11 9v4zM66 223a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM61 244v-4q0-9 11-9t11 9v4zM88 223a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM83 244v-4q0-9 11-9t11 9v4z',
          },
          {
            look: 'hot',
            outline: 'M154 135a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM149 156v-4q0-9 11-9t11 9v4z',
          },
        ],
        words: [
          { text: 'Delivery lead', at: [60, 24], on: 'ground', size: 'large' },
          { text: 'first call', at: [60, 40], on: 'ground' },
          { text: 'Analyst', at: [160, 24], on: 'ground', size: 'large' },
          { text: 'week 1', at: [160, 40], on: 'ground' },
          { text: 'Designer', at: [260, 24], on: 'ground', size: 'large' },
          { text: 'week 2', at: [260, 40], on: 'ground' },
          { text: 'Developers', at: [260, 104], on: 'ground', size: 'large' },
          { text: 'to week 9', at: [260, 120], on: 'ground' },
          { text: 'Tester', at: [160, 104], on: 'ground', size: 'large' },
          { text: 'may say no', at: [160, 120], on: 'ground' },
          { text: 'Engineers', at: [60, 104], on: 'ground', size: 'large' },
          { text: 'go-live', at: [60, 120], on: 'ground' },
          { text: 'Support desk', at: [210, 222], on: 'ground', size: 'large' },
          { text: 'from then on', at: [210, 238], on: 'ground' },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Whom you meet, and when',
      rowHeading: 'When',
      columns: ['You meet', 'If they are away'],
      rows: [
        {
          label: 'First call and visit',
          cells: ['The delivery lead', 'A second delivery lead'],
        },
        {
          label: 'During a project',
          cells: [
            'The delivery lead, who answers for cost and dates, then the analyst, the designer and the developers',
            'A colleague who has read the file',
          ],
        },
        {
          label: 'Before a release',
          cells: [
            'The tester, who decides whether it goes out',
            'A second tester, never its author',
          ],
        },
        {
          label: 'A fault in office hours',
          cells: ['The support desk, then a field engineer', 'The next at the desk'],
        },
        {
          label: 'A fault at night, with an agreement',
          cells: [`One of two engineers, ${commitments.criticalResponse.phrase}`, 'The other'],
        },
        {
          label: 'An invoice or a data request',
          cells: ['Administration', 'The delivery lead'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'At night, and when a repair takes too long',
      drawing: {
        caption: 'A fault at night, from the call to the repair',
        parts: [
          {
            type: 'phone',
            title: 'On call',
            blocks: [
              {
                type: 'messages',
                items: [
                  { from: 'them', by: 'Client, 02:10', text: 'The server is down.' },
                  { from: 'us', by: 'On call, 02:18', text: 'I am on it from here.' },
                  { from: 'us', by: 'On call, 03:10', text: 'One hour. The support lead knows.' },
                  { from: 'us', by: 'On call, 03:42', text: 'It runs again.' },
                ],
              },
            ],
          },
        ],
      },
      rows: [
        { term: 'On call', detail: commitments.onCall.promise },
        {
          term: 'Two faults at once',
          detail: `${commitments.nextFault.promise} We then [return part of your fees](/company/about-us/how-we-work#what-you-sign).`,
        },
        { term: 'Escalation', detail: commitments.escalation.promise },
      ],
    },
    {
      type: 'specification',
      heading: 'Good to know',
      rows: [
        {
          term: 'Our size',
          detail: `We are ${teamSize}. Your proposal has the names.`,
        },
        {
          term: 'When a colleague leaves',
          detail:
            'Another takes over until you accept a successor. We ask you before any other change.',
        },
        {
          term: 'Outside help',
          detail: `Licensed contractors do cabling and electrical work and invoice you. ${commitments.subcontractors.promise}`,
        },
        {
          term: 'Before access to your data',
          detail: commitments.vetting.promise,
        },
      ],
    },
  ],
  related: ['/company/about-us/how-we-work', '/careers', '/company/about-us'],
} satisfies Copy<'company'>;
