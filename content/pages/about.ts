import { commitments } from '@/content/company/commitments';
import { givenFact, insuranceInWords, sampleMeaning, teamSize } from '@/content/company/facts';
import { coast, reach } from '@/content/company/reach';
import references from '@/content/pages/company/portfolio-testimonials';
import { furtherPrices, prices } from '@/content/prices/prices';
import { eachOfSixty } from '@/content/prices/sixty-people';
import { leastVisit } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import { startingAmount } from '@/content/values/price';

/** The facts that this page does not show yet, each in the words of a list. No other page says them. */
const missing = Object.entries({
  'Core banking systems': 'a core banking system that we have connected',
  'Job programs': 'a job program that we have linked',
  Registration: 'registration',
  Directors: 'directors',
  'Tax compliance': 'KRA PIN',
  'Data protection registration': 'ODPC number',
  Insurance: 'insurer',
  'Hosting countries': 'data centres',
  'Sub-processors': 'sub-processors',
})
  .filter(([term]) => !givenFact(term))
  .map(([, words]) => words)
  .join(', ');

/** What does not exist cannot follow, so it is not among the missing facts. */
const absent = [
  references.testimonials.length === 0 && 'no client reference',
  !givenFact('Certificates') && 'no certificate such as ISO 27001 or SOC 2',
].filter(Boolean);

const desk = '/services/support-and-management/managed-it/technical-support';

const website =
  prices['/services/development-services/website-development/website-design/wordpress'];

export default {
  heading: 'About: fact sheet of an IT and software company in Mombasa',
  summary: 'One page to print for a board: our size, prices, terms and papers.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: `One page for your board: what we cost, what you sign, who we are.`,
  updated: '2026-11-28',
  drawing: coast,
  sections: [
    {
      type: 'specification',
      heading: 'What it costs',
      intro: `Starting prices, before ${site.salesTax.name}.`,
      rows: [
        {
          term: 'One repair',
          detail: `${withCurrency(furtherPrices.repair.from.value)} an hour, ${leastVisit}`,
        },
        {
          term: 'A project',
          detail: `${withCurrency(website.from.value)} for a WordPress website`,
        },
        {
          term: 'Monthly support',
          detail: `${startingAmount(prices[desk])} for the desk. All of a [firm of 60](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month) costs ${eachOfSixty}`,
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What you sign',
      rows: [
        {
          term: 'Notice',
          detail: `You can leave after the first ${commitments.minimumTerm.phrase}, with ${commitments.noticePeriod.phrase}’ notice. We give you ${commitments.ownNotice.phrase}.`,
        },
        {
          term: 'Liability',
          detail: `The most that we pay is ${commitments.liabilityCap.phrase}. For payment work it is ${commitments.paymentLiability.phrase}. Leaked personal data has no cap.`,
        },
        {
          term: 'Insurance',
          detail: insuranceInWords,
        },
      ],
    },
    reach,
    {
      type: 'company-facts',
      heading: 'Papers and samples',
      body: [
        sampleMeaning,
        absent.length > 0 && `We have ${absent.join(' and ')}.`,
        missing && `Not published yet: ${missing}.`,
        `We send the papers on your list ${commitments.papers.phrase}. We are ${teamSize}. Support starts at ${commitments.supportFrom.phrase}.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ],
  related: ['/company/about-us/how-we-work', '/resources/downloads'],
} satisfies Copy<'company'>;
