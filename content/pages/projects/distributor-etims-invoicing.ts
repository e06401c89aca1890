import { kraApplication, kraApprovalOf } from '@/content/company/facts';
import bizgen from '@/content/pages/products/bizgen';
import finagen from '@/content/pages/products/finagen';
import app from '@/content/pages/services/development-services/software-development/mobile-application';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { billed, billedSetUp } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'eTIMS invoicing for a distributor with delivery vans',
  summary: 'Depot, order desk and delivery vans issue KRA tax invoices from one set of numbers.',
  description:
    'Illustrative example: a consumer goods distributor connects orders, depot and delivery vans to KRA eTIMS, with clean items, one numbering and a daily comparison.',
  lead: 'A distributor of soap and flour replaces the invoice books of eight vans with eTIMS invoices. Here is the bill, with what each line changes in a day.',
  updated: '2026-11-28',
  drawing: {
    caption: 'From the invoice book to van 3',
    parts: [
      {
        type: 'receipt',
        title: 'Invoice book',
        state: 'van 3',
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
        title: 'Delivery',
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
    '/products/bizgen',
    '/products/finagen',
    '/services/development-services/software-development/mobile-application',
  ],
  sections: [
    {
      type: 'bill',
      heading: 'What fifteen users and eight vans cost',
      intro: `Eight drivers, three people at the order desk and two in the store use Bizgen, and two clerks use Finagen. Bizgen takes ${timeInWords({ ...bizgen.glance.time, note: undefined })}. Finagen takes ${timeInWords({ ...finagen.glance.time, note: undefined })}, plus KRA’s approval. The app comes last and takes ${timeInWords({ ...app.glance.time, note: undefined })}.`,
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
      type: 'specification',
      heading: 'What each line changes',
      rows: [
        {
          term: 'Bizgen, users',
          detail:
            'Orders, van loads and goods fetched at the depot are in one place. Each sale has a number, which Finagen puts on the invoice. Until now, two clerks type the slips of the day every evening, and then the invoices on the KRA portal.',
        },
        {
          term: 'Bizgen, set-up',
          detail:
            'The storekeeper merges duplicates in the item list. Each item gets its classification, its unit, and the tax type that the tax adviser has decided in writing.',
        },
        {
          term: 'Finagen',
          detail: `Finagen is built to send each invoice to KRA and to store the answer, and it keeps the ledger. Clerks correct what KRA refuses. ${kraApplication.product}`,
        },
        {
          term: 'App for the vans',
          detail:
            'The app is connected to Bizgen alone, which gives it Finagen’s invoices. Ordered goods leave the depot with theirs. An extra sale is entered on a phone and printed with the QR code. Without signal it becomes an order for the next round. Thermal paper fades: the customer gets a link by SMS too.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Van 3, on one evening',
      intro:
        'Sales, invoices that KRA accepted, goods and money must agree for each van. Here the goods do not, and are counted the same night. Two vans start, and the others follow after a full month.',
      rowHeading: 'Item',
      columns: ['Should be', 'Is'],
      rows: [
        { label: 'Invoices', cells: ['41 issued', '41 accepted'] },
        { label: 'Money, cash and M-Pesa', cells: ['KSh 86,400', 'KSh 86,400'] },
        { label: 'Cartons of soap left', cells: ['12', '11'] },
        { label: 'Returns', cells: ['1 credit note', 'Linked to its invoice'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Not in the bill',
      body: `You also pay for phones and printers for the vans, for each SMS, and the tax adviser. ${kraApprovalOf('Finagen')} Prepare the item list with our [eTIMS checklist](/blog/etims-integration-checklist).`,
    },
  ],
  ask: { heading: 'Ask for this bill with your own vans' },
  related: ['/services/systems-integration/erp-integration', '/industries/retail-and-ecommerce'],
  sources: [tax.electronicInvoices, tax.systemIntegration],
} satisfies Copy<'project'>;
