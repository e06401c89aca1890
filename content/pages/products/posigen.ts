import { lawUrl } from '@/content/laws';
import { percentage } from '@/content/money';
import type { Copy } from '@/content/schema';
import { vatRate } from '@/content/vat';

export default {
  heading: 'Posigen: point of sale that works offline',
  summary: 'Tills for shops, restaurants and hotels that keep selling when the internet stops.',
  description:
    'Posigen is point of sale software for Kenyan shops, restaurants and hotels: works offline, M-Pesa till payments, kitchen orders, stock, shifts and room bills.',
  lead: 'A point of sale for shops, restaurants and hotels that keeps selling when the internet stops. Each of your tills works by itself, and reports to head office and to eTIMS when the line is back.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'receipt',
    alternative: 'A till receipt from Posigen, printed while the internet line is down.',
    title: 'Till 2',
    warning: 'Line down',
    state: '3 sales wait to be sent',
    seller: 'SAMPLE CAFÉ, MOMBASA',
    occasion: 'Table 6 · 2 covers · 19:42',
    lines: [
      { item: 'Pilau, beef', count: 2, price: 450 },
      { item: 'Chapati', count: 6, price: 30 },
      { item: 'Passion juice', count: 2, price: 150 },
      { item: 'Kachumbari', count: 1, price: 80 },
    ],
    tax: { label: `of which VAT ${percentage(vatRate)}`, share: vatRate },
    handed: 1500,
  },
  glance: {
    audience: 'Shops, chemists, bars, restaurants and hotels with one to sixty tills',
    time: 'Two to four weeks for one outlet, three to five days for each more',
    price: {
      measure: 'per till',
      note: 'You buy the hardware; setting up each outlet is a fixed price',
      from: 'not yet',
    },
    start: 'Your menu or item list, cleaned and given tax types',
    needs: 'One person for prices, a stock take the evening before, your M-Pesa administrator',
  },
  situation: {
    heading: 'Saturday, 19:40, and the router is blinking red',
    body: `Twenty-two tables are seated. The online till shows a white page. Waiters go back to paper, the kitchen guesses the order, and on Sunday a clerk types eighty slips and misses eleven. The supermarket version of the same evening is shorter: people put their baskets down and leave.

With Posigen the same evening goes on as usual, because the till and the kitchen printer need only the network in the building.

It also closes the quieter losses of ordinary days. A payment message is shown on a customer’s phone and accepted, though the money never came. A void is rung after the guest has paid. Beer leaves the store in crates and is sold in bottles, and the two counts never meet.

Posigen suits mini-marts, chemists, hardware counters, bars, cafés, restaurants, lodges and hotels. Receipts go to eTIMS from the till; since 1 January 2026 KRA compares tax returns with those records. If most orders arrive through a website, read about [running a web shop](/services/web-development/ecommerce) first.`,
  },
  modules: [
    {
      title: 'The till',
      body: 'Scan, search or touch. Held sales, weighed goods, discounts by permission, returns against the original receipt, by keyboard or on the screen.',
    },
    {
      title: 'Tables and kitchen',
      body: 'Waiters order from a phone at the table. Hot, cold and bar tickets print where they are cooked, and bills can be split by seat, merged or moved to another table.',
    },
    {
      title: 'Rooms and events',
      body: 'A meal is charged to a room with a signature and appears on the folio. Conference packages are counted by cover and day.',
    },
    {
      title: 'Payments',
      body: 'Cash, M-Pesa till number, card terminal, voucher, account. A phone payment is only marked paid when the confirmation has reached your till number.',
    },
    {
      title: 'Stock and recipes',
      body: 'A plate of pilau draws rice, meat and spice; a crate becomes twenty-five bottles. Wastage and staff meals are booked, so the variance means something.',
    },
    {
      title: 'Shifts',
      body: 'Float in, blind count out, and the difference shown to the manager alone. One printed page per shift is signed.',
    },
    {
      title: 'Several branches',
      body: 'Prices and items are set once and sent down. Sales flow up. Buying for all of them is better done in [Bizgen](/products/bizgen). A manager in Nairobi sees the Watamu till minutes later, or hours later if the mast is out.',
    },
  ],
  suits: {
    good: [
      'Counters where a stopped till means lost customers within minutes',
      'Restaurants and bars that suspect a gap between kitchen and cash',
      'Small chains which change prices often and centrally',
    ],
    other: [
      'Large hotels with group bookings and channel managers need a full property system; Posigen can serve the outlets and post to it',
      'A shop that sells mainly online should start from the web shop',
    ],
  },
  process: {
    heading: 'Opening day, planned backwards',
    intro: 'The date is set by you. We advise against Fridays and the last week of December.',
    steps: [
      {
        title: 'Menu or item list',
        body: 'Names as customers say them, units, recipes for the thirty dishes that sell, tax type per item.',
        duration: '4–8 days',
      },
      {
        title: 'Choose and test hardware',
        body: 'Your existing printers and drawers are tried first. Each till gets a battery that lasts through the generator start.',
        duration: '3 days',
      },
      {
        title: 'Train behind the counter',
        body: 'Cashiers practise on a training mode with their own items: a sale, a void, a split bill, a power cut. Each has two sessions of two hours.',
        duration: '2–3 days',
      },
      {
        title: 'Open',
        body: 'One of us stands behind the counter for the first two full trading days and the first end of month.',
        duration: '2 days',
      },
    ],
    busy: ['both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'Tills, kitchen screens or printers and waiter phones, set up and labelled',
      'Items, recipes, prices and permissions loaded',
      'A laminated card per till: what to do when line, power or printer fails',
      'Daily sales, variance and void reports by mail or phone',
    ],
    needed: [
      'A current price list with one person who may change it',
      'A stock take the evening before opening',
      'Your till number and its M-Pesa organisation administrator',
    ],
    excluded: [
      'Tills, printers, scanners and tablets, which you buy or already own',
      'The card terminal contract between you and your bank',
      'Fiscal registration under your PIN; we prepare, you sign',
    ],
  },
  duration:
    'Two to four weeks for a single outlet, mostly spent on the item list. Each further branch takes three to five days.',
  delivery: {
    hosting:
      'The sale is stored on the till, copied at once to a second device in the shop, and sent to the hosted head office. If a till is stolen, the day’s sales are on the second device.',
    dataIn:
      'Items and prices from a spreadsheet, from your present system or from supplier price files, with photographs if you want them.',
    dataOut:
      'Sales by line, shift and payment as Excel or by API each night. The accounts get one journal a day per branch.',
    integrations: [
      'M-Pesa till number through Daraja, card terminals of your bank',
      'eTIMS, so that receipts are reported as KRA requires',
      'Bizgen for purchasing and warehouse stock',
      'Weighing scales, kitchen printers, price label printers',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'A sale while the line is down',
      intro: 'The customer leaves with a receipt either way; only the report to KRA waits.',
      actors: ['Till', 'Queue', 'KRA', 'Ledger'],
      messages: [
        { from: 'Till', to: 'Till', text: 'Sale stored on its own disk, receipt printed' },
        { from: 'Till', to: 'Queue', text: 'Signed tax record, in order', state: 'waits' },
        { from: 'Queue', to: 'KRA', text: 'Line is down: nothing goes out', state: 'fails' },
        { from: 'Queue', to: 'KRA', text: 'Line is back: records are sent in order' },
        { from: 'KRA', to: 'Queue', text: 'Accepted, with a code for each' },
        { from: 'Queue', to: 'Ledger', text: 'One journal for the day, each branch' },
      ],
    },
    {
      type: 'screens',
      heading: 'Three screens of Posigen',
      start: {
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
              { text: 'Internet', value: 'since 19:31', mark: 'late' },
            ],
          },
          { type: 'buttons', items: ['New sale', 'Held sales'] },
        ],
      },
      task: {
        title: 'Table 6',
        state: '2 covers',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '2 × Pilau, beef', value: '900' },
              { text: '6 × Chapati', value: '180' },
              { text: '2 × Passion juice', value: '300' },
              { text: '1 × Kachumbari', value: '80' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'To pay', value: 'KSh 1,460' },
              { label: 'of which VAT', value: '201' },
            ],
          },
          { type: 'buttons', items: ['Cash', 'M-Pesa', 'Card'] },
        ],
      },
      report: {
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
    },
    {
      type: 'comparison',
      heading: 'What still works when something fails',
      rowHeading: 'Action at the till',
      columns: ['No internet', 'No mains power', 'Till breaks'],
      rows: [
        {
          label: 'Ring up and print',
          cells: ['Yes', 'Yes, for as long as the battery lasts', 'Use the next till'],
        },
        { label: 'Cash', cells: ['Yes', 'Yes', 'Yes, drawer has a key'] },
        {
          label: 'M-Pesa',
          cells: [
            'Cashier checks the message on the shop phone and types the code; it is verified later',
            'Yes, if the router has a battery',
            'Yes',
          ],
        },
        {
          label: 'Card',
          cells: ['Only on a terminal with its own SIM', 'While the terminal is charged', 'Yes'],
        },
        {
          label: 'Kitchen tickets',
          cells: ['Yes, over the local network', 'If the switch has a battery', 'Yes'],
        },
        {
          label: 'Tax report',
          cells: ['Queued in order', 'Queued in order', 'Sent from the copy'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Cashing up one shift',
      body: 'The cashier counts without seeing what the till expects. The manager sees both. A small shortage is normal; the same cashier short by round sums every Friday is not, and the report by person shows it.',
      figures: [
        { label: 'Opening float', value: 'KSh 5,000' },
        { label: 'Cash sales', value: 'KSh 46,300' },
        { label: 'Paid out, with slips', value: 'KSh 1,800' },
        { label: 'Expected in drawer', value: 'KSh 49,500' },
        { label: 'Counted', value: 'KSh 49,350' },
        { label: 'Difference', value: 'KSh 150 short' },
      ],
    },
    {
      type: 'chart',
      heading: 'The same shift, added up',
      intro: 'The drawer held KSh 49,350, which is KSh 150 less.',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Opening float', amount: 5000 },
          { type: 'change', label: 'Cash sales', amount: 46300 },
          { type: 'change', label: 'Paid out, with slips', amount: -1800 },
          { type: 'sum', label: 'Expected in the drawer' },
        ],
      },
    },
    {
      type: 'systems',
      heading: 'What Posigen talks to',
      main: 'Posigen',
      systems: ['M-Pesa', 'Card terminal', 'Posigen', 'eTIMS', 'Bizgen', 'Finagen'],
      links: [
        { from: 'M-Pesa', to: 'Posigen', carries: 'The confirmation of each till payment' },
        { from: 'Card terminal', to: 'Posigen', carries: 'Approved or declined' },
        { from: 'Posigen', to: 'eTIMS', carries: 'Every receipt, as KRA requires' },
        { from: 'Posigen', to: 'Bizgen', carries: 'Goods sold and stock left', both: true },
        { from: 'Posigen', to: 'Finagen', carries: 'One journal a day for each branch' },
      ],
    },
  ],
  questions: [
    {
      question: 'For how long can a till stay offline?',
      answer:
        'Selling can go on until the disk is full. Reporting has a limit: tax receipts should not wait longer than KRA allows, and prices grow stale. The till warns after a few hours and the owner gets an SMS.',
    },
    {
      question: 'How do fake payment messages get caught?',
      answer:
        'With a connection, the till listens for the real confirmation and ignores what the customer shows. Offline, the typed code is checked once the line returns and a false one is listed with time, amount and cashier.',
    },
    {
      question: 'Will it run on the computer we have?',
      answer:
        'Usually, if it is a Windows or Android device of the last six or seven years. We test yours before you order anything.',
    },
    {
      question: 'Does salt air kill the equipment?',
      answer:
        'It shortens its life near the beach. Sealed tablets and thermal printers with few openings last better than desktop machines, and a spare printer on the shelf costs less than one closed evening.',
    },
  ],
  related: [
    '/industries/retail-and-ecommerce',
    '/products/bizgen',
    '/services/web-development/ecommerce',
    '/projects/hotel-group-network-refresh',
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 income and expenses declared in income tax returns are validated against TIMS/eTIMS invoices, withholding income tax gross amounts and customs import records.',
      reference:
        'Kenya Revenue Authority, public notice of 7 November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'Each sale is to be recorded in the electronic tax invoicing system, and invoice details transmitted to the Commissioner.',
      reference: 'Tax Procedures (Electronic Tax Invoice) Regulations, 2024, regulation 4',
      url: lawUrl('electronicTaxInvoice'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'product'>;
