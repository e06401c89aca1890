import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Web hosting and .co.ke domains',
  summary: 'Domain names in your own name, working mail records and suitable hosting.',
  description:
    'Web hosting and .co.ke domains in Kenya: names registered to you, DNS, SSL and mail records, site moves at night, and renewals before they lapse.',
  lead: 'Your domain is in your own name, and your mail records are correct. Your site can stay where it is.',
  updated: '2026-11-29',
  emblem: 'globe',
  drawing: {
    caption: 'One address, the three things behind it, and whose they are after the move',
    parts: [
      {
        type: 'scene',
        title: 'An address and what is behind it',
        height: 230,
        shapes: [
          { look: 'line', outline: 'M160 62v56M54 118V90h212v28' },
          { look: 'body', outline: 'M34 20h252q20 0 20 21t-20 21H34q-20 0-20-21t20-21z' },
          { look: 'mark', outline: 'M32 38v-5a7 7 0 0 1 14 0v5' },
          { look: 'hot', outline: 'M29 38h20v14h-20z' },
          { look: 'body', outline: 'M22 118h64v56H22z' },
          { look: 'hot', outline: 'M60 156a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z' },
          { look: 'mark', outline: 'M30 130h46M30 140h46M30 152h22M30 162h22' },
          { look: 'body', outline: 'M128 118h64v18h-64zM128 137h64v18h-64zM128 156h64v18h-64z' },
          { look: 'tint', outline: 'M134 123h30v8h-30zM134 142h30v8h-30zM134 161h30v8h-30z' },
          { look: 'hot', outline: 'M179 127a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z' },
          { look: 'body', outline: 'M232 122h68v50h-68z' },
          { look: 'mark', outline: 'M232 122l34 28 34-28' },
        ],
        words: [
          { text: 'sample-school.sc.ke', at: [176, 47], on: 'object', size: 'large' },
          { text: 'Name', at: [54, 194], on: 'ground', size: 'large' },
          { text: 'yours, to 2028', at: [54, 212], on: 'ground' },
          { text: 'Site', at: [160, 194], on: 'ground', size: 'large' },
          { text: 'Nairobi', at: [160, 212], on: 'ground' },
          { text: 'Mail', at: [266, 194], on: 'ground', size: 'large' },
          { text: '42 boxes', at: [266, 212], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations unsure who holds their domain, or unhappy with their mail or host',
    time: {
      from: 1,
      to: 2,
      unit: 'weeks',
      note: '(an estimated month more if its holder is absent)',
    },
    price: prices['/services/web-development/hosting-domains'],
    start: 'One or two days of tracing every name and account',
    needs: 'Registration certificate, a director’s letter, a list of systems that send e-mail',
  },
  plans: {
    heading: 'Three plans for names and hosting',
    intro:
      'You register the domain in your own name and pay the registrar. These plans cover our work.',
    options: [
      {
        name: 'Name only',
        suits: 'You are content with your present host',
        amount: standIn(9_000),
        includes: [
          'We correct the owner, contact and renewal date of one domain',
          'Records that prove your mail is yours: SPF, DKIM, and a DMARC that only reports',
          'A comment on each DNS record for the next person',
        ],
      },
      {
        name: 'Several names',
        suits: 'A firm with .co.ke, .ke and .com, or with old brands',
        amount: standIn(18_000),
        includes: [
          'Up to five names that lead to one site',
          'One list of renewal dates, sent to an address that two people read',
        ],
      },
      {
        name: 'Name and light site',
        suits: 'A simple site: no database, no sign-in',
        amount: standIn(21_000),
        includes: [
          'Everything in Name only',
          'Hosting, a certificate that renews automatically, and an alarm',
          'The move of the present site',
        ],
      },
    ],
  },
  process: {
    heading: 'How we move your domain and site',
    intro: 'Nothing old is switched off until its replacement works.',
    steps: [
      {
        title: 'Trace',
        body: 'A list shows each name with its registrar, owner and last day, and the services that depend on it.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Transfer',
        body: 'If the present holder, such as your designer, agrees, this is one form. Otherwise we prepare your proof of ownership, and the registry decides. If it decides against you, you need a new domain name.',
        time: { from: 2, to: 20, unit: 'days' },
      },
      {
        title: 'Rebuild the records',
        body: 'All DNS records are copied and compared line by line. Their timers are shortened, and the switch takes minutes.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Switch',
        body: 'The website moves first, the mail on another evening. The old host runs for two more weeks.',
        time: 'One evening each',
      },
    ],
    busy: ['us', 'others', 'us', 'us'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Where should the site run?',
      rows: [
        {
          term: 'Pages only',
          detail: 'They run on the plan Name and light site.',
        },
        {
          term: 'WordPress or a shop',
          detail:
            'It runs on [Hapa Cloud Hosting](/solutions/cloud-services/hapa-cloud-hosting), which includes the updates.',
        },
        {
          term: 'A system of several parts',
          detail:
            'It runs in your own cloud account: see [Cloud Hosting in Your Account](/solutions/cloud-services/cloud-hosting).',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Which .ke name can you register?',
      intro: 'KeNIC runs .ke, and accredited registrars sell the names.',
      rows: [
        { term: '.co.ke', detail: 'Companies may have it.' },
        { term: '.or.ke', detail: 'Non-profit organisations and societies may have it.' },
        {
          term: '.sc.ke and .ac.ke',
          detail: 'Schools have .sc.ke, universities and colleges .ac.ke.',
        },
        { term: '.go.ke', detail: 'Government bodies may have it, with an official letter.' },
        {
          term: '.ke',
          detail: 'Anyone may have it, for example as a short form of a .co.ke name.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What happens if our name lapses?',
      answer: `The site and the mail stop. Once the registry’s time for late renewal is over, anybody may register the name. We start the renewal of names ${commitments.domainRenewal.phrase}, and the registrar bills you.`,
    },
    {
      question: 'Why do our quotations go to spam?',
      answer: `A sender may be missing from your SPF or DKIM records, and we add it. To have forged mail refused, order [E-mail Security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security).`,
    },
    {
      question: 'Can the site be hosted abroad?',
      answer: `Yes, with another host. On our plans it is to be stored ${commitments.hostingCountry.phrase}. The order names the data centre. If the site collects personal data, the Data Protection Act sets conditions.`,
    },
  ],
  related: [],
  ask: {
    heading: 'Find out who owns your domain',
    body: 'Its address is enough for that.',
  },
  sources: [
    {
      fact: 'KeNIC runs the .ke registry; names are registered through accredited registrars, with endings for companies, organisations, government and higher learning.',
      reference:
        'KeNIC, frequently asked questions; Communications Authority of Kenya, Dot KE Domain Name System',
      url: 'https://kenic.or.ke/faqs/',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
    dataProtection.transferConditions,
  ],
} satisfies Copy<'service'>;
