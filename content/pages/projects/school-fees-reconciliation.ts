import { feesAlone } from '@/content/pages/products/akademico';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';
import { billed, billedSetUp } from '@/content/values/price';

export default {
  heading: 'School fees reconciliation: paybill, bank and fee register',
  summary: 'A boarding school matches each M-Pesa and bank payment to a learner, daily.',
  description:
    'Illustrative example: a boarding school matches M-Pesa paybill and bank fee payments to learners, handles wrong admission numbers and prepares for opening day.',
  lead: 'A boarding school of 420 learners opens in five weeks. The timetable says who does what until each payment of opening day belongs to a learner.',
  updated: '2026-11-28',
  drawing: {
    caption: 'Last term’s statement next to this week',
    parts: [
      {
        type: 'paper',
        title: 'Bank statement',
        state: 'by hand',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '“Grade 8”', value: 'whose?', mark: 'late' },
              { text: 'Grandfather', value: 'whose?', mark: 'late' },
              { text: 'One sum, three children', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Fees of the week',
        state: 'Friday',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'M-Pesa and bank', value: 'posted', mark: 'done' },
              { text: 'Oldest unmatched', value: 'Friday', mark: 'open' },
              { text: 'Gate list', value: 'today', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/education',
  services: ['/products/akademico'],
  sections: [
    {
      type: 'comparison',
      heading: 'Five weeks until opening day',
      rowHeading: 'When',
      columns: ['The school', 'Our team'],
      rows: [
        {
          label: 'Week 1',
          cells: [
            'The bursar hands over the statements of two terms, and asks Safaricom for access to the paybill',
            'We list the mistakes: a name, a sibling’s number, a missing digit, a class',
          ],
        },
        {
          label: 'Week 2',
          cells: [
            'The school asks both banks how they send statements. The head writes down who may see a balance',
            'Each learner keeps the admission number. We check it against the class lists',
          ],
        },
        {
          label: 'Week 3',
          cells: [
            'The clerk tries the list of likely matches on last term',
            'Paybill and bank lines go into one table by their own reference',
          ],
        },
        {
          label: 'Week 4',
          cells: [
            'Parents get statements by SMS, and the bursar settles disputes',
            'We enter the agreed opening balances',
          ],
        },
        {
          label: 'Saturday of week 5',
          cells: [
            'Staff act as parents and pay small sums',
            'We unplug the fibre. The office goes on by mobile router',
          ],
        },
        {
          label: 'Opening day',
          cells: [
            'The gate list is printed that morning',
            'The day’s statement shows payments whose notice was lost',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Every Friday after that',
      rows: [
        {
          term: 'Bursar',
          detail: 'The bursar closes the week on one screen: received = posted + unmatched.',
        },
        {
          term: 'Deputy head',
          detail:
            'The deputy checks the oldest unmatched payment, such as one with a name in place of a number.',
        },
        {
          term: 'Auditor',
          detail: 'The auditor can follow a payment from the phone to the ledger and back.',
        },
      ],
    },
    {
      type: 'bill',
      heading: 'What it costs the school',
      intro:
        'The paybill stays the school’s own. Safaricom, the banks and the SMS provider charge the school directly.',
      lines: [
        billed('Akademico', 420, prices['/products/akademico']),
        billedSetUp('Set-up', 1, prices['/products/akademico']),
      ],
    },
    {
      type: 'statement',
      heading: 'What can delay it',
      body: `Without Safaricom’s approval there is no automatic notice. A bank that sends no statements automatically sends files, which somebody has to fetch. For [Akademico](/products/akademico) with fees alone, ${feesAlone.from} ${feesAlone.unit} are enough if both answer in time.

Our article explains [the method of matching](/blog/reconciling-mpesa-payments).`,
    },
  ],
  ask: { heading: 'Before the next term opens' },
  related: ['/industries/education'],
  sources: [mpesa.registerUrl],
} satisfies Copy<'project'>;
