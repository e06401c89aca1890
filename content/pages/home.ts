import { commitments } from '@/content/commitments';
import { reach } from '@/content/reach';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT support and software company in Mombasa',
  summary: 'What we do, for whom, and how to start.',
  description:
    'IT support and software company in Mombasa: managed IT, software, eTIMS and M-Pesa integration, cloud and seven products for businesses, schools and SACCOs.',
  lead: 'We look after IT and build software for organisations of 5 to 300 people, in Mombasa and across Kenya. Order one job or a monthly agreement.',
  updated: '2026-11-24',
  door: [
    {
      title: 'Receipt 0412',
      state: 'sample',
      blocks: [{ type: 'rows', items: [{ text: 'Total', value: 'KSh 1,460', mark: 'done' }] }],
    },
    {
      title: 'M-Pesa',
      state: 'confirmed',
      blocks: [{ type: 'rows', items: [{ text: 'Paid', value: '1,460', mark: 'done' }] }],
    },
    {
      title: 'Sales ledger',
      state: 'matched',
      blocks: [{ type: 'rows', items: [{ text: 'Till 2, 0412', value: '1,460', mark: 'done' }] }],
    },
  ],
  figure: {
    type: 'offline-sale',
    heading: 'What happens when the internet goes down',
    intro: 'How a sale reaches KRA.',
    office: 'KRA',
    frames: [
      { title: 'You keep selling', body: 'The till stores the sale and prints the receipt.' },
      { title: 'Sales wait in order', body: 'Each sale keeps its number.' },
      { title: 'The internet returns', body: 'Each tax record is sent to KRA once.' },
      { title: 'Totals agree', body: 'Till, ledger and KRA show the same amount.' },
    ],
  },
  audience: [
    {
      heading: 'You have no IT department',
      path: '/industries/small-and-medium-enterprises',
    },
    {
      heading: 'Your payments and your books do not agree',
      path: '/services/systems-integration',
    },
    {
      heading: 'You need software made for you',
      path: '/services/development-services/software-development',
    },
    {
      heading: 'Your IT team needs help',
      path: '/services/support-and-management/managed-it',
    },
  ],
  listings: [
    {
      look: 'marks',
      section: '/services',
      heading: 'Services',
      body: 'Each page says how the service is priced.',
    },
    {
      look: 'screens',
      section: '/products',
      heading: 'Products',
      body: 'Seven ready-made systems, from tills to school fees.',
    },
    {
      look: 'names',
      section: '/industries',
      heading: 'Industries',
      body: 'What fits your sector, including [clearing and forwarding](/blog/it-for-clearing-and-forwarding-firms).',
    },
  ],
  evidence: {
    heading: 'Compare us before you call',
    body: 'Our projects are illustrative examples, because we name a client only with written consent. Ask us for references by phone.',
  },
  reach,
  features: [
    `With a support agreement, we start on critical faults ${commitments.criticalResponse.phrase}.`,
    `See working software ${commitments.workingSoftware.phrase}.`,
    'A tester who did not write the code checks it.',
    'Start small and add to it.',
    'Tools that other firms know too.',
    `Your contact is ${commitments.namedPerson.phrase}.`,
  ],
  next: {
    heading: 'Tell us about one problem',
    body: `We answer ${commitments.enquiryReply.phrase}. If another supplier suits you better, we say so.`,
  },
} satisfies Copy<'home'>;
