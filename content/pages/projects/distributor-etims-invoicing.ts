import bizgen from '@/content/pages/products/bizgen';
import finagen from '@/content/pages/products/finagen';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { billed, billedSetUp } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'eTIMS invoicing for a distributor with delivery vans',
  summary: 'Depot, counter and delivery vans issue KRA tax invoices from one set of numbers.',
  description:
    'Illustrative example: a consumer goods distributor connects orders, counter and delivery vans to KRA eTIMS, with clean items, one numbering and a daily comparison.',
  lead: 'A distributor with eight vans replaces paper invoice books with eTIMS invoices, issued before the goods are handed over.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the invoice book before, and the invoice at the door after.',
    parts: [
      {
        type: 'receipt',
        title: 'Before',
        state: 'a book',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Soap', value: 'typed twice', mark: 'late' },
              { text: 'Buyer PIN', value: 'missing', mark: 'late' },
              { text: 'Date', value: 'wrong', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'After',
        state: 'van 3',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Invoice', value: 'at KRA', mark: 'done' },
              { text: 'Credit note', value: 'linked', mark: 'done' },
            ],
          },
          { type: 'buttons', items: ['Print'] },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: [
    '/services/systems-integration/erp-integration',
    '/products/bizgen',
    '/products/finagen',
    '/services/development-services/software-development/mobile-application',
  ],
  situation: `The firm sells soap, cooking fat and flour to dukas and supermarkets along the coast. Drivers write in duplicate books. In the evening two clerks type the slips into the accounts, and then type the tax invoices on the KRA portal.

Invoices carry the wrong date, buyer PINs are missing, and credit notes do not refer to their invoices.`,
  approach: {
    heading: 'From the tax adviser to the last van',
    steps: [
      {
        title: 'Agree the tax questions',
        body: 'The tax adviser decides in writing which tax type an item carries. The application goes to KRA in week one, because KRA decides the day.',
      },
      {
        title: 'Clean the item list',
        body: 'Duplicates are merged, and each item gets its classification, unit and tax type.',
      },
      {
        title: 'One order record, one set of numbers',
        body: 'Orders, van loads and counter sales move into [Bizgen](/products/bizgen), where each invoice gets its number with the sale. Bizgen hands it to [Finagen](/products/finagen), which sends it to KRA through a virtual control unit (VSCU), stores the answer and keeps the ledger.',
      },
      {
        title: 'An app for the vans',
        body: 'Ordered goods leave the depot with their invoice. Extra sales are entered on a phone and printed with the QR code. Without signal, they become orders for the next round.',
      },
      {
        title: 'Two routes first',
        body: 'Two routes use the app for a full month, including returns. The other vans follow two by two.',
      },
    ],
  },
  result: `- Clerks correct refused invoices instead of typing all of them.
- One page each evening compares sales, accepted invoices, goods and money for each van. If the figures of a van do not agree, its goods are counted the same night.`,
  sections: [
    {
      type: 'bill',
      heading: 'What eight vans cost',
      intro: `Eight drivers, three at the counter and two in the store use Bizgen. Two clerks use Finagen. Bizgen takes ${timeInWords({ ...bizgen.glance.time, note: undefined })}. Finagen takes ${timeInWords({ ...finagen.glance.time, note: undefined })}.`,
      lines: [
        billed('Bizgen', 13, prices['/products/bizgen']),
        billed('Finagen', 2, prices['/products/finagen']),
        billedSetUp('Bizgen, with each van as a store', 1, prices['/products/bizgen']),
        billedSetUp('Finagen, in place of the old package', 1, prices['/products/finagen']),
        billed(
          'App for the vans',
          1,
          prices['/services/development-services/software-development/mobile-application'],
        ),
      ],
    },
    {
      type: 'statement',
      heading: 'What the storekeeper knows',
      body: `The storekeeper knows cartons and should lead the cleaning of items. Thermal paper fades in the sun, so every document also goes out as an SMS link. The [eTIMS checklist](/blog/etims-integration-checklist) prepares the rest.`,
    },
  ],
  ask: { heading: 'The same bill for your vans' },
  related: [
    '/blog/etims-integration-checklist',
    '/services/systems-integration/erp-integration',
    '/industries/retail-and-ecommerce',
  ],
  sources: [tax.electronicInvoices, tax.systemIntegration],
} satisfies Copy<'project'>;
