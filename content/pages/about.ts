import { commitments } from '@/content/company/commitments';
import { givenFact } from '@/content/company/facts';
import { coast, reach } from '@/content/company/reach';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { callAddressOf } from '@/content/values/call-address';
import { withCurrency } from '@/content/values/money';

/** The facts for a tender that the company has not given yet. */
const missing = [
  'Registration',
  'Directors',
  'Tax compliance',
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
const banking = prices['/services/systems-integration/banking-systems-integration'];
const support = prices['/services/support-and-management/managed-it/technical-support'];

export default {
  heading: 'IT and software company in Mombasa, Kenya',
  summary: 'What we do, for whom, from where and on what terms, in two minutes.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: `The page to print for your meeting: what you can buy, what it costs, and what it binds you to.${anySample ? ' Prices, contacts and terms are samples until we confirm them.' : ''}`,
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
            '[Services](/services) by the project or the month, [solutions](/solutions) for one need such as payroll, and seven [products](/products).',
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
      ],
    },
    reach,
    {
      type: 'comparison',
      heading: 'Four ways to start',
      rowHeading: 'Way',
      columns: [`Lowest amount${anySample ? ' (sample)' : ''}`, 'You are bound for'],
      rows: [
        {
          label: 'A single repair',
          cells: [`${withCurrency(furtherPrices.repair.from.value)} an hour`, 'That repair'],
        },
        {
          label: 'A project',
          cells: [
            `${withCurrency(website.from.value)} for a website, ${withCurrency(banking.from.value)} for core banking`,
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
      heading: 'What you can hold us to',
      body: `${commitments.liabilityCap.promise} ${commitments.paymentLiability.promise} If we end an agreement, you have ${commitments.ownNotice.phrase} to move.

[What you sign](/company/about-us/how-we-work#what-you-sign) has these terms and the others, such as warranty and availability.`,
    },
    {
      type: 'company-facts',
      heading: 'For your procurement file',
      body: `[Send us](/contact) the list of documents that your tender asks for. We tell you which of them we can supply, before you spend time on the bid.${givenFact('Data protection registration') ? '' : '\n\nODPC registration, as controller and processor: to be confirmed (sample).'}${missing ? `\n\nNot on this page yet: ${missing}.` : ''}`,
    },
  ],
  related: ['/company/about-us/how-we-work', '/resources/downloads'],
} satisfies Copy<'company'>;
