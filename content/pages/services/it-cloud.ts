import { commitments, travelPrice } from '@/content/company/commitments';
import cloudMigration from '@/content/pages/services/support-and-management/managed-it/cloud-migration';
import security from '@/content/pages/services/support-and-management/managed-it/security-management';
import { furtherPrices, prices } from '@/content/prices/prices';
import { eachOfSixty } from '@/content/prices/sixty-people';
import type { Copy } from '@/content/schema/pages';
import { withCurrency, withTax } from '@/content/values/money';
import { amountInWords, priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

const managed = '/services/support-and-management/managed-it';
const settingsReady = timeInWords({ ...security.glance.time, note: undefined });
const inventory = { from: 3, to: 5, unit: 'days' } as const;

export default {
  shape: 'ongoing',
  heading: 'IT Cloud: support, monitoring and security at one price per user',
  summary: 'Support, monitoring and security checks from one team, under one plan.',
  description:
    'Managed IT in Mombasa and across Kenya for a monthly price per user: an inventory, then a support desk, monitoring and security checks with agreed times.',
  lead: 'One team answers your staff, watches their computers and checks security, for a monthly price per user. You keep the inventory even if you go no further.',
  updated: '2026-11-29',
  emblem: 'cloud',
  drawing: {
    caption: 'One office in Ganjoni, counted: what there is, and what nobody had written down',
    parts: [
      {
        type: 'scene',
        title: 'One office, counted',
        height: 232,
        shapes: [
          { look: 'line', outline: 'M0 220h320' },
          { look: 'body', outline: 'M10 16h300v204h-300z' },
          { look: 'mark', outline: 'M10 118h300M200 16v102M130 118v102' },
          {
            look: 'tint',
            outline: 'M24 64h26v18h-26zm42 0h26v18h-26zm42 0h26v18h-26zm42 0h26v18h-26z',
          },
          { look: 'mark', outline: 'M20 92h154M37 82v10M79 82v10M121 82v10M163 82v10' },
          { look: 'solid', outline: 'M216 48h32v56h-32z' },
          { look: 'tint', outline: 'M221 54h22v8h-22zM221 66h22v8h-22zM221 78h22v8h-22z' },
          { look: 'hot', outline: 'M262 76h36v28h-36z' },
          { look: 'tint', outline: 'M26 160h36v24h-36z' },
          { look: 'mark', outline: 'M20 184h48M76 184v-40h36v40z' },
          { look: 'hot', outline: 'M88 156a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z' },
          {
            look: 'tint',
            outline: 'M150 166h26v18h-26zm40 0h26v18h-26zm40 0h26v18h-26zm40 0h26v18h-26z',
          },
          { look: 'mark', outline: 'M146 194h152M163 184v10M203 184v10M243 184v10M283 184v10' },
        ],
        words: [
          { text: 'Accounts: 4 PCs', at: [105, 40], on: 'object' },
          { text: 'Server', at: [230, 40], on: 'object' },
          { text: 'Old box?', at: [281, 66], on: 'object' },
          { text: 'Front desk', at: [70, 138], on: 'object' },
          { text: 'Sales: 4 laptops', at: [222, 146], on: 'object' },
          { text: 'printer, no owner', at: [70, 208], on: 'object' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations of 10 to 300 people with a small IT department or none',
    time: {
      from: 3,
      to: 5,
      unit: 'weeks',
      note: `after you sign, for every user (security settings ${settingsReady})`,
    },
    price: prices['/services/it-cloud'],
    start: `An inventory of ${timeInWords(inventory)}: devices, accounts and contracts at each site`,
    needs:
      'The person who approves, for two hours a week in the first month and then one, and access to sites and contracts',
  },
  situation: {
    heading: 'Signs that you need it',
    body: `- A new colleague waits a week for an account, and a former one still knows the password.
- The technician who set it all up has moved to Nairobi.
- One fibre cut stops the till and the phones together.

If only one part troubles you, choose it under [Managed IT](${managed}).`,
  },
  process: {
    heading: 'How we take over',
    intro: `The monthly price is agreed before the inventory, and repairs are priced after it. Nothing is replaced until you have read what was found. Your written order of the inventory already has ${commitments.paidStart.phrase}, also if you stop there.`,
    steps: [
      {
        title: 'Take the inventory',
        body: `In ${timeInWords(inventory)}, at ${amountInWords(furtherPrices.day.from)} each, we list what is at each site, what it costs, and who holds each password.`,
        time: 'Before you sign',
      },
      {
        title: 'Rank the risks',
        body: 'Two days later, each finding says what could happen and what its repair costs. You choose the order, and sign.',
        time: 'Before you sign',
      },
      {
        title: 'Repair what cannot wait',
        body: 'We try a restore, turn on two-step sign-in, and give the tills a mobile router. You pay only for the repairs that you choose.',
        time: { from: 1, to: 3, unit: 'weeks', alongside: true },
      },
      {
        title: 'Start the desk',
        body: 'An engineer spends the first days in your office, and your staff call one number.',
        time: {
          from: 3,
          to: 5,
          unit: 'weeks',
          note: `(the desk after ${commitments.deskStart.phrase})`,
        },
      },
      {
        title: 'Later, move what belongs in the cloud',
        body: `We advise this separate project only if it saves you money. See [cloud migration](${managed}/cloud-migration).`,
        time: cloudMigration.glance.time,
      },
    ],
    busy: ['us', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      `One number to call, without a set-up fee. If we [start or repair late](${managed}/technical-support), we take part of your fees off the bill. IT Cloud includes the desk`,
      `[Security checks](${managed}/security-management): an engineer reads the warnings, in office hours only. You do not pay their set-up fee of ${amountInWords(prices[`${managed}/security-management`].setUp)}, because the inventory covers that work. The settings reach the baseline ${settingsReady} after you sign`,
      `A report each month ([a sample report](/portfolio))`,
      'For clearing firms, one calendar of open jobs and their last free days',
    ],
    excluded: [
      'Hardware, lines and licences, which their suppliers bill to you',
      'Cabling and electrical work, by a licensed contractor to our plan',
      'Backup, network devices and mailboxes, which we also run at a further price',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Three ways to buy it',
      rowHeading: 'What is covered',
      columns: ['Assessment', 'Managed plan', 'Co-managed'],
      suits: ['Before you decide', 'No IT department', 'You have IT staff'],
      rows: [
        { label: 'Inventory and risk list', cells: ['Once', 'Kept up to date', 'Kept up to date'] },
        { label: 'Support for your people', cells: ['No', 'Yes', 'Hard cases only'] },
        {
          label: 'Monitoring and updates',
          cells: ['No', 'Yes, in office hours', 'Shared, by system'],
        },
        {
          label: 'Price',
          cells: [
            `${amountInWords(furtherPrices.day.from)} a day`,
            priceInWords(prices['/services/it-cloud']),
            'By the systems that we share',
          ],
        },
        { label: 'Who approves changes', cells: ['You', 'You, on our advice', 'Your IT lead'] },
      ],
    },
  ],
  questions: [
    {
      question: 'What happens to our current technician?',
      answer:
        'They can stay. Under the co-managed plan they pass hard cases to us, and we cover for them during their leave.',
    },
    {
      question: 'What do 60 people pay?',
      answer: `A firm of 60 people pays ${eachOfSixty}. IT Cloud is ${withCurrency(withTax(prices['/services/it-cloud'].from.value))} of that. The rest pays for mail, Office licences, the network, a second line, and one server with its spare and its backup: see [the bill of 60 people](/industries/clearing-and-forwarding).`,
    },
    {
      question: 'What does a second site cost?',
      answer: `Nothing ${commitments.travel.phrase}. A site farther away costs ${amountInWords(furtherPrices.distantSite.from)} a month more. When we travel there, you pay ${travelPrice}. The work of a repair stays in the price.`,
    },
  ],
  related: [],
  ask: {
    heading: 'How many people and sites do you have?',
    body: 'You get a price range in writing on the day of the call.',
  },
} satisfies Copy<'service'>;
