import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Hapa Cloud: managed website hosting in Kenya',
  summary: 'Our own hosting plans: we run the platform, you publish the site.',
  description:
    'Hapa Cloud is managed hosting for websites, shops and small web systems in Kenya: updates, daily backups, certificates, staging and support in one monthly plan.',
  lead: 'Monthly hosting plans for websites, shops and small web systems. Updates, daily backups, certificates and support are included. The site and domain stay yours.',
  updated: '2026-11-24',
  glance: {
    audience: 'Owners of a website, shop or portal who do not want to run a cloud account',
    time: { from: 1, to: 2, unit: 'weeks', note: 'from order to switch' },
    price: prices['/solutions/cloud-services/hapa-cloud-hosting'],
    start: 'A check of your present site, one or two days',
    needs: 'Access to the present hosting and domain registrar, and two contacts',
  },
  process: {
    heading: 'Move your site',
    intro: 'You keep the old hosting until you have tested the new copy.',
    steps: [
      {
        title: 'Check',
        body: 'We look at software, size, visitors and e-mail. If the plan does not fit, we say so.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Copy and repair',
        body: 'We copy the site, update old components and remove malware.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'You test',
        body: 'You try forms, search, main pages and a small M-Pesa payment.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Switch the domain',
        body: 'We switch early in the morning and watch for errors. E-mail records stay as they are.',
        time: { from: 1, unit: 'hours', note: '(we watch it for 2 days)' },
      },
    ],
    busy: ['us', 'us', 'you', 'us'],
  },
  scope: {
    receive: [
      'Space, memory and traffic as stated in your plan',
      'Certificates, issued and renewed',
      'A daily copy on separate storage, kept for 14 days',
      'A staging copy to try changes',
      'WordPress and WooCommerce updates, tested on staging first',
    ],
    needed: [
      'Access to the present hosting and the domain registrar',
      'One contact for notices and one for emergencies',
    ],
    excluded: [
      'Mailboxes: see [BizCloud](/solutions/cloud-services/bizcloud-email-and-collaboration-solution)',
      'Root access to the servers',
      'Design changes and new functions',
      'Video streaming, mass mailing and public file sharing',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Three plans',
      intro: 'You can change your plan from one month to the next.',
      rows: [
        { term: 'Single site', detail: 'A company or school website, with weekly updates.' },
        {
          term: 'Several sites',
          detail: 'Up to ten separate sites with one bill, for a hotel group or agency.',
        },
        {
          term: 'Shop or system',
          detail: 'Its own database, hourly database copies and checks of payments.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Compare with other hosting',
      rowHeading: 'Situation',
      columns: ['Shared hosting', 'Hapa Cloud', 'Your own cloud account'],
      suits: ['Small brochure sites', 'No staff to run a server', 'Own people with cloud skills'],
      rows: [
        { label: 'A plugin is unsafe', cells: ['You fix it', 'We fix it', 'Your team fixes it'] },
        {
          label: 'You delete the price list',
          cells: ['Ask the provider', 'We restore it', 'You restore it'],
        },
        {
          label: 'A campaign doubles visitors',
          cells: [
            'Slow or suspended',
            'The next plan, if the rise lasts',
            'Scales, and so does the bill',
          ],
        },
        { label: 'You need special software', cells: ['No', 'Rarely', 'Yes'] },
      ],
    },
    {
      type: 'example',
      heading: 'A resort site in Watamu moves',
      body: 'We compress the photographs. The design stays the same.',
      figures: [
        { label: 'Home page, before', value: '9.4 MB' },
        { label: 'Home page, after', value: '1.8 MB' },
        { label: 'Opens on 3G, before', value: '21 s' },
        { label: 'Opens on 3G, after', value: '5 s' },
      ],
    },
  ],
  questions: [
    {
      question: 'Where are the servers?',
      answer:
        'The quotation names country and data centre. If your data must be in a certain place, ask before you order.',
    },
    {
      question: 'How do we leave?',
      answer:
        'Give the notice stated in your plan. You get files and database in standard formats. For a domain in someone else’s name, see [hosting and domains](/services/web-development/hosting-domains).',
    },
    {
      question: 'Can our own developer work on it?',
      answer:
        'Yes, with file and database access on staging. A backup is made before each publication. We host PHP and Node.js, and check other software before you order.',
    },
  ],
  related: [
    '/solutions/cloud-services/cloud-hosting',
    '/services/web-development/maintenance-support',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
  twin: {
    path: '/solutions/cloud-services/cloud-hosting',
    difference:
      'Hapa Cloud is our own platform with fixed plans, and you need no cloud account. Cloud hosting builds and manages a larger system on a public cloud in your own account.',
  },
} satisfies Copy<'solution'>;
