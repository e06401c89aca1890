import { commitments, dayAndNightLevel } from '@/content/company/commitments';
import { kraApprovalOf, untilTillApproved } from '@/content/company/facts';
import { sameForAll } from '@/content/company/product-terms';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { tax } from '@/content/sources/tax';
import { percentage, wholeAmount, withCurrency } from '@/content/values/money';
import { billed, billedSetUp } from '@/content/values/price';

const vatRate = site.salesTax.rate;
/** What the guests of the drawn table pay, tax included. */
const toPay = 1_380;

export default {
  heading: 'Posigen: POS system for shops, restaurants and hotels',
  summary: 'Tills that sell without the internet.',
  description:
    'Point of sale (POS) system for Kenyan shops, restaurants and hotels: works offline, with M-Pesa till payments, kitchen orders and stock, and is built for eTIMS.',
  lead: `The till sells and prints when the line is down, and sends its receipts when it returns. ${kraApprovalOf('Posigen')}`,
  updated: '2026-11-28',
  screensHeading: 'The shift ends with a counted drawer',
  screens: [
    {
      title: 'Till 2, table 6',
      state: 'Line down · 3 sales wait',
      blocks: [
        {
          type: 'table',
          columns: ['Item', 'Each', 'KSh'],
          rows: [
            { cells: ['2 × Pilau, beef', '450', '900'] },
            { cells: ['6 × Chapati', '30', '180'] },
            { cells: ['2 × Passion juice', '150', '300'] },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'To pay', value: withCurrency(toPay) },
            {
              label: `of which VAT ${percentage(vatRate)}`,
              value: wholeAmount(toPay - toPay / (1 + vatRate)),
            },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Receipt printed', value: '19:42', mark: 'done' },
            { text: 'To eTIMS when the line is back', mark: 'open' },
          ],
        },
        { type: 'buttons', items: ['Cash', 'M-Pesa', 'Card'] },
      ],
    },
    {
      title: 'Till 2, Saturday',
      state: 'Line down',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Sales today', value: '214' },
            { label: 'Waiting to be sent', value: '3' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Printer', value: 'ready', mark: 'done' },
            { text: 'Drawer', value: 'closed', mark: 'done' },
            { text: 'Offline', value: 'since 19:31', mark: 'late' },
          ],
        },
        { type: 'buttons', items: ['New sale', 'Held sales'] },
      ],
    },
    {
      title: 'Shift report',
      state: 'difference −150',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'Cash', value: 46300, text: '46,300' },
            { label: 'M-Pesa', value: 61840, text: '61,840' },
            { label: 'Card', value: 12700, text: '12,700' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Expected in drawer', value: '49,500' },
            { text: 'Counted', value: '49,350' },
            { text: 'Short', value: '150', mark: 'late' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Shops, chemists, bars, restaurants and hotels with 1 to 60 tills',
    time: {
      from: 2,
      to: 4,
      unit: 'weeks',
      note: 'for one outlet. Safaricom and KRA may take longer',
    },
    price: prices['/products/posigen'],
    start: 'Your menu or item list, cleaned and given tax types',
    needs: 'One person who sets prices, and a stock take on the evening before opening',
  },
  situation: {
    heading: 'When the line drops',
    body: `1. The sale is stored on the till’s own disk and copied to a second device in the shop. The receipt prints.
2. The receipt joins the queue for eTIMS. The screen shows how many wait.
3. When the line returns, the till sends them in order, and none counts twice.
4. A virtual control unit (VSCU) signs the receipt in the shop. With an online one (OSCU), the slip is no tax receipt until eTIMS has signed it.

${untilTillApproved && 'Until KRA approves it, your cashier enters each sale in both. If your line drops often, do not buy it before KRA has approved signing in the shop. '}We found no KRA limit on how long receipts may wait: [plan for less than a day](/blog/etims-integration-checklist#how-long-may-documents-wait).`,
  },
  bill: {
    heading: 'Price of three tills in a restaurant',
    lines: [
      billed('Posigen', 3, prices['/products/posigen']),
      billed('One of them covered at night', 1, furtherPrices.serverDayAndNight),
      billedSetUp('Set-up with recipes and tax types', 1, prices['/products/posigen']),
    ],
  },
  modulesHeading: 'From the counter to the kitchen',
  modules: [
    {
      title: 'Counter',
      body: 'Scan, search, touch or weigh an item.',
    },
    {
      title: 'Tables, kitchen and rooms',
      body: 'Waiters order from a phone, and the kitchen prints it. Bills can be split, merged, moved or charged to a room.',
    },
    {
      title: 'M-Pesa and cards',
      body: 'The till waits for the confirmation of M-Pesa itself. Cards go through your bank’s terminal.',
    },
    {
      title: 'Stock and recipes',
      body: 'A plate of pilau takes rice, meat and spice from the stock of its branch.',
    },
    {
      title: 'Shifts',
      body: 'The cashier counts cash without seeing the expected sum.',
    },
  ],
  process: {
    heading: 'We stand behind your counter for two days',
    body: 'The item list comes first: eTIMS needs a unit and a tax type for each item. Your own printers are tried, and each till gets a battery. Cashiers practise twice. Each further outlet takes 3 to 5 days. You may open with cash and cards while Safaricom and KRA decide.',
  },
  facts: {
    heading: 'For the counter, not for group bookings',
    rows: [
      {
        term: 'Not for',
        detail:
          'Group bookings: they need a hotel system. Several stores in one order, or the cost of a job: add [Bizgen](/products/bizgen).',
      },
      {
        term: 'Works with',
        detail:
          'Bizgen adds purchasing and job costs, Finagen the accounts. You apply to [Safaricom](/resources/faqs#what-do-we-need-before-m-pesa-can-be-connected-to-our-system) in the first week, and register for [eTIMS](/resources/faqs#which-of-your-products-report-to-etims), both with our help.',
      },
      {
        term: 'Your old data',
        detail: 'Items and prices come in from a spreadsheet.',
      },
      {
        term: 'If it stops',
        detail: `The level “${dayAndNightLevel}” covers one till, a [support agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one) all of them. If you pay for one of them, work starts ${commitments.criticalResponse.phrase}. If not, ${commitments.highResponse.phrase}.`,
      },
      sameForAll('Sales also go out as Excel or by API.'),
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Without line, power or a till',
      rowHeading: 'At the till',
      columns: ['No internet', 'No mains power', 'Till breaks'],
      rows: [
        {
          label: 'Sell and print',
          cells: ['Yes', 'Until the battery is empty', 'Use the next till'],
        },
        {
          label: 'M-Pesa',
          cells: ['Type the code, checked later', 'Yes, with a battery on the router', 'Yes'],
        },
        {
          label: 'Card',
          cells: ['On a terminal with its own SIM', 'While the terminal is charged', 'Yes'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How does it catch fake M-Pesa messages?',
      answer:
        'Online, the till waits for M-Pesa. Offline, the cashier types the code, up to your limit, checked when the line is back.',
    },
  ],
  related: ['/blog/offline-first-point-of-sale'],
  ask: {
    heading: 'Try Posigen with the network cable unplugged',
    body: 'Bring a printer and twenty items.',
  },
  sources: [tax.electronicInvoices, tax.systemIntegration],
} satisfies Copy<'product'>;
