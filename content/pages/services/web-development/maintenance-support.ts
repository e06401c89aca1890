import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import { afterLaunch, websiteYear } from '@/content/prices/website-year';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { standIn } from '@/content/values/company-value';
import { amountInWords, priceInWords } from '@/content/values/price';

const hapaCloud = '/solutions/cloud-services/hapa-cloud-hosting';

export default {
  shape: 'buy',
  heading: 'Website maintenance',
  summary: 'Updates, backups, security checks and small changes for a live site.',
  description:
    'Website maintenance in Kenya: tested updates, off-site backups, form checks and small changes on a monthly plan, even if another company built the site.',
  lead: 'Did somebody else build your website? We check it, make it safe, and look after it month by month.',
  updated: '2026-11-29',
  emblem: 'repair',
  drawing: {
    caption: 'One month of one website, day by day',
    parts: [
      {
        type: 'paper',
        title: 'sample-school.sc.ke',
        state: 'October',
        blocks: [
          {
            type: 'grid',
            columns: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
            rows: [
              {
                label: '40',
                squares: [
                  {},
                  {},
                  {},
                  { text: '1', mark: 'done' },
                  { text: '2' },
                  { text: '3' },
                  { text: '4' },
                ],
              },
              {
                label: '41',
                squares: [
                  { text: '5', mark: 'done' },
                  { text: '6' },
                  { text: '7' },
                  { text: '8', mark: 'done' },
                  { text: '9' },
                  { text: '10' },
                  { text: '11' },
                ],
              },
              {
                label: '42',
                squares: [
                  { text: '12', mark: 'done' },
                  { text: '13' },
                  { text: '14', mark: 'open' },
                  { text: '15', mark: 'done' },
                  { text: '16' },
                  { text: '17' },
                  { text: '18' },
                ],
              },
              {
                label: '43',
                squares: [
                  { text: '19', mark: 'done' },
                  { text: '20', mark: 'done' },
                  { text: '21' },
                  { text: '22', mark: 'late' },
                  { text: '23' },
                  { text: '24' },
                  { text: '25' },
                ],
              },
              {
                label: '44',
                squares: [
                  { text: '26', mark: 'done' },
                  { text: '27' },
                  { text: '28' },
                  { text: '29', mark: 'done' },
                  { text: '30' },
                  { text: '31' },
                  {},
                ],
              },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Updates', value: '9', mark: 'done' },
              { text: 'Copy restored', value: '14 Oct', mark: 'open' },
              { text: 'Form broken, mended the same day', value: '22 Oct', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with a live site or shop, including one that others built',
    time: { from: 2, to: 3, unit: 'weeks', note: 'from access to the monthly plan' },
    price: prices['/services/web-development/maintenance-support'],
    start: 'A day of checking code, plugins, accounts and logs',
    needs: 'Administrator access to site, hosting and DNS, and someone who may order changes',
  },
  plans: {
    heading: 'How much care does the site need?',
    intro: `These plans are for a site that stays where it is. If it can move, [Hapa Cloud Hosting](${hapaCloud}) costs less: ${priceInWords(prices[hapaCloud])} with hosting and updates, and the move is free. In every plan here we test a restore ${commitments.restoreTest.phrase}. ${commitments.breakInCleanUp.promise}`,
    options: [
      {
        name: 'Updates',
        suits: 'A site at a host you pay yourself',
        amount: standIn(4_500),
        includes: [
          `Updates ${commitments.siteUpdates.phrase}, tried on a test copy first. Small security releases install at once`,
          'A copy every night, kept in two places',
          'An alarm if the address, the certificate or the contact form fails',
        ],
      },
      {
        name: 'Updates and changes',
        suits: 'A site with news, fees, staff or rooms',
        amount: standIn(12_000),
        includes: [
          'Everything in Updates',
          'Three hours of changes, each done in 1 to 2 working days',
        ],
      },
      {
        name: 'Shop',
        suits: 'A site that takes payments',
        amount: standIn(24_000),
        includes: [
          'Everything in Updates',
          'A test order every day, up to the payment',
          'Four hours of changes. Payment faults come first',
        ],
      },
    ],
  },
  process: {
    heading: 'How we take over a site that another company built',
    body: `1. Together we collect the access to site, host and domain. If the former developer does not answer, we help you prove that they are yours.
2. After a day of checking you get a list of what is unsafe, and a price if it needs more than an update. The check costs ${amountInWords(furtherPrices.day.from)}, also if you stop here.
3. Unknown accounts are closed, passwords changed, and one copy is restored as a trial.`,
  },
  sections: [
    {
      type: 'bill',
      heading: 'What a website costs after the launch',
      intro: `A company site with one domain costs ${websiteYear.onOtherHost} a year with ${site.salesTax.name}, or ${websiteYear.onHapaCloud} on [Hapa Cloud Hosting](${hapaCloud}). The registrar and the host bill you directly. Their two amounts are our estimates.`,
      lines: afterLaunch,
    },
  ],
  questions: [
    {
      question: 'Our site has just been hacked. Which plan do we take?',
      answer:
        'Take none yet. Call us and delete nothing: the traces are evidence. [Website and Account Security](/services/business-and-qa/cybersecurity/web-and-digital-security) describes the first hour.',
    },
    {
      question: 'Do hours we do not use carry over?',
      answer:
        'Yes, into the next month. If you have hours left three months in a row, ask for the smaller plan.',
    },
    {
      question: 'Why not switch on automatic updates and be done?',
      answer:
        'Small security releases install automatically, because waiting is the larger risk. A person tries all others on the test copy first: an automatic update does not notice that your enrolment form has stopped sending.',
    },
  ],
  related: [],
  ask: {
    heading: 'Ask for a check of your site',
    body: `It costs ${amountInWords(furtherPrices.day.from)}, and you may stop after it.`,
  },
} satisfies Copy<'service'>;
