import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { priceInWords } from '@/content/values/price';

const fixedPrice = '/services/development-services/software-development';

export default {
  shape: 'symptoms',
  heading: 'Custom software and apps in Kenya',
  summary: 'Software that keeps changing: enterprise systems, apps, APIs and reports, in stages.',
  description:
    'Custom software in Kenya: enterprise systems, customer apps, APIs and business intelligence, built in stages. When to buy, when to extend and when to build.',
  lead: 'We build software for the way you work, in stages. At a fixed price, you can stop after any of them.',
  updated: '2026-11-29',
  emblem: 'app',
  drawing: {
    caption: 'A system in stages. The first is in use before you order the next',
    parts: [
      {
        type: 'scene',
        title: 'A house that is built floor by floor',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 228h320M32 96V12h140v84M32 54h140M78 12v84M126 12v84' },
          { look: 'body', outline: 'M32 160h140v68h-140z' },
          { look: 'solid', outline: 'M86 228v-36q16-18 32 0v36z' },
          { look: 'tint', outline: 'M44 178h26v28h-26zM134 178h26v28h-26z' },
          { look: 'body', outline: 'M32 96h140v64h-140z' },
          { look: 'mark', outline: 'M44 112h26v30H44zM134 112h26v30h-26zM57 112v30M147 112v30' },
          { look: 'body', outline: 'M82 136h40v24H82z' },
          { look: 'mark', outline: 'M88 136v24M95 136v24M102 136v24M109 136v24M116 136v24' },
          { look: 'tint', outline: 'M78 136l6-34h36l6 34z' },
          { look: 'line', outline: 'M22 228V84M184 228V84M14 132h178M14 92h178' },
          { look: 'hot', outline: 'M176 116h30v16h-30z' },
        ],
        words: [
          { text: 'Stage 1: in use', at: [256, 198], on: 'ground', size: 'large' },
          { text: 'orders, November', at: [256, 214], on: 'ground' },
          { text: 'Stage 2', at: [256, 134], on: 'ground', size: 'large' },
          { text: 'being built', at: [256, 150], on: 'ground' },
          { text: 'Stages 3, 4', at: [256, 50], on: 'ground', size: 'large' },
          { text: 'if you order them', at: [256, 66], on: 'ground' },
        ],
      },
    ],
  },
  mainOffer: '/services/software-solutions/api-development',
  choice: {
    heading: 'What takes too long today?',
    intro: 'Start with the people who lose most time.',
    options: [
      {
        path: '/services/software-solutions/enterprise',
        when: 'One process crosses several departments on paper.',
        outcome: 'One system for everybody, which records who approved what.',
      },
      {
        path: '/services/software-solutions/mobile-apps',
        when: 'Customers queue or phone for what they could do on their own phone.',
        outcome: 'An app in both stores, which improves every month.',
      },
      {
        path: '/services/software-solutions/api-development',
        when: 'Partners ask for your data, and somebody sends them spreadsheets.',
        outcome: 'Each partner has a key, and a description to program against.',
      },
      {
        path: '/services/software-solutions/data-analytics-bi',
        when: 'The monthly report takes a week of copying.',
        outcome: 'The figures are ready each morning.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which of four kinds of app?',
      intro: `Two are fixed-price: [Apps for Staff](${fixedPrice}/mobile-application) and [Web Applications for Staff](${fixedPrice}/web-application). The others are [Apps for Customers](/services/software-solutions/mobile-apps) and [Customer Portals](/services/web-development/web-applications).`,
      rowHeading: 'Who uses it',
      columns: ['In an app', 'In the browser'],
      rows: [
        {
          label: 'Your staff',
          cells: [
            `Apps for Staff, ${priceInWords(prices[`${fixedPrice}/mobile-application`])}`,
            `Web Applications for Staff, ${priceInWords(prices[`${fixedPrice}/web-application`])}`,
          ],
        },
        {
          label: 'Your customers',
          cells: [
            `Apps for Customers, ${priceInWords(prices['/services/software-solutions/mobile-apps'])}`,
            `Customer Portals, ${priceInWords(prices['/services/web-development/web-applications'])}`,
          ],
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Buy, extend or build?',
      intro: `We earn by building. If [our consultants](/services/support-and-management/managed-it/technology-consulting) compare the three for you, we ${commitments.noBidding.phrase}.`,
      rowHeading: 'Point',
      columns: ['Buy', 'Extend', 'Build'],
      rows: [
        {
          label: 'Your process',
          cells: [
            'Is common, like payroll',
            'Is common, with odd steps',
            'Is why customers choose you',
          ],
        },
        { label: 'See', cells: ['Products', 'Systems integration', 'The services here'] },
      ],
    },
  ],
  questions: [
    {
      question: 'We have a specification. Which service fits?',
      answer: 'Choose [Software Development](/services/development-services/software-development).',
    },
    {
      question: 'What if your team becomes unavailable?',
      answer:
        'Another developer can take over: the code is in common languages, with tests and an installation guide.',
    },
  ],
  ask: {
    heading: 'Describe the work that takes too long',
    body: 'Three sentences are enough. If a package would do, you hear it.',
  },
  related: [],
} satisfies Copy<'group'>;
