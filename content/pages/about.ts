import { commitments } from '@/content/company/commitments';
import { givenFact } from '@/content/company/facts';
import { coast, reach } from '@/content/company/reach';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { callAddressOf } from '@/content/values/call-address';
import { withCurrency } from '@/content/values/money';
import { hasPlaceholders } from '@/content/values/placeholders';

/** The facts for a tender that the company has not given yet. */
const missing = [
  'Registration',
  'Directors',
  'Tax compliance',
  'Data protection registration',
  'Insurance',
  'Hosting countries',
  'Sub-processors',
  'Escalation',
]
  .filter((term) => !givenFact(term))
  .join(', ')
  .toLowerCase();

const anySample = furtherPrices.repair.from.standIn;

const website =
  prices['/services/development-services/website-development/website-design/wordpress'];
const messaging = prices['/solutions/bulk-sms-and-messaging'];
const support = prices['/services/support-and-management/managed-it/technical-support'];

export default {
  heading: 'Fact sheet of an IT and software company in Mombasa',
  summary: 'One page to print: what you can buy, what it costs and what binds you.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: 'The page to print for your meeting: what you can buy, what it costs, and what it binds you to.',
  updated: '2026-11-27',
  drawing: coast,
  sections: [
    {
      type: 'specification',
      heading: 'In brief',
      rows: [
        {
          term: 'What you can buy',
          detail:
            '[Services](/services), [solutions](/solutions) for one need such as payroll, and seven [products](/products).',
        },
        {
          term: 'For whom',
          detail: 'Organisations with 5 to 300 people.',
        },
        { term: 'We speak', detail: 'English and Kiswahili.' },
        {
          term: 'Reach us',
          detail: `[${site.contact.phone.value}](${callAddressOf(site.contact.phone.value)}), ${site.contact.premises.value.place}.`,
        },
        {
          term: 'Who we are',
          detail: '[Why this coast, and what we refuse](/company/about-us).',
        },
      ],
    },
    reach,
    {
      type: 'comparison',
      heading: 'Four ways to start',
      rowHeading: 'Way',
      columns: [`Lowest amount, for example${anySample ? ' (sample)' : ''}`, 'You are bound for'],
      rows: [
        {
          label: 'A single repair',
          cells: [`${withCurrency(furtherPrices.repair.from.value)} an hour`, 'That repair'],
        },
        {
          label: 'A project',
          cells: [
            `${withCurrency(messaging.from.value)} to send SMS in bulk, ${withCurrency(website.from.value)} for a website`,
            'The stage that you have ordered',
          ],
        },
        {
          label: 'Monthly support',
          cells: [
            `${withCurrency(support.from.value)} for each user`,
            `At least ${commitments.minimumTerm.phrase}`,
          ],
        },
        {
          label: 'A product',
          cells: [
            `${withCurrency(prices['/products/akademico'].from.value)} for a learner, ${withCurrency(prices['/products/posigen'].from.value)} for a till`,
            `At least ${commitments.minimumTerm.phrase}, or one school term`,
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Terms and samples',
      body: `${commitments.liabilityCap.promise} [What you sign](/company/about-us/how-we-work#what-you-sign) says what has no cap and what is excluded. Compare a [bill for 60 people](/industries/clearing-and-forwarding).${hasPlaceholders ? `\n\nSamples until we confirm them: every price and sum, the phone number, the e-mail and office addresses, the hours, the four figures on the home page, and each time, sum and right that we promise. Names and figures in pictures and examples are invented. Laws and tax rates are real.` : ''}`,
    },
    {
      type: 'company-facts',
      heading: 'For your procurement file',
      body: `[Send us](/contact) the list of documents that your tender asks for. We tell you which we can supply.${missing ? `\n\nNot on this page yet: ${missing}.` : ''}`,
    },
  ],
  related: ['/company/about-us/how-we-work', '/resources/downloads'],
} satisfies Copy<'company'>;
