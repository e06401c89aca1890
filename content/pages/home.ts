import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT, software and cloud for businesses in Mombasa and across Kenya',
  summary: 'Where to start: who we work for, what changes and how to begin.',
  description:
    'IT support, software development, integration and cloud for Kenyan businesses, schools, SACCOs and counties. Steps, durations and limits are stated on every page.',
  lead: 'We look after the IT of organisations of five to three hundred people, from Mombasa for all of Kenya. You can order one job, or hand us all of it under a monthly agreement.',
  updated: '2026-11-22',
  figure: {
    type: 'offline-sale',
    heading: 'The fibre is cut at 19:31',
    intro: 'A sale goes from the till to the ledger and KRA.',
    office: 'KRA',
    frames: [
      {
        title: 'Sales go on',
        body: 'The line is down, so the till stores the sale and prints the receipt.',
      },
      {
        title: 'Records queue',
        body: 'Each sale waits in order under its own number, so it is typed only once.',
      },
      {
        title: 'The line is back',
        body: 'The queue empties, and each tax record reaches KRA once.',
      },
      {
        title: 'The books agree',
        body: 'Till, ledger and KRA show the same total before the shop opens.',
      },
    ],
  },
  audience: [
    {
      heading: 'You run a firm with no IT department',
      path: '/industries/small-and-medium-enterprises',
    },
    {
      heading: 'You collect money and the totals do not agree',
      path: '/services/systems-integration',
    },
    {
      heading: 'You need a system no shop sells',
      path: '/services/development-services/software-development',
    },
    {
      heading: 'You have an IT team with too much on its plate',
      path: '/services/support-and-management/managed-it',
    },
  ],
  listings: [
    {
      look: 'pictures',
      section: '/services',
      heading: 'Seven lines of service',
      body: 'You may need one of these or three together.',
    },
    {
      look: 'covers',
      section: '/products',
      heading: 'Seven products for common needs',
      body: 'If your need is a common one, start from a [product](/products) and spend the money on setting it up well; a custom system takes months.',
    },
    {
      look: 'names',
      section: '/industries',
      heading: 'Ten sectors, and what differs',
      body: 'Our [industry pages](/industries) begin with the sector: its peak days, its regulators, the records it must keep, and the internet it really has.',
    },
  ],
  evidence: {
    heading: 'How to judge us before you call',
    body: 'Read the offer: each one says for whom it is, how long it takes, how it is priced and what is left out. We name a client only with the client’s agreement, and the case studies shown here are marked as samples.',
  },
  features: [
    `With a support agreement you can report a fault ${commitments.faultReports.phrase}. Work on one that stops your business starts ${commitments.criticalResponse.phrase}; other faults are handled in office hours.`,
    `You see working software ${commitments.workingSoftware.phrase} and may change the order of what comes next.`,
    'A tester who did not write the code tests it against your own list of requirements.',
    'Sized for the users you have now, with what it needs for ten times as many.',
    'We choose tools that are maintained, widely known and replaceable.',
    `Your contact is ${commitments.namedPerson.phrase}.`,
  ],
  next: {
    heading: 'Start with one problem',
    body: `Tell us what happens now and what should happen instead; you have an answer ${commitments.enquiryReply.phrase}. If another supplier suits you better, we tell you on the call.`,
  },
} satisfies Copy<'home'>;
