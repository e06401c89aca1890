import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'plans',
  heading: 'IT support and management in Mombasa and Kenya',
  summary: 'Day-to-day care of office IT, and of the software your developers release.',
  description:
    'IT support and management in Mombasa and across Kenya: managed IT for offices, staff and servers, or DevOps for software that your own developers release.',
  lead: 'We look after your office IT by the month, or build a safe release process for the software that your own developers write.',
  updated: '2026-11-27',
  emblem: 'headset',
  drawing: {
    caption: 'one week of one office: what broke, and when we fixed it.',
    parts: [
      {
        type: 'timeline',
        title: 'Week 45',
        ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        rows: [
          { label: 'Printer, first floor', from: 0.2, to: 0.4, mark: 'done' },
          { label: 'Mail from one supplier', from: 1.1, to: 1.8, mark: 'done' },
          { label: 'Slow till 2', from: 2.2, to: 3.3, mark: 'late' },
          { label: 'New laptop', from: 3, to: 3.6, mark: 'done' },
        ],
      },
      {
        type: 'receipt',
        title: 'Open',
        state: 'Friday',
        blocks: [{ type: 'rows', items: [{ text: 'Till 2', value: 'part', mark: 'open' }] }],
      },
    ],
  },
  mainOffer: '/services/support-and-management/managed-it/technical-support',
  further: [
    {
      name: 'One repair',
      when: 'Something is broken, and you have no agreement.',
      outcome: `We call back ${commitments.dayWithoutAgreement.phrase}. Clients with an agreement come first.`,
      price: furtherPrices.repair,
    },
    {
      name: 'IT Cloud',
      path: '/services/it-cloud',
      when: 'You want support, monitoring and security checks for every user.',
      outcome: 'The three parts for one price, which is lower than their sum.',
      price: prices['/services/it-cloud'],
    },
  ],
  choice: {
    heading: 'Four ways to buy it',
    intro:
      'Prices are without VAT. A [bill for 60 people](/industries/clearing-and-forwarding) shows what the parts come to.',
    options: [
      {
        path: '/services/support-and-management/managed-it',
        when: 'You want one or more of ten services, such as the support desk.',
        outcome: 'Each has its own price. With the desk, you can report a fault at any hour.',
      },
      {
        path: '/services/support-and-management/devops-services',
        when: 'Your own developers release slowly, by hand or at night.',
        outcome: 'Automatic builds and tests, and releases you can undo in minutes.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Do you support systems that another company installed?',
      answer:
        'Yes, after reading your contract with that company. If only that company may change the system, we manage everything around it.',
    },
    {
      question: 'Can we reach an engineer at night?',
      answer: `${commitments.criticalResponse.promise} Other requests wait for office hours. ${commitments.nightCover.promise}`,
    },
  ],
  ask: {
    heading: 'Get the price of a month',
    body: 'Tell us how many people use a computer, and at which sites. A distant one costs more.',
  },
  related: ['/services/systems-integration/managed-services'],
} satisfies Copy<'group'>;
