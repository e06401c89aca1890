import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords, priceInWords } from '@/content/values/price';

export default {
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
  glance: {
    audience: 'Offices with 5 or more computer users, and companies with developers',
    start: 'A visit, or a call about how you release software now',
    needs: 'One person who can approve changes, and access to your systems',
  },
  choice: {
    heading: 'Office IT, or software that you develop?',
    intro:
      'Managed IT looks after systems that you bought. DevOps looks after software that your own developers write.',
    options: [
      {
        path: '/services/support-and-management/managed-it',
        when: 'You rely on computers, networks, servers, mail and cloud accounts, and want one team responsible for them.',
        outcome: `You can order single parts, or a support desk, monitoring and security checks as one plan, ${priceInWords(prices['/services/it-cloud'])}.`,
      },
      {
        path: '/services/support-and-management/devops-services',
        when: 'Your developers release slowly, by hand or at night.',
        outcome: 'Automatic builds and tests, and releases you can undo in minutes.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Can we get help once, without an agreement?',
      answer: `Yes, for ${amountInWords(furtherPrices.repair.from)} an hour. Clients with agreements come first, and you hear when work starts.`,
    },
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
  related: [
    '/services/it-cloud',
    '/services/systems-integration/managed-services',
    '/services/business-and-qa/cybersecurity',
  ],
} satisfies Copy<'group'>;
