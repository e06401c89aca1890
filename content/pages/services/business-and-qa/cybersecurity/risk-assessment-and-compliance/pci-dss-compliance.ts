import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'PCI DSS compliance preparation in Kenya',
  summary: 'Handle less card data, close the gaps, sign the right questionnaire.',
  description:
    'PCI DSS preparation in Kenya for hotels, shops, schools and online sellers: find card data, reduce scope, close gaps and complete the right questionnaire.',
  lead: 'Prepare the PCI DSS questionnaire your bank asks for. We first reduce the places where you handle card data, because that shortens the questionnaire.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the systems that the standard covers, before and after card data is kept apart.',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'All systems of the hotel', value: '38' },
          { label: 'Connected to card payments', value: '16', mark: 'open' },
          { label: 'In scope after separation', value: '7', mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Hotels, shops, schools and online sellers that accept Visa, Mastercard or other cards',
    time: { from: 6, to: 20, unit: 'weeks', note: '(from one shop to a hotel with outlets)' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance'
      ],
    start: 'The bank’s letter, and a visit to every payment point',
    needs: 'A sponsor in finance, and access to every place that takes cards',
  },
  situation: {
    heading: 'Does it apply to you?',
    body: 'PCI DSS covers every place where card data is stored, processed or sent. If you take only M-Pesa and no cards anywhere, it does not apply.',
  },
  process: {
    heading: 'Find the card data, then reduce it',
    steps: [
      {
        title: 'Trace card payments',
        body: 'Terminal, website, phone, e-mail, booking channel, paper form. We follow one payment through each.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'Search stored data',
        body: 'Mailboxes, folders, backups and recordings are scanned for card numbers. What we find is deleted, with a record.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Reduce',
        body: 'Payment links instead of e-mailed numbers, the provider’s form on your site, terminals on their own network.',
        time: { from: 2, to: 6, unit: 'weeks' },
      },
      {
        title: 'Confirm the questionnaire',
        body: 'Your bank decides which type it accepts.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Close the gaps',
        body: 'For each requirement: what you have, what is missing, who does it, and the evidence.',
        time: { from: 3, to: 8, unit: 'weeks' },
      },
      {
        title: 'Sign',
        body: 'Your director signs after we go through every answer together.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'others', 'both', 'both'],
  },
  scope: {
    receive: [
      'Card flow and network diagrams, which the standard asks for',
      'A gap list for the twelve requirements, with evidence',
      'The questionnaire, ready to sign',
      'Procedures for phone orders, refunds and terminals',
    ],
    needed: ['The letter or contract clause from your bank', 'Access to every outlet'],
    excluded: [
      'A Report on Compliance, which a qualified assessor writes',
      'External scans by an Approved Scanning Vendor. We prepare them and repair faults',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'How you take cards decides the work',
      rowHeading: 'Set-up',
      columns: ['Card data in your systems', 'Effort', 'How to reduce it'],
      rows: [
        {
          label: 'Site redirects to the provider',
          cells: ['None', 'Low', 'Protect the redirecting page'],
        },
        {
          label: 'Provider’s form in your page',
          cells: ['None', 'Low to medium', 'Show that scripts cannot attack it'],
        },
        { label: 'Encrypting terminal', cells: ['None readable', 'Low', 'Keep it'] },
        {
          label: 'Terminal on the office network',
          cells: ['Passes through', 'Medium', 'Separate network or SIM'],
        },
        {
          label: 'Numbers taken by phone',
          cells: ['Briefly on the PC', 'Medium', 'Payment link by SMS'],
        },
        { label: 'Hotel system stores numbers', cells: ['Yes', 'High', 'Tokens from the gateway'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Rules for everyone',
      body: `- Never keep the three or four digit security code after payment, even in e-mail.
- If your site embeds a provider’s payment form, SAQ A asks you to confirm that scripts cannot attack it. Redirects and payment links are exempt.`,
    },
    {
      type: 'example',
      heading: 'A hotel with four outlets',
      body: 'Reception, restaurant, spa and dive centre take cards. Terminals get a separate network, payment links replace e-mailed numbers, and the hotel system keeps tokens.',
      figures: [
        { label: 'Systems in scope before', value: '38' },
        { label: 'Systems in scope after', value: '7' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is PCI DSS a Kenyan law?',
      answer:
        'No. It binds you by contract with your bank. A card number with a name is also personal data, so the Data Protection Act applies too.',
    },
    {
      question: 'Our gateway is compliant. Are we?',
      answer: 'Only in part. Your page, terminals, staff and paper remain your responsibility.',
    },
    {
      question: 'Do we need a penetration test?',
      answer:
        'Some questionnaire types require one every year and after major changes. Confirm your type before you book [a test](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment).',
    },
  ],
  sources: [
    {
      fact: 'SAQ A for PCI DSS 4.0.1 asks online sellers with an embedded payment form to confirm that their site is not susceptible to attacks from scripts; redirects and payment links are outside this criterion.',
      reference:
        'PCI Security Standards Council, FAQ 1588, How does an e-commerce merchant meet the SAQ A eligibility criteria for scripts?',
      url: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-does-an-e-commerce-merchant-meet-the-saq-a-eligibility-criteria-for-scripts/',
      checked: '2026-11-22',
    },
    {
      fact: 'The standard has twelve requirements; sensitive authentication data such as the card verification code may not be stored after authorisation.',
      reference: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 3.3',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: '2026-11-23',
    },
    {
      fact: 'Penetration testing is required at least every twelve months and after significant change, where the requirement applies.',
      reference: 'PCI DSS 4.0.1, requirement 11.4, as quoted by Cyber Node',
      url: 'https://www.cybernode.au/pci-dss-penetration-testing/',
      checked: '2026-11-24',
    },
  ],
  related: [
    '/services/web-development/ecommerce',
    '/services/systems-integration/banking-systems-integration',
    '/industries/retail-and-ecommerce',
  ],
} satisfies Copy<'service'>;
