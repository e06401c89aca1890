import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

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

Invoices carry the wrong date, buyer PINs are missing, and credit notes do not refer to their invoices. At month end the books differ from the portal, and the cash from both.`,
  approach: [
    {
      title: 'Agree the tax questions',
      body: 'The tax adviser decides in writing which tax type an item carries, and what a driver hands over when there is no signal.',
    },
    {
      title: 'Apply to KRA',
      body: 'The application is sent in week one under the client’s PIN, because the day of approval is KRA’s decision.',
    },
    {
      title: 'Clean the item list',
      body: 'Storekeeper and accountant merge duplicates and give each item its classification, unit and tax type.',
    },
    {
      title: 'One order record, one set of numbers',
      body: 'Orders, van loads and counter sales move into [Bizgen](/products/bizgen), where each invoice gets its number with the sale. Bizgen hands it to [Finagen](/products/finagen), which sends it to KRA, stores the answer and keeps the ledger.',
    },
    {
      title: 'An app for the vans',
      body: 'Ordered goods are invoiced before loading. Extra sales are entered on a phone and printed with the QR code. Without signal, the phone prints what the tax adviser approved and sends the invoice later.',
    },
    {
      title: 'Two routes first',
      body: 'Two routes use the app for a full month, including returns. The other vans follow two by two, and the duplicate books are locked away.',
    },
  ],
  stack: [
    { term: 'Orders and stock', detail: 'Bizgen, with each van as a store' },
    { term: 'eTIMS', detail: 'Finagen, with KRA’s virtual sales control unit (VSCU) and a queue' },
    { term: 'Accounts', detail: 'Finagen, in place of the old package' },
    { term: 'Vans', detail: 'Rugged Android phones and Bluetooth printers' },
  ],
  result: `- Clerks correct refused invoices instead of typing all of them. The list gives the reason, such as a wrong PIN.
- Drivers raise credit notes at the shop, with the number of the original invoice.
- One page each evening compares sales, accepted invoices, goods and money for each van. If the figures of a van do not agree, its goods are counted the same night.`,
  lessons: `The accountant knows tax types, but the storekeeper knows cartons and should lead the cleaning of items.

Thermal paper fades in the sun, so every document also goes out as an SMS link. Drivers need large buttons, with the shops in the order of the route. The preparation is in our [eTIMS checklist](/blog/etims-integration-checklist).`,
  related: [
    '/blog/etims-integration-checklist',
    '/services/systems-integration/erp-integration',
    '/industries/retail-and-ecommerce',
  ],
  sources: [tax.electronicInvoices, tax.systemIntegration],
} satisfies Copy<'project'>;
