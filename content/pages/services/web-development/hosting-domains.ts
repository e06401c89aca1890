import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Web hosting and .co.ke domains',
  summary: 'Domain names in your own name, working mail records and suitable hosting.',
  description:
    'Web hosting and .co.ke domains in Kenya: names registered to you, DNS, SSL and mail records, site moves without downtime, and renewals before they lapse.',
  lead: 'We put your domains and hosting in your organisation’s name, fix mail that lands in spam and move your site if the host is slow. Nothing old is switched off until its replacement works.',
  updated: '2026-11-24',
  drawing: {
    caption: 'who owns a domain, before and after.',
    parts: [
      {
        type: 'paper',
        title: 'sample.co.ke',
        state: 'registry',
        blocks: [
          {
            type: 'table',
            columns: ['Record', 'Before', 'After'],
            rows: [
              { cells: ['Owner', 'a designer', 'your firm'], mark: 'done' },
              { cells: ['Contact', 'gmail', 'your office'], mark: 'done' },
              { cells: ['Renewal', 'unknown', '1 May'], mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Mail',
        blocks: [{ type: 'rows', items: [{ text: 'In spam', value: 'no', mark: 'done' }] }],
      },
    ],
  },
  glance: {
    audience: 'Organisations unsure who holds their domain, or unhappy with their mail or host',
    time: { from: 1, to: 2, unit: 'weeks', note: '(an absent registrant can add a month)' },
    price: prices['/services/web-development/hosting-domains'],
    start: 'One or two days of tracing every name and account',
    needs: 'Registration certificate, a director’s letter, a list of systems that send e-mail',
  },
  process: {
    heading: 'How we move you without downtime',
    steps: [
      {
        title: 'Trace names and accounts',
        body: 'We list each domain with its registrar, registrant and expiry, and every service that depends on it.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Transfer ownership',
        body: 'Your organisation becomes the registrant. If the present holder cooperates, this takes one form. If not, we prepare documents for the registry.',
        time: { from: 2, to: 20, unit: 'days' },
      },
      {
        title: 'Copy the DNS',
        body: 'All records are rebuilt and compared line by line, with short timers, so that the switch takes minutes.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Copy the site',
        body: 'You test and approve it on the new host first.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'Switch',
        body: 'Website first, mail on another day. The old host runs for two more weeks.',
        time: 'One evening each',
      },
    ],
    busy: ['us', 'others', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A domain register: name, registrant, registrar, expiry, what depends on it',
      'DNS with a comment on each record',
      'SPF, DKIM and DMARC for the systems that send your mail',
      'An automatically renewed certificate, with an alarm',
      'Hosting in your account, with one restore tested',
    ],
    needed: [
      'Registration certificate and a director’s letter',
      'A list of systems that send your mail',
      'An address such as domains@ that two people read',
    ],
    excluded: [
      'Registration, renewal and hosting fees',

      'Moving mailboxes, which is a separate project',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Which domain ending?',
      intro: 'KENIC runs .ke, and accredited registrars sell the names.',
      rows: [
        { term: '.co.ke', detail: 'For companies. Kenyan customers try it first.' },
        { term: '.or.ke', detail: 'For non-profit organisations and societies.' },
        { term: '.sc.ke and .ac.ke', detail: 'For schools, and for universities and colleges.' },
        { term: '.go.ke', detail: 'For government, with an official letter.' },
        { term: '.ke', detail: 'Short and open to all. Point it to your .co.ke name.' },
        { term: '.com', detail: 'Useful for tourism and export, as a second name.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which hosting?',
      rowHeading: 'Point',
      columns: ['Shared plan', 'Virtual server', 'Managed hosting', 'Static hosting'],
      rows: [
        {
          label: 'Suits',
          cells: [
            'Small company sites',
            'Special software',
            'Shops, busy CMS sites',
            'Sites without a database',
          ],
        },
        {
          label: 'Who updates it',
          cells: ['The host', 'You or us', 'The host', 'Nothing to update'],
        },
        {
          label: 'At a traffic peak',
          cells: ['Slows down', 'Depends on its size', 'Resized on request', 'Unaffected'],
        },
        {
          label: 'Weakness',
          cells: [
            'Other sites slow yours',
            'Forgotten updates',
            'Costs more',
            'Forms need a service',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Kenya or abroad?',
      body: 'A light site is quick from anywhere. A portal with many requests is faster from Kenya. If a site collects personal data, the law sets conditions for storing that data abroad, so the register states the location. See also [cloud hosting](/solutions/cloud-services/cloud-hosting) in your own cloud account, or a [plan on our platform](/solutions/cloud-services/hapa-cloud-hosting).',
    },
  ],
  questions: [
    {
      question: 'What if a .ke name lapses?',
      answer: `It stops working. In a grace period the holder can still renew it. After that, anyone can take it. We renew names ${commitments.domainRenewal.phrase}.`,
    },
    {
      question: 'Can you recover a name a former employee registered?',
      answer:
        'Often. First by signed transfer, otherwise by a request to the registry with proof that the name is yours. The registry decides.',
    },
    {
      question: 'Why do our quotations go to spam?',
      answer:
        'Usually DKIM is missing, SPF leaves out a sender, or a shared server has a poor reputation. We read reports for two weeks, then tighten the rules step by step.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/services/web-development/maintenance-support',
  ],
  sources: [
    {
      fact: 'KENIC runs the .ke registry; names are registered through accredited registrars, with endings for companies, organisations, government and higher learning.',
      reference:
        'KeNIC, frequently asked questions; Communications Authority of Kenya, Dot KE Domain Name System',
      url: 'https://kenic.or.ke/faqs/',
      checked: '2026-11-22',
    },
    dataProtection.transferConditions,
  ],
} satisfies Copy<'service'>;
