import { travelPrice } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import { sixtyPeopleMonthly } from '@/content/prices/sixty-people';
import { leastVisit } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'plans',
  heading: 'IT support and management in Mombasa and Kenya',
  summary: 'Day-to-day care of office IT, and of the software your developers release.',
  description:
    'IT support and management in Mombasa and across Kenya: managed IT for offices, staff and servers, or DevOps for software that your own developers release.',
  lead: 'Hand over your office IT by the month, or give your own developers a safe way to release what they write.',
  updated: '2026-11-29',
  emblem: 'headset',
  drawing: {
    caption:
      'One week of one office on the desk’s board: each slip is a fault, and one is still open',
    parts: [
      {
        type: 'scene',
        title: 'The board of one week',
        height: 232,
        shapes: [
          { look: 'body', outline: 'M10 34h300v186h-300z' },
          { look: 'mark', outline: 'M70 34v186M130 34v186M190 34v186M250 34v186M10 60h300' },
          {
            look: 'tint',
            outline:
              'M18 70h44v26h-44zM18 104h44v26h-44zM18 138h44v26h-44zM78 70h44v26h-44zM78 104h44v26h-44zM138 70h44v26h-44zM138 104h44v26h-44zM138 138h44v26h-44zM138 172h44v26h-44zM198 70h44v26h-44zM258 70h44v26h-44z',
          },
          { look: 'hot', outline: 'M258 104h44v26h-44z' },
          {
            look: 'mark',
            outline:
              'M26 83l4 4 8-9M26 117l4 4 8-9M26 151l4 4 8-9M86 83l4 4 8-9M86 117l4 4 8-9M146 83l4 4 8-9M146 117l4 4 8-9M146 151l4 4 8-9M146 185l4 4 8-9M206 83l4 4 8-9M266 83l4 4 8-9',
          },
        ],
        words: [
          { text: 'Week 45: 11 closed, 1 open', at: [160, 22], on: 'ground', size: 'large' },
          { text: 'Mon', at: [40, 52], on: 'object' },
          { text: 'Tue', at: [100, 52], on: 'object' },
          { text: 'Wed', at: [160, 52], on: 'object' },
          { text: 'Thu', at: [220, 52], on: 'object' },
          { text: 'Fri', at: [280, 52], on: 'object' },
          { text: '12 min', at: [220, 114], on: 'object' },
          { text: 'router,', at: [280, 150], on: 'object' },
          { text: 'Monday', at: [280, 166], on: 'object' },
        ],
      },
    ],
  },
  mainOffer: '/services/support-and-management/managed-it/technical-support',
  further: [
    {
      name: 'One repair',
      when: 'Something is broken, and you have no agreement.',
      outcome: `In half hours, ${leastVisit}.`,
      price: furtherPrices.repair,
    },
    {
      name: 'IT Cloud',
      path: '/services/it-cloud',
      when: 'You want support, monitoring and security checks for every user.',
      outcome: 'All three together cost less than bought one by one.',
      price: prices['/services/it-cloud'],
    },
  ],
  choice: {
    heading: 'Four ways to buy it',
    intro: `With mail, network, a server and a second line, 60 people pay ${sixtyPeopleMonthly}: see [each line of the bill](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month).`,
    options: [
      {
        path: '/services/support-and-management/managed-it',
        when: 'You want one or more of ten services, such as the support desk or a move to the cloud.',
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
      answer:
        'With a support agreement, yes, for critical faults. Other requests wait for office hours. [Technical Support](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one) says what is critical, and who has an agreement.',
    },
  ],
  ask: {
    heading: 'Get the price of a month',
    body: `It depends on how many people use a computer, and where. A distant site costs ${amountInWords(furtherPrices.distantSite.from)} a month more. Our travel there costs ${travelPrice}.`,
  },
  related: [],
} satisfies Copy<'group'>;
