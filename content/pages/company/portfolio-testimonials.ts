import { commitments } from '@/content/company/commitments';
import { notShownYet } from '@/content/company/facts';
import { repairPrice } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'References: four ways to test us',
  summary: 'How can you check our work before you sign?',
  description:
    'References for an IT and software company in Mombasa: four checks that need no client, what each costs, and when we answer a request for a reference call.',
  lead: 'Test us before you sign. Two of four checks are free everywhere.',
  updated: '2026-11-28',
  emblem: 'telephone',
  drawing: {
    caption: 'What a buyer’s notes could look like',
    parts: [
      {
        type: 'paper',
        title: 'My checks',
        state: 'before we sign',
        blocks: [
          {
            type: 'table',
            columns: ['Check', 'Took', 'Result'],
            rows: [
              { cells: ['Our fifty rows', '1 hour', '3 faults'], mark: 'open' },
              { cells: ['Four M-Pesa tests', '1 hour', 'all visible'], mark: 'done' },
              { cells: ['Visit', '2 hours', 'findings came'], mark: 'done' },
              { cells: ['First stage', '5 days', 'we go on'], mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  testimonials: [],
  noTestimonials: {
    heading: 'A reference by phone',
    body: `${commitments.references.promise} The fact sheet lists ${notShownYet}.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four checks',
      rowHeading: 'Check',
      columns: ['What it tells you', 'What it costs'],
      rows: [
        {
          label: 'Fifty of your records, names altered, in a product',
          cells: ['Whether your staff can do one real task', 'Free'],
        },
        {
          label: 'A visit',
          cells: [
            'How we look for a fault',
            `It is ${commitments.firstVisit.phrase}. Outside Mombasa, Kilifi and Kwale you pay for our travel`,
          ],
        },
        {
          label: 'For payments: four M-Pesa tests on Finagen, in a sandbox',
          cells: ['Whether a notice counts twice, or a payment is lost', 'Free'],
        },
        {
          label: 'One repair, or a first stage',
          cells: [
            'How we work. You may stop, and keep the result',
            `${repairPrice}, or the price of the stage`,
          ],
        },
      ],
    },
    {
      type: 'documents',
      heading: 'Three samples to open',
      papers: [
        {
          title: 'Service agreement',
          state: 'clause 2',
          blocks: [
            {
              type: 'rows',
              items: [
                {
                  text: 'Minimum term',
                  value: commitments.minimumTerm.phrase,
                  mark: 'done',
                },
                { text: 'Your notice', value: commitments.noticePeriod.phrase, mark: 'done' },
                { text: 'Our notice', value: commitments.ownNotice.phrase, mark: 'done' },
                {
                  text: 'Breach not mended',
                  value: commitments.seriousBreach.phrase,
                  mark: 'done',
                },
              ],
            },
          ],
        },
        {
          title: 'Repair order',
          state: 'one visit',
          blocks: [
            {
              type: 'fields',
              items: [
                { label: 'Where', value: 'Shop in Likoni' },
                { label: 'Fault', value: 'Till prints no receipt' },
              ],
            },
            {
              type: 'rows',
              items: [
                { text: 'Cable replaced', mark: 'done' },
                { text: 'Visit', value: '2 hours' },
              ],
            },
          ],
        },
        {
          title: 'Fault report',
          state: 'switch, Tuesday',
          blocks: [
            {
              type: 'table',
              columns: ['What', 'When'],
              rows: [
                { cells: ['Switch stopped', '12:04'], mark: 'late' },
                { cells: ['You were told', '12:11'], mark: 'done' },
                { cells: ['Update undone', '12:26'], mark: 'done' },
              ],
            },
            { type: 'fields', items: [{ label: 'Our mistake', value: 'An update at noon' }] },
          ],
        },
      ],
    },
  ],
  related: ['/portfolio', '/blog/reconciling-mpesa-payments'],
} satisfies Copy<'testimonials'>;
