import type { Copy } from '@/content/schema';

export default {
  heading: 'PCI DSS compliance preparation',
  summary: 'Shrink the card environment, close the gaps, sign the right questionnaire.',
  description:
    'PCI DSS preparation for hotels, shops, schools and online sellers in Kenya: find where card data goes, reduce scope, close gaps and complete the right questionnaire.',
  lead: 'Prepare the PCI DSS questionnaire that your acquiring bank asks for. We first reduce the places where you touch card data, which shortens the questionnaire, and then work through what is left.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Hotels, shops, schools and online sellers that accept Visa, Mastercard or similar cards',
    time: '6 weeks for one shop; 3 to 5 months for a hotel with several outlets',
    price: {
      measure: 'fixed price',
      note: 'Scans by an approved vendor and an assessor’s report are bought apart',
      from: 'not yet',
    },
    start: 'The bank’s letter or the contract clause, and a walk along every card payment',
    needs: 'A sponsor in finance and access to every place where a card is accepted',
  },
  situation: {
    heading: 'Touch fewer cards, answer fewer questions',
    body: `PCI DSS applies to every place where card data is stored, processed or sent, and to what is connected to it. The standard in force is version 4.0.1. Its self-assessment questionnaires differ enormously in length: the one for a business that stores card numbers runs to hundreds of points, while the one for a shop whose terminal encrypts the card and sends it straight to the bank is a fraction of that.

So the first aim is to touch fewer cards. At a beach hotel, for example, guarantees may arrive by e-mail with the full number and the three digits from the back, get printed and stay in a binder. The restaurant terminal may share a network with the guests’ Wi-Fi, and a call recorder may have stored spoken numbers for years. Each of these places is in scope until it is changed, and most can be changed cheaply.

If you take only M-Pesa to a paybill or till, with no card acceptance anywhere, no card number passes through you and the standard does not concern you.`,
  },
  process: {
    heading: 'Follow the card, then cut the route short',
    steps: [
      {
        title: 'Trace every way a card arrives',
        body: 'Terminal, website, phone, e-mail, booking channel, paper form. At each site we follow one payment from the guest’s hand to the bank and back through a refund.',
        duration: '2–5 days',
      },
      {
        title: 'Search for what was stored',
        body: 'Mailboxes, shared folders, spreadsheets, backups, logs and recordings are scanned for card number patterns. What turns up is deleted under supervision, and the deletion recorded.',
        duration: '3–5 days',
      },
      {
        title: 'Reduce',
        body: 'Payment links in place of e-mailed numbers, hosted fields on the website, terminals on a network of their own, an end to the binders. Each of these changes takes systems out of scope.',
        duration: '2–6 weeks',
      },
      {
        title: 'Confirm the questionnaire with your bank',
        body: 'Several types exist, and which one is accepted from you is the acquirer’s choice. We write to it with the new card flow so that the choice is on file.',
        duration: '1–2 weeks',
      },
      {
        title: 'Close the remaining gaps',
        body: 'Point by point: the requirement, what you have, what is missing, who does it, and the evidence.',
        duration: '3–8 weeks',
      },
      {
        title: 'Complete and sign',
        body: 'Your director signs the attestation after a session in which we go through every answer together and enter the recurring duties in a calendar.',
        duration: '1 week',
      },
    ],
    busy: ['us', 'us', 'both', 'others', 'both', 'both'],
  },
  scope: {
    receive: [
      'Diagrams of card flow and network, which the standard itself asks for',
      'A gap list mapped to the twelve requirements, with evidence filed against each',
      'The questionnaire in draft, ready to sign',
      'Procedures that a receptionist can follow: phone orders, refunds, inspecting a terminal for tampering',
      'A calendar of daily, quarterly and yearly duties',
    ],
    needed: [
      'The letter or contract clause in which the bank makes its demand',
      'A sponsor in finance, which is the department the acquirer talks to',
      'Access to every place where a card is accepted, the spa and the dive shop included',
    ],
    excluded: [
      'A Report on Compliance, which a Qualified Security Assessor or your own certified internal assessor must make',
      'External scans, which an Approved Scanning Vendor must run; we prepare for them and repair what they find',
      'Bank fees, terminals and gateway subscriptions',
    ],
  },
  duration:
    'Six weeks for a single shop with standalone terminals, three to five months for a hotel with several outlets. Stored numbers in old systems cost the most time.',
  sections: [
    {
      type: 'comparison',
      heading: 'The work follows from how you accept cards',
      intro:
        'For orientation only, since the council’s documents and your acquirer have the last word.',
      rowHeading: 'Set-up',
      columns: ['Card data in your systems', 'Relative effort', 'A way to less'],
      rows: [
        {
          label: 'Website redirects to the provider’s payment page',
          cells: ['None', 'Low', 'Protect the page that redirects'],
        },
        {
          label: 'Provider’s payment form embedded in your page',
          cells: ['None', 'Low to medium', 'Show that scripts can’t attack it'],
        },
        {
          label: 'Validated encrypting terminal',
          cells: ['None readable', 'Low', 'Keep it this way'],
        },
        {
          label: 'Terminal on the office network',
          cells: ['Passes through', 'Medium', 'Own network segment or SIM'],
        },
        {
          label: 'Numbers by phone, typed into a browser',
          cells: ['On the PC for a moment', 'Medium', 'Payment link by SMS'],
        },
        {
          label: 'Property system or shop stores numbers',
          cells: ['Yes', 'High', 'Tokens from the gateway'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Three rules that hold whatever your size',
      body: `**Never keep the security code.** The three or four digits must not be stored after the payment is authorised, whether encrypted or not, and an e-mail inbox counts as storage.

**Show as little of the number as the job needs.** Night audit can settle a dispute without all sixteen digits.

**Outsourcing moves the work, and some of the duty stays.** You keep a list of the providers who handle cards for you, a written agreement with each, and a yearly look at their own compliance.`,
    },
    {
      type: 'statement',
      heading: 'Online sellers: the condition on scripts in SAQ A',
      body: `SAQ A is the short questionnaire for sellers who leave every card payment to compliant providers. In January 2025 the council revised it for version 4.0.1 and added a condition for online shops: you confirm that your site is not susceptible to attacks from scripts that could affect your e-commerce system.

The council’s explanation limits this to sites that embed a provider’s payment form, for example in a frame. You can meet it in two ways. Either you protect the page with techniques such as those in requirements 6.4.3 and 11.6.1, which list and control the scripts on a payment page and raise an alarm when it changes. Or the provider confirms that its form, built in according to its instructions, protects against script attacks. Sites that redirect to the provider’s page, or send a payment link, are outside this condition.

We look at how your checkout is built, request the provider’s confirmation where there is one, and set up the script controls where there isn’t.`,
    },
    {
      type: 'example',
      heading: 'Cutting scope at a hotel with four outlets',
      body: `Reception, restaurant, spa and dive centre take cards. Before the work, 38 systems touch card data or are connected to something that does: PCs, the property server, the switchboard, the file share and the mail system.

Terminals move to a separate network. Guarantees by e-mail are replaced with a payment link. The property system keeps a token. The number left in scope is small enough for one person to look after beside other duties.`,
      figures: [
        { label: 'Systems in scope before', value: '38' },
        { label: 'Systems in scope after', value: '7' },
        { label: 'Mailboxes with card numbers found', value: '5' },
        { label: 'Weeks of work', value: '14' },
      ],
    },
    {
      type: 'chart',
      heading: 'Systems in scope',
      data: {
        form: 'bars',
        unit: 'systems',
        bars: [
          { label: 'Before', value: 38 },
          { label: 'After', value: 7, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Is PCI DSS a Kenyan law?',
      answer:
        'No. It is a standard of the card industry that binds you by contract with your acquirer. A leaked card number with a name is personal data too, so the Data Protection Act applies in addition.',
    },
    {
      question: 'Our gateway is compliant. Are we?',
      answer:
        'Only in part. Its compliance covers its own systems. Your page that leads to it, your terminals, your staff and your paper are yours, and you still answer a questionnaire, if a short one.',
    },
    {
      question: 'Do we need a penetration test?',
      answer:
        'It depends on the questionnaire type. The extensive ones require a yearly test and one after significant changes, while some of the short ones require none. Confirm your type before you book [a penetration test](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment).',
    },
    {
      question: 'What if the honest answer to a point is no?',
      answer:
        'You can submit with a dated plan if your acquirer agrees, or meet the aim of the requirement by another documented control where the standard permits it. Either of these is safer than signing an untrue yes.',
    },
    {
      question: 'How do we take phone bookings without hearing the number?',
      answer:
        'Send a link to the guest’s phone while they are on the line. They enter the card on the gateway page, and your agent sees only that it went through.',
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
      reference: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 3',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: 'not yet',
    },
    {
      fact: 'Third-party service providers are managed through a list, written agreements and monitoring at least yearly.',
      reference: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 12.8',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: 'not yet',
    },
    {
      fact: 'Penetration testing is required at least every twelve months and after significant change, where the requirement applies.',
      reference: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 11.4',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: 'not yet',
    },
    {
      fact: 'External scans are run by an Approved Scanning Vendor; a Report on Compliance is made by a Qualified Security Assessor or a certified internal assessor.',
      reference: 'PCI Security Standards Council, programme guides',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: 'not yet',
    },
  ],
  related: [
    '/services/web-development/ecommerce',
    '/services/systems-integration/banking-systems-integration',
    '/industries/retail-and-ecommerce',
    '/services/support-and-management/managed-it/network-management',
  ],
} satisfies Copy<'service'>;
