import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for shops, chains and online sellers',
  summary: 'Tills that work offline, stock across branches, eTIMS receipts and online orders.',
  description:
    'Retail IT in Kenya: tills that sell through outages, eTIMS receipts, M-Pesa matched to each sale, stock across branches and web, and an online shop that keeps pace.',
  lead: 'Tills, stock and online orders for retailers, from one counter to a chain. You sell through a power cut, and agree with M-Pesa and KRA the next morning.',
  updated: '2026-11-22',
  glance: {
    audience: 'Shops, pharmacies, supermarkets, restaurants and online sellers',
    time: 'Six to nine weeks for the first branch, then one to two for each',
    price: {
      measure: 'fixed price',
      note: 'Posigen, where you take it, is charged per till; you buy the equipment',
      from: 'not yet',
    },
    start: 'Cleaning the product file and a full count one night',
    needs: 'A count night, supplier price lists, and your KRA and M-Pesa sign-ins',
  },
  situation: {
    heading: 'Three checks that every sale passes',
    body: `**Tax.** Receipts go to eTIMS with the right tax class. Since 1 January 2026 KRA compares the income and expenses in a return with eTIMS, withholding-tax and customs data, and an expense without an eTIMS invoice is not allowed, subject to KRA’s exclusions. Sales rung outside the system surface when the return is filed.

**Payment.** The till asks M-Pesa for the money and waits for the provider’s confirmation. An edited screenshot, or a promise noted in an exercise book on Saturday evening, no longer counts as paid.

**Stock.** Goods sent to the Ukunda branch are in transit until that branch receives them, breakages are booked, and a few shelves are counted every morning. The buyer can order from the screen because its fourteen bags of rice are on the shelf.

Online orders draw on the same stock. The set-up is much alike for supermarkets, pharmacies, hardware shops, boutiques, wines and spirits, restaurants and hotel shops.`,
  },
  process: {
    heading: 'From one honest till to all branches',
    intro:
      'A single branch proves the set-up over a month of trade, including a month end, before others follow.',
    steps: [
      {
        title: 'Count and clean',
        body: 'Duplicates and dead items out of the product file, a barcode or label for everything, tax class checked per item, then a full count one night.',
        duration: '2–3 weeks',
      },
      {
        title: 'Install tills which stand alone',
        body: 'Each one holds prices and sales locally and has a battery for at least two hours. A second internet path by SIM takes over by itself.',
        duration: '1 week',
      },
      {
        title: 'Tie each payment to its sale',
        body: 'The till asks M-Pesa for the payment and waits for the confirmation from the provider. Cash and cards are closed by shift, against what the till expects.',
        duration: '1–2 weeks',
      },
      {
        title: 'Invoices to KRA',
        body: 'Every receipt is transmitted through eTIMS, in a queue when offline, with a daily report of any that were refused and why.',
        duration: '1–2 weeks',
      },
      {
        title: 'Transfers, counts, reorder points',
        body: 'Goods between branches are in transit until received. A few shelves are counted each morning instead of the whole shop each June.',
        duration: '3–4 weeks',
      },
      {
        title: 'Open the web shop on the same stock',
        body: 'Online orders reserve items at a branch. When the last two are in doubt, they are not offered.',
        duration: '6–8 weeks',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A product file with one line per item, a barcode and a tax class',
      'Tills, printers and network set up, labelled, with one spare of each',
      'A morning page for the owner: sales, margin, differences, low stock',
      'Cashier and supervisor training, with practice on failures',
    ],
    needed: [
      'A count night with staff from each department',
      'Supplier price lists as files',
      'Your KRA, paybill or till credentials, entered by you',
    ],
    excluded: [
      'Shop fitting, scales verification and CCTV cabling',
      'Advertising and marketplace accounts',
      'Your tax filing and advice on tax classes',
    ],
  },
  duration:
    'Six to nine weeks for the first branch, one to two for each further one, and two months for a web shop on the same stock.',
  sections: [
    {
      type: 'example',
      heading: 'Closing a shift to the shilling',
      body: 'What the till expects is compared with what is there. The M-Pesa line compares with the provider’s record rather than with messages on a phone, so a forged one shows up the same evening.',
      figures: [
        { label: 'Sales on the till', value: 'KSh 184,620' },
        { label: 'M-Pesa, provider record', value: 'KSh 121,340' },
        { label: 'Cards', value: 'KSh 18,900' },
        { label: 'Cash counted, less float', value: 'KSh 44,180' },
        { label: 'Difference', value: '−KSh 200' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which set-up for which shop',
      rowHeading: 'You have',
      columns: ['Start with', 'Add when'],
      rows: [
        {
          label: 'One counter',
          cells: ['One till, one phone as spare', 'You hire the second cashier'],
        },
        {
          label: 'Three branches',
          cells: ['Central products, transfers', 'Buying is done in one place'],
        },
        {
          label: 'A restaurant',
          cells: ['Tables, kitchen tickets, recipes', 'Waste is higher than you guessed'],
        },
        {
          label: 'Only online sales',
          cells: ['Web shop and courier rates', 'You rent a pick-up point'],
        },
        {
          label: 'A hotel shop and bar',
          cells: ['Till with room posting', 'The front office system can receive it'],
        },
      ],
    },
    {
      type: 'chart',
      heading: 'A shift that closes to the shilling',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Sales on the till', amount: 184620 },
          { type: 'change', label: 'M-Pesa', amount: -121340 },
          { type: 'change', label: 'Cards', amount: -18900 },
          { type: 'change', label: 'Cash counted, less float', amount: -44180 },
          { type: 'sum', label: 'Still missing' },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/products/posigen',
      why: 'Sells offline, matches M-Pesa to the sale, moves stock between branches.',
    },
    {
      path: '/services/web-development/ecommerce',
      why: 'An online shop run with you, on the stock your branches hold.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
      why: 'Keeps card data out of your systems and the paperwork small.',
    },
    {
      path: '/solutions/customer-engagement',
      why: 'Loyalty and offers by SMS or WhatsApp, with consent kept on record.',
    },
  ],
  questions: [
    {
      question: 'How does eTIMS work if the internet is gone?',
      answer:
        'KRA offers an online and a virtual sales control unit for traders’ own systems. Which one fits depends on volume and connection. Either way the till stores each sale, transmits when it can, and shows what is still waiting. Before you choose, go through the [integration checklist](/blog/etims-integration-checklist) with your supplier.',
    },
    {
      question: 'Can we keep our present tills?',
      answer:
        'Often. Tell us make and age. Windows tills from the past eight years usually take new software; sealed devices do not.',
    },
    {
      question: 'What must an online shop tell the buyer?',
      answer:
        'The Consumer Protection Act asks for certain information before an internet agreement and a copy afterwards. We build the places for it; have your advocate read the wording.',
    },
    {
      question: 'Can one paybill serve all branches?',
      answer:
        'Yes, with a branch code in the account reference. Separate tills per branch make mistakes easier to see, so most chains prefer those for the counter and keep the paybill for invoices.',
    },
    {
      question: 'How do you stop refunds being abused?',
      answer:
        'A refund needs the original receipt and a supervisor’s card, returns by the way it was paid, and appears by cashier on the owner’s page.',
    },
  ],
  related: [
    '/products/posigen',
    '/services/development-services/website-development/website-design/ecommerce-website',
    '/blog/offline-first-point-of-sale',
    '/blog/etims-integration-checklist',
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
      fact: 'KRA provides system-to-system eTIMS integration through the Online Sales Control Unit (OSCU) and the Virtual Sales Control Unit (VSCU).',
      reference: 'Kenya Revenue Authority, eTIMS system-to-system integration',
      url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
      checked: '2026-11-22',
    },
    {
      fact: 'A supplier must disclose information before, and deliver a copy of, an internet agreement with a consumer.',
      reference: 'Consumer Protection Act, 2012, sections 31 and 32',
      url: lawUrl('consumerProtection'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
