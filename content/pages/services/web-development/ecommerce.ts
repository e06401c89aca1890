import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'E-commerce: an online shop that runs every day',
  summary: 'Online shops with M-Pesa and cards, stock, delivery and monthly growth work.',
  description:
    'E-commerce development in Kenya: an online shop with M-Pesa and card payment, live stock, delivery zones, eTIMS invoices, reconciliation and care after launch.',
  lead: `Sell online every day and have the books agree in the evening. You get a shop with M-Pesa and card payment, and ${commitments.shopCare.phrase} while sales grow.`,
  updated: '2026-11-22',
  glance: {
    audience: 'Retailers, distributors, farm suppliers, bookshops and hotel boutiques',
    time: '8–14 weeks to the public opening',
    price: {
      measure: 'fixed price',
      note: `With ${commitments.shopCare.phrase}; payment fees and couriers are yours`,
      from: 'not yet',
    },
    start: 'Following one real sale from question to parcel',
    needs: 'A paybill or till, a storekeeper for half a day a week, delivery prices by area',
  },
  situation: {
    heading: 'Orders arrive, but by chat and by memory',
    body: `Customers send a screenshot from Instagram and ask "bado iko?" (is it still there?). A colleague walks to the shelf to look. The customer pays to the till, sends the confirmation message, and it is compared with the statement in the evening. On a quiet Tuesday this works. In the week before Idd or Christmas, two people buy the last item and a delivery to Nyali waits until Thursday.

The shop gives you one place where the quantity is true, the payment is confirmed without a screenshot, and the packer knows what leaves next. More enquiries can wait until that works.

This service is for retailers, distributors, farm suppliers, bookshops and hotel boutiques that mean to sell online as a channel of its own. It includes the months after launch, since a shop without care loses to chat within one season.`,
  },
  process: {
    heading: 'Opening the shop in six moves',
    intro:
      'The order matters: product data and payment approvals take the longest, so both start in the first week.',
    steps: [
      {
        title: 'Walk one order through the building',
        body: 'We follow a real sale from question to delivered parcel and record who touches it, what they write down and where it stalls.',
        duration: '2–3 days',
      },
      {
        title: 'Put the catalogue in order',
        body: 'Codes, variants, weights, prices and photographs go into one sheet. We clean it with your storekeeper; duplicates and dead lines come out here.',
        duration: '2–4 weeks, alongside the rest',
      },
      {
        title: 'Apply for payments',
        body: 'You apply for Daraja access on your paybill or till, and for a card processor if you need one. We prepare the technical part and test in the sandbox meanwhile.',
        duration: '1–4 weeks, set by the provider',
      },
      {
        title: 'Build the shop and its rules',
        body: 'Delivery zones, minimum orders, pickup points, discount rules, returns and tax treatment are configured and shown to you every Friday.',
        duration: '4–6 weeks',
      },
      {
        title: 'Rehearse with staff and friends',
        body: 'Twenty people place real orders with small amounts. We try the failures too: cancelled prompt, paid twice, out of stock after payment, rider cannot find the gate.',
        duration: '1 week',
      },
      {
        title: 'Open quietly, then promote',
        body: 'The link goes to existing customers first. Advertising starts when ten days in a row have reconciled to the shilling.',
        duration: '2–3 weeks',
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A live shop on your own domain, in your own accounts',
      'M-Pesa checkout with automatic matching of payments to orders, and card payment where you want it',
      'A packing screen and delivery slips for the people at the counter',
      'A daily reconciliation list: orders, receipts, refunds, differences',
      `After opening, ${commitments.shopCare.phrase} with a monthly session on what sold and what was abandoned`,
    ],
    needed: [
      'A business paybill or till, and the documents the payment provider asks for',
      'A storekeeper who can give half a day a week to product data until launch',
      'Your delivery prices by area, and a rider or courier who agrees to them',
      'A written returns policy, or an afternoon with us to make one',
    ],
    excluded: [
      'Transaction fees of the payment providers and courier charges',
      'Stock finance, warehousing and the delivery itself',
      'Photographing more than a first set of products, which is quoted per item',
      'Your tax return and advice on how goods are classified',
    ],
  },
  duration:
    'Eight to fourteen weeks to a public opening. A clean catalogue under 300 items and a paybill already in use put you near the shorter end.',
  sections: [
    {
      type: 'flow',
      heading: 'From Pay to Packed',
      actors: ['Customer', 'Shop', 'M-Pesa', 'eTIMS'],
      messages: [
        { from: 'Customer', to: 'Shop', text: 'Presses Pay; the stock is held' },
        { from: 'Shop', to: 'M-Pesa', text: 'Prompt with the amount' },
        { from: 'M-Pesa', to: 'Customer', text: 'Asks for the PIN' },
        { from: 'M-Pesa', to: 'Shop', text: 'Paid, or no message', state: 'waits' },
        { from: 'Shop', to: 'M-Pesa', text: 'Asks for the status first' },
        { from: 'Shop', to: 'eTIMS', text: 'Tax invoice' },
        { from: 'Shop', to: 'Customer', text: 'Slip printed, parcel packed' },
      ],
    },
    {
      type: 'process',
      heading: 'What happens between "Pay" and "Packed"',
      intro:
        'Most shops lose money in the part that customers never see, so this is how that part works.',
      steps: [
        {
          title: 'Hold the stock',
          body: 'Checkout reserves the items for a short time, so that two customers cannot pay for the last one.',
        },
        {
          title: 'Prompt the phone',
          body: 'The customer gets an M-Pesa prompt with the amount filled in and enters only the PIN.',
        },
        {
          title: 'Wait for the result, then ask',
          body: 'The provider sends the outcome to the shop’s server. If no message comes, the shop queries the transaction status before it releases or confirms anything.',
        },
        {
          title: 'Invoice and pack',
          body: 'A confirmed payment creates the tax invoice through eTIMS, reduces stock and prints the slip. Since 1 January 2026 KRA compares the income in your return with those invoices, so every sale has to have one.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'One Saturday at a hardware distributor',
      body: `Suppose a shop in Changamwe takes 64 orders. Four customers let the phone prompt expire and two of them try again. One pays directly to the till from habit and sends no order number.

At 20:00 the list shows 61 orders matched, one payment waiting for an order, and nothing to compare by hand except that one. The cashier links it by phone number and goes home. [Reconciling M-Pesa payments](/blog/reconciling-mpesa-payments) works through the method.`,
      figures: [
        { label: 'Orders started', value: '64' },
        { label: 'Prompts that expired', value: '4' },
        { label: 'Paid and matched unaided', value: '61' },
        { label: 'Matched by hand', value: '1' },
        { label: 'Value of the day', value: 'KSh 218,400' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Shop platform: rented, open source or built',
      rowHeading: 'Consideration',
      columns: ['Hosted platform', 'WooCommerce', 'Own build'],
      rows: [
        {
          label: 'Good for',
          cells: [
            'Up to a few hundred items, standard checkout',
            'Content and shop together, local payment plugins',
            'Trade prices, credit accounts, several depots',
          ],
        },
        {
          label: 'M-Pesa',
          cells: [
            'Through an added payment service',
            'Plugin or our own Daraja connection',
            'Our own Daraja connection',
          ],
        },
        {
          label: 'Running cost',
          cells: ['Subscription in foreign currency', 'Hosting and upkeep', 'Hosting and upkeep'],
        },
        {
          label: 'Leaving it',
          cells: ['Export products and orders', 'Take the whole site', 'Take the whole site'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can the shop share stock with our counter?',
      answer:
        'Yes, if the point of sale can exchange data. We sync quantities every few minutes or at each sale, and keep a small safety margin for fast movers. If your till cannot do it, [the products list](/products) includes a point of sale, or you set aside a quantity for online sale.',
    },
    {
      question: 'Does the shop touch card numbers?',
      answer:
        'No. Customers type them on the page of the card processor, so they never reach your server. That narrows the card industry rules that apply to you; [PCI DSS compliance](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance) explains what remains, such as confirming that scripts on your site cannot be used to attack the payment page.',
    },
    {
      question: 'What about cash on delivery?',
      answer:
        'It can be offered by area and up to an amount. We suggest payment by M-Pesa prompt at the door as the default, which is safer for the rider and matches itself to the order.',
    },
    {
      question: 'How do refunds work?',
      answer:
        'Staff record the reason, a second person approves, and the money goes back by M-Pesa reversal, business payment or the card processor. The tax invoice gets a credit note. All of it appears on the daily list.',
    },
    {
      question: 'Who answers when the checkout stops at 22:00?',
      answer: `A check places a test checkout every few minutes and alerts our desk. With a support agreement, work on a shop that cannot take money starts ${commitments.criticalResponse.phrase}.`,
    },
  ],
  related: [
    '/industries/retail-and-ecommerce',
    '/services/web-development/seo-digital-marketing',
    '/blog/etims-integration-checklist',
    '/solutions/bulk-sms-and-messaging',
  ],
  twin: {
    path: '/services/development-services/website-development/website-design/ecommerce-website',
    difference:
      'This page is about a shop as a running operation, with payments, stock, delivery and care after launch. Choose e-commerce website design when you only want the shop site designed and built once.',
  },
  sources: [
    {
      fact: 'The Daraja APIs cover payment prompts to a phone, payments to a paybill or till, transaction status queries and reversals.',
      reference:
        'Safaricom, Daraja API documentation: M-Pesa Express, C2B Register URL, Transaction Status and Reversals',
      url: 'https://developer.safaricom.co.ke/apis/MpesaExpressSimulate',
      checked: 'not yet',
    },
    {
      fact: 'Everyone in business is required to join eTIMS and to issue electronic tax invoices.',
      reference: 'Kenya Revenue Authority, eTIMS: Buyer Initiated Invoicing',
      url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/buyer-initiated-invoicing',
      checked: '2026-11-22',
    },
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'Merchants who use Self-Assessment Questionnaire A for e-commerce confirm that their site is not susceptible to attacks from scripts.',
      reference: 'PCI Security Standards Council, SAQ A for PCI DSS 4.0.1',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
