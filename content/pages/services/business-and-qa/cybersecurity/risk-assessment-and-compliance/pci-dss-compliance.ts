import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Prepare for PCI DSS compliance',
  summary: 'Handle less card data, close the gaps, sign the right questionnaire.',
  description:
    'PCI DSS preparation in Kenya for hotels, shops, schools and online sellers: find card data, reduce scope, close gaps and complete the right questionnaire.',
  lead: 'Your bank wants the PCI DSS questionnaire signed. The fewer places card data touches, the fewer questions you answer. We start there.',
  updated: '2026-11-29',
  emblem: 'card',
  drawing: {
    caption: '38 systems of a hotel under the standard, and 7 after card data has been kept apart',
    parts: [
      {
        type: 'scene',
        title: 'Systems before and after',
        height: 220,
        shapes: [
          { look: 'body', outline: 'M10 38h138v172h-138z' },
          {
            look: 'hot',
            outline:
              'M22 50h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 70h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 90h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 110h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 130h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 150h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zm20 0h14v14h-14zM22 170h14v14h-14zm20 0h14v14h-14z',
          },
          { look: 'line', outline: 'M152 120h16M162 114l6 6-6 6' },
          { look: 'body', outline: 'M172 38h138v172h-138z' },
          {
            look: 'tint',
            outline:
              'M184 48h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zM184 64h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zM184 80h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zM184 96h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zM184 112h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zm20 0h14v10h-14zM184 128h14v10h-14z',
          },
          { look: 'body', outline: 'M182 148h118v52h-118z' },
          {
            look: 'hot',
            outline:
              'M191 178h10v12h-10zm15 0h10v12h-10zm15 0h10v12h-10zm15 0h10v12h-10zm15 0h10v12h-10zm15 0h10v12h-10zm15 0h10v12h-10z',
          },
        ],
        words: [
          { text: 'Before: 38', at: [79, 28], on: 'ground', size: 'large' },
          { text: 'After: 7', at: [241, 28], on: 'ground', size: 'large' },
          { text: 'All reach cards', at: [79, 200], on: 'object' },
          { text: 'Card data', at: [241, 168], on: 'object', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Hotels, shops, schools and online sellers that accept Visa, Mastercard or other cards',
    time: { from: 6, to: 19, unit: 'weeks', note: '(from one shop to a hotel with outlets)' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance'
      ],
    start: 'The bank’s letter, and a visit to every payment point',
    needs: 'A sponsor in finance half a day a week, and access to every place that takes cards',
  },
  example: {
    heading: 'Card numbers in a reservations mailbox',
    body: 'This is gap 3 of 21 in a hotel with a restaurant and a spa. Guests abroad e-mail the number and the code on the back. That code may not be kept after the payment, in any form. Reception now answers with a payment link, and the old messages are deleted, with a record.',
    figures: [
      { label: 'Messages since 2019', value: '312' },
      { label: 'Who closes it', value: 'the front office, in two weeks' },
      { label: 'Evidence', value: 'a new scan' },
      { label: 'Out of scope by this repair, of 31 in all', value: '8' },
    ],
  },
  situation: {
    heading: 'Does it apply to you?',
    body: 'It does if a card is stored, processed or sent anywhere in your firm, also by phone or on paper. If you take only M-Pesa and cash, it does not. PCI DSS is a contract with your bank and not Kenyan law.',
  },
  process: {
    heading: 'From the bank’s letter to your signature',
    steps: [
      {
        title: 'Find the card data',
        body: 'A payment is followed through each terminal, page, phone call and paper form. Mailboxes, folders and recordings are searched for card numbers.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Reduce',
        body: 'You get payment links, the provider’s own form on your site, and a separate network for terminals.',
        time: { from: 1, to: 6, unit: 'weeks' },
      },
      {
        title: 'Agree the type',
        body: 'Your bank decides which questionnaire it accepts, and we write to the bank about it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Close the gaps',
        body: 'Each line of the list has an owner, a date and its evidence.',
        time: { from: 2, to: 8, unit: 'weeks' },
      },
      {
        title: 'Sign',
        body: 'Your director reads every answer with us, and signs.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'others', 'both', 'you'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'How you take cards decides the work',
      rowHeading: 'Set-up',
      columns: ['Work', 'How to reduce it'],
      rows: [
        {
          label: 'Site sends buyers to the provider',
          cells: ['Little', 'Protect the page before it'],
        },
        {
          label: 'Provider’s form in your page',
          cells: ['Some', 'Confirm that scripts cannot attack it'],
        },
        {
          label: 'Terminal on the office network',
          cells: ['More', 'Its own network, or a SIM'],
        },
        { label: 'Numbers taken by phone', cells: ['More', 'A payment link by SMS'] },
        {
          label: 'Hotel system keeps numbers',
          cells: ['The whole list', 'Tokens from the gateway'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Who closes the gaps, and who checks them?',
      answer: commitments.testAndRepair.promise,
    },
    {
      question: 'Our payment gateway is compliant. Are we?',
      answer: 'Only for the gateway’s part. Your page, terminals, staff and paper remain your own.',
    },
    {
      question: 'Do we need a penetration test or a scan?',
      answer:
        'The type of your questionnaire says so. Agree the type with the bank before you book [a penetration test](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment). Outside scans come from an approved scanning vendor, and a Report on Compliance from a qualified assessor. Both are other firms.',
    },
  ],
  sources: [
    {
      fact: 'SAQ A for PCI DSS 4.0.1 asks online sellers with an embedded payment form to confirm that their site is not susceptible to attacks from scripts; redirects and payment links are outside this criterion.',
      reference:
        'PCI Security Standards Council, FAQ 1588, How does an e-commerce merchant meet the SAQ A eligibility criteria for scripts?',
      url: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-does-an-e-commerce-merchant-meet-the-saq-a-eligibility-criteria-for-scripts/',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
    {
      fact: 'Sensitive authentication data such as the card verification code may not be stored after authorisation.',
      reference: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 3.3',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: '2026-11-23',
      recheckBy: '2027-07-01',
    },
  ],
  related: [],
  ask: {
    heading: 'Have your bank’s PCI DSS letter at hand',
    body: 'We go through it and your payment points in the first call.',
  },
} satisfies Copy<'service'>;
