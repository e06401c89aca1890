import { feesAlone } from '@/content/pages/products/akademico';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';
import { billed, billedSetUp } from '@/content/values/price';

export default {
  heading: 'School fees reconciliation: M-Pesa paybill, bank and fee register',
  summary: 'A boarding school matches each M-Pesa and bank payment to a learner, daily.',
  description:
    'Illustrative example: a boarding school matches M-Pesa paybill and bank fee payments to learners, handles wrong admission numbers and prepares for opening day.',
  lead: 'A boarding school matches every M-Pesa and bank payment to a learner each day, so that the fee register and the money agree.',
  updated: '2026-11-27',
  drawing: {
    caption: 'a page of the statement before, and the week after.',
    parts: [
      {
        type: 'paper',
        title: 'Before',
        state: 'by hand',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '“Grade 8 girl”', value: 'whose?', mark: 'late' },
              { text: 'Grandfather', value: 'whose?', mark: 'late' },
              { text: 'One sum, three children', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'After',
        state: 'every day',
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
  services: [
    '/products/akademico',
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/managed-services',
  ],
  situation: `Parents, grandparents, employers and bursary funds pay by paybill or at two banks, sometimes one sum for three children. Some type a name or a class instead of the admission number. A clerk ticks the statement by hand, and the list of payments that he cannot match grows all term.

The board wants no learner sent home because of a wrong balance, and an auditor who can follow each payment from phone to ledger.`,
  approach: {
    heading: 'From old statements to opening day',
    steps: [
      {
        title: 'Study two terms of statements',
        body: 'The mistakes become a list: a name, a sibling’s number, a missing digit, the class. The matching rules come from it.',
      },
      {
        title: 'Give each learner a short number',
        body: 'Digits only, with a check digit. Parents get it by SMS and on the fee statement. The old number still works.',
      },
      {
        title: 'Put all payments in one table',
        body: 'Paybill notices and bank lines use the provider’s reference, so nothing is stored twice. Exact matches are posted to the learner in [Akademico](/products/akademico). A person confirms likely ones. Our article shows [the method](/blog/reconciling-mpesa-payments).',
      },
      {
        title: 'Agree opening balances',
        body: `Parents get statements in the holidays, and the bursar settles disputes before the first day. From the first list to the first payment by M-Pesa it takes ${feesAlone.from} ${feesAlone.unit}.`,
      },
      {
        title: 'Rehearse opening day',
        body: 'Staff act as parents on a Saturday while the fibre is unplugged. The office uses a mobile router, and the day’s statement shows payments whose notices were lost.',
      },
    ],
  },
  result: `- The bursar closes the week on one screen: received, posted and unmatched must add up.
- Unmatched payments are in a list by age. The deputy head checks the oldest each Friday.
- The gate list is printed on the morning it is used.
- The auditor can follow a payment in both directions.
- Some parents still type a name, and the clerk still has to decide.`,
  sections: [
    {
      type: 'bill',
      heading: 'A school of 420 learners',
      intro: 'The paybill stays the school’s own, and Safaricom and the banks charge it directly.',
      lines: [
        billed('Akademico', 420, prices['/products/akademico']),
        billedSetUp('Set-up', 1, prices['/products/akademico']),
      ],
    },
    {
      type: 'statement',
      heading: 'Two things to decide early',
      body: `A fee balance is private family information. The head decides who sees it, in writing, before the first account is created.

Banks that cannot send statements automatically send files, and somebody has to fetch them. Ask both banks in the first week.`,
    },
  ],
  ask: { heading: 'Before your next opening day' },
  related: ['/products/akademico', '/blog/reconciling-mpesa-payments', '/industries/education'],
  sources: [mpesa.registerUrl],
} satisfies Copy<'project'>;
