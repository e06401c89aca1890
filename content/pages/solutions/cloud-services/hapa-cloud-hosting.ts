import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Hapa Cloud hosting for websites and shops',
  summary: 'Our own hosting plans: we run the platform, you publish the site.',
  description:
    'Hapa Cloud is managed hosting for websites, shops and small web systems in Kenya: updates, daily backups, certificates, staging and support in one monthly plan.',
  lead: 'We run your website or shop on one of three monthly plans, with updates, backups and repairs. The site and its domain stay yours.',
  updated: '2026-11-29',
  emblem: 'globe',
  drawing: {
    caption: 'The panel of one hosted shop',
    parts: [
      {
        type: 'window',
        title: 'sample-shop.co.ke',
        state: 'Shop or system',
        blocks: [
          {
            type: 'totals',
            items: [
              { label: 'Visits', value: '18,204' },
              { label: 'Orders', value: '412' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Copy of 13:00', value: '2.2 GB', mark: 'done' },
              { text: 'Certificate', value: 'to 2 Feb', mark: 'done' },
              { text: 'Version', value: 'updated Tue', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Owners of a website, shop or portal who do not want to run a cloud account',
    time: { from: 1, to: 2, unit: 'weeks', note: 'from order to switch' },
    price: prices['/solutions/cloud-services/hapa-cloud-hosting'],
    start: 'A check of your present site, one or two days',
    needs: 'Access to the present hosting and domain registrar, and two contacts',
  },
  similar: {
    path: '/solutions/cloud-services/cloud-hosting',
    asks: 'Do you want the account yourself?',
  },
  plans: {
    heading: 'Three plans',
    intro:
      'Every plan has a certificate, a daily copy kept for 14 days, and a staging copy on which you try changes. You can move up or down at the end of a month.',
    options: [
      {
        name: 'Single site',
        suits: 'A company, school or church website',
        amount: standIn(2_500),
        includes: [
          'One site, 10 GB',
          `WordPress updates ${commitments.siteUpdates.phrase}, tried on staging first`,
        ],
      },
      {
        name: 'Several sites',
        suits: 'A hotel group, a college with departments, an agency',
        amount: standIn(7_500),
        includes: ['Up to ten sites, 60 GB in all', 'Each site has its own users and its own copy'],
      },
      {
        name: 'Shop or system',
        suits: 'WooCommerce, a booking system or a small portal',
        amount: standIn(9_500),
        includes: [
          'Its own database, copied every hour',
          'A test order every day, up to the payment, and a call to you if it fails',
        ],
      },
    ],
  },
  scope: {
    receive: [
      'The repair of a broken update or a hacked page, without another bill',
      'Your deleted page or price list back, from any of the last 14 days',
      'One e-mail a month: visits, speed, updates, and what we had to repair',
    ],
    excluded: [
      'Mailboxes: see [BizCloud](/solutions/cloud-services/bizcloud-email-and-collaboration-solution)',
      'New pages, design and functions',
      'Root access. For special software, rent [a cloud of your own](/solutions/cloud-services/cloud-hosting)',
    ],
  },
  process: {
    heading: 'Moving from another host',
    body: 'The move is free on every plan. We copy site, database and certificate to staging in 2 to 5 days. A hacked site is [cleaned first](/services/business-and-qa/cybersecurity/web-and-digital-security), at its own price. You test forms, search and a payment of ten shillings, and because the old hosting stays on until then, a failed test costs nothing. We switch early in the morning. E-mail is not touched.',
  },
  sections: [],
  questions: [
    {
      question: 'In which country are the servers?',
      answer: `They are to be ${commitments.hostingCountry.phrase}. This site names no data centre yet. Your order does.`,
    },
    {
      question: 'What do we get when we leave?',
      answer: `The files and a dump of the database, on the day you ask. Our copy stays ${commitments.dataAfterLeaving.phrase}. [Notice and minimum term](/company/about-us/how-we-work#what-you-sign) are the same for all monthly plans.`,
    },
  ],
  related: [],
  ask: { heading: 'Ask which plan your site needs' },
} satisfies Copy<'solution'>;
