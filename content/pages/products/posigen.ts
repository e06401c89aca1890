import { percentage, wholeAmount, withCurrency } from '@/content/money';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';
import { vatRate } from '@/content/vat';

/** What the guests of the drawn table pay, tax included. */
const toPay = 1_460;

export default {
  heading: 'Posigen: POS system for shops, restaurants and hotels in Kenya',
  summary: 'Tills for shops, restaurants and hotels that keep selling when the internet stops.',
  description:
    'Point of sale (POS) system for Kenyan shops, restaurants and hotels: works offline, with M-Pesa till payments, eTIMS receipts, kitchen orders and stock.',
  lead: 'A point of sale for shops, restaurants and hotels that keeps selling when the internet is down. It reports to head office and to eTIMS when the connection returns.',
  updated: '2026-11-24',
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
            { cells: ['1 × Kachumbari', '80', '80'] },
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
      note: 'for one outlet (3 to 5 days for each further outlet)',
    },
    price: prices['/products/posigen'],
    start: 'Your menu or item list, cleaned and given tax types',
    needs:
      'One person for prices, a stock take the evening before opening, your M-Pesa administrator',
  },
  modules: [
    {
      title: 'The till',
      body: 'Scan, search or touch. Held sales, weighed goods, discounts by permission, returns against the receipt.',
    },
    {
      title: 'Tables and kitchen',
      body: 'Waiters order from a phone. Orders print in the kitchen or bar. Split, merge or move bills.',
    },
    {
      title: 'Rooms',
      body: 'Charge meals to a room, with a signature.',
    },
    {
      title: 'Payments',
      body: 'Cash, M-Pesa till, card, voucher and account.',
    },
    {
      title: 'Stock and recipes',
      body: 'Selling a plate of pilau reduces the stock of rice, meat and spice. A crate counts as 25 bottles.',
    },
    {
      title: 'Shifts',
      body: 'The cashier counts without seeing the expected amount. The manager sees the difference.',
    },
    {
      title: 'Branches',
      body: 'Set prices and items once for all branches.',
    },
  ],
  suits: {
    good: [
      'Counters that lose customers within minutes when a till stops',
      'Restaurants and bars where kitchen orders and cash do not agree',
    ],
    other: [
      'Large hotels with group bookings need a full hotel system. Posigen can serve the outlets and send it sales',
    ],
  },
  process: {
    heading: 'Plan your opening day',
    intro: 'Avoid Fridays and the last week of December.',
    steps: [
      {
        title: 'Item list',
        body: 'We load names, units and tax types, and recipes for your 30 best sellers.',
        time: { from: 4, to: 8, unit: 'days' },
      },
      {
        title: 'Test hardware',
        body: 'We try your printers and cash drawers first. Each till gets a battery.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Train cashiers',
        body: 'Two sessions of two hours with your own items: a sale, a void, a split bill, a power cut.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Open',
        body: 'We are behind the counter for the first two trading days and the first month-end.',
        time: { from: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'Tills, kitchen printers and waiter phones, set up and labelled',
      'Items, recipes, prices and permissions loaded',
      'Daily reports on sales, variances and voids by e-mail or phone',
    ],
    needed: [
      'A current price list, and one person who may change it',
      'Your till number and its M-Pesa administrator',
    ],
    excluded: [
      'Tills, printers, scanners and tablets, which you buy or own',
      'eTIMS registration under your PIN. You sign what we prepare',
    ],
  },
  delivery: {
    hosting:
      'Each sale is stored on the till, copied to a second device in the shop and sent to head office.',
    dataIn: 'Items and prices from a spreadsheet, your present system or supplier files.',
    dataOut:
      'Sales by line, shift and payment, as Excel or by API. Your accounts get one daily journal for each branch.',
    integrations: [
      'M-Pesa till number through Daraja, and your bank’s card terminals',
      'eTIMS for tax receipts',
      'Bizgen for purchasing and stock, Finagen for accounts',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What still works when something fails',
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
    {
      type: 'example',
      heading: 'Cashing up one shift',
      body: 'See whether a small shortage repeats.',
      figures: [
        { label: 'Opening float', value: 'KSh 5,000' },
        { label: 'Cash sales', value: 'KSh 46,300' },
        { label: 'Paid out, with slips', value: 'KSh 1,800' },
        { label: 'Expected in drawer', value: 'KSh 49,500' },
        { label: 'Counted', value: 'KSh 49,350' },
        { label: 'Difference', value: 'KSh 150 short' },
      ],
    },
  ],
  questions: [
    {
      question: 'How long can a till stay offline?',
      answer:
        'You can keep selling, but tax receipts must not wait longer than KRA allows. The till warns you after a few hours.',
    },
    {
      question: 'How does it catch fake M-Pesa messages?',
      answer:
        'Online, the till waits for the real confirmation. Offline, the cashier types the code, which is checked later.',
    },
    {
      question: 'Will it run on the computer we have?',
      answer:
        'Usually, if it is a Windows or Android device from the past eight years. We test yours first.',
    },
  ],
  related: [
    '/industries/retail-and-ecommerce',
    '/products/bizgen',
    '/services/web-development/ecommerce',
  ],
  sources: [tax.electronicInvoices],
} satisfies Copy<'product'>;
