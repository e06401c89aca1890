import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'eTIMS invoicing for a distributor with vans',
  summary: 'Depot, counter and delivery vans issue KRA tax invoices from one set of numbers.',
  description:
    'Sample case study: a consumer goods distributor connected orders, counter and delivery vans to KRA eTIMS, with clean items, one numbering and a daily comparison.',
  lead: 'A distributor of household goods with eight vans replaces paper books with eTIMS invoices that are issued before the crate is handed over.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: [
    '/services/systems-integration/erp-integration',
    '/products/bizgen',
    '/services/development-services/software-development/mobile-application',
  ],
  situation: `Soap, cooking fat, flour and batteries, bought from manufacturers and sold to dukas and small supermarkets along the coast. A trade counter in the yard, eight vans on fixed routes, an accounting package that the accountant likes and did not want to give up.

Drivers wrote in duplicate books. In the evening two clerks keyed the slips into the package, and then keyed the tax invoices a second time on the KRA portal. A supermarket’s buyer refused to pay a delivery because the tax invoice carried the next day’s date. Shop owners wanted their PIN on the document and the driver had written it in the margin, if at all.

Returns were worse. A broken carton came back on Thursday, and its credit note was raised on Monday without a link to its invoice. At month-end the books, the portal and the cash from the vans told three stories.`,
  approach: [
    {
      title: 'Settle the tax questions on paper',
      body: 'In one afternoon, with the client’s tax adviser: which items carry which tax type, who signs for changes, how returns and bonus cartons are documented, and what a driver hands over on a road without signal. We took the minutes and built nothing until they were signed.',
    },
    {
      title: 'Apply to KRA at once',
      body: 'The application for a connection between systems went in under the client’s PIN in week one, since the tests and the approval run at KRA’s pace. The contacts on iTax turned out to be those of a former bookkeeper and had to be corrected first.',
    },
    {
      title: 'Clean the item file',
      body: 'The same soap was in stock under three spellings. Storekeeper and accountant merged duplicates shelf by shelf and gave each item its classification, unit and tax type. Items named "sundry" were abolished. The rest of the project rested on this fortnight.',
    },
    {
      title: 'One order record, one counter of numbers',
      body: 'Orders, van loads and counter sales moved into [Bizgen](/products/bizgen). Each invoice takes its number in the same database transaction as the sale, so there are neither gaps nor twins. A queue passes it on, stores KRA’s answer whole, and then posts to the accounting package, which stayed.',
    },
    {
      title: 'An app for the vans',
      body: `Shops that order ahead are invoiced in the depot before loading, and the driver carries the finished document. Extra sales are entered on a phone and sent over mobile data, and a belt printer produces the invoice with its QR code.

Out of coverage, the phone keeps the sale in order of time and prints what the tax adviser had approved for that case. The invoice follows by SMS link when the signal is back, and the shop’s line in the app stays amber until then.`,
    },
    {
      title: 'Two routes first, then a full month-end',
      body: 'The north mainland routes ran for a complete month, returns and month-end included, while the others kept their books. The remaining vans changed over two by two. The duplicate books were collected and locked away on the same morning, so there was no going back to them.',
    },
  ],
  stack: [
    { term: 'Orders and stock', detail: 'Bizgen, with each van held as a store of its own' },
    {
      term: 'Tax connection',
      detail:
        'KRA’s virtual sales control unit (VSCU) on a watched server in the depot, with a queue in front',
    },
    {
      term: 'Accounts',
      detail: 'The existing package, fed by an hourly journal; nothing is keyed into it twice',
    },
    {
      term: 'Vans',
      detail: 'Rugged Android phones, an app with local storage, Bluetooth thermal printers',
    },
    {
      term: 'Payment',
      detail: 'M-Pesa till confirmations, set against the invoice by the cashier’s screen',
    },
  ],
  result: `The clerks stopped typing invoices. They now look after the refused ones: a list with the reason in words, usually a buyer’s PIN with a wrong letter, and the document cannot go out until it is corrected.

Credit notes are raised at the tail-lift. The driver picks the original invoice, counts the cartons, and the credit refers to it by number. The store sees the return before the van is home.

Each evening one page compares four totals for the depot and for every van: sales recorded, documents KRA accepted, goods gone from the load, money received. The owner signs it. That page is how the change is known. A van that does not agree is counted the same night, while the crew still remembers the day.`,
  lessons: `We had planned four weeks for drivers’ training and needed one. They know their shops better than any screen does; what they asked for was a bigger button and the shop list in the order of the road.

Printers caused more visits than software. Paper left on a dashboard in Malindi blackens before noon. Rolls now travel in the cool box with the lunch, and every document can be sent by SMS link.

If we did it again, we would let the storekeeper lead the cleaning of items from the first day. We began with the accountant, who knows the tax types but not that two brands share a carton. Before you start on something similar, go through our [eTIMS checklist](/blog/etims-integration-checklist), and compare the routes in [ERP integration](/services/systems-integration/erp-integration).`,
  related: [
    '/blog/etims-integration-checklist',
    '/products/bizgen',
    '/products/finagen',
    '/services/systems-integration/erp-integration',
    '/industries/retail-and-ecommerce',
  ],
  sources: [
    {
      fact: 'A person carrying on business issues electronic tax invoices through the system KRA provides, unless exempted.',
      reference:
        'Tax Procedures Act, section 23A, and Tax Procedures (Electronic Tax Invoice) Regulations, 2024 (Legal Notice 64 of 2024)',
      url: lawUrl('electronicTaxInvoice'),
      checked: 'not yet',
    },
    {
      fact: 'KRA offers a virtual sales control unit (VSCU) for system-to-system integration.',
      reference: 'Kenya Revenue Authority, eTIMS system-to-system integration',
      url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
