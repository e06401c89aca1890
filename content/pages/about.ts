import { commitments } from '@/content/company/commitments';
import {
  certificateNote,
  givenFact,
  insuranceInWords,
  sampleMeaning,
  teamSize,
} from '@/content/company/facts';
import { coast, reach } from '@/content/company/reach';
import { furtherPrices, prices } from '@/content/prices/prices';
import { leastVisit } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { callAddressOf } from '@/content/values/call-address';
import { withCurrency } from '@/content/values/money';
import { hasPlaceholders } from '@/content/values/placeholders';
import { startingAmount } from '@/content/values/price';

/** The facts for a tender that this page does not show yet, each in the words of a list. */
const missing = Object.entries({
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

/** A certificate that does not exist cannot follow, so it is not among the missing facts. */
const toFollow = [
  missing && `These are not published yet: ${missing}.`,
  !givenFact('Certificates') && certificateNote,
].filter(Boolean);

const website =
  prices['/services/development-services/website-development/website-design/wordpress'];

export default {
  heading: 'About: fact sheet of an IT and software company in Mombasa',
  summary: 'One page to print for a board: our size, prices, terms and papers.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: `Print this for your board: ${hasPlaceholders ? 'our sample prices and terms' : 'our prices, dates and terms'}.`,
  updated: '2026-11-28',
  drawing: coast,
  sections: [
    {
      type: 'specification',
      heading: 'In brief',
      rows: [
        {
          term: 'Size',
          detail: `We are ${teamSize}.`,
        },
        {
          term: 'For whom',
          detail:
            'Support suits firms of 5 people or more, and IT Cloud 10 to 300. Projects suit any size.',
        },
        {
          term: 'Reach us',
          detail: `[${site.contact.phone.value}](${callAddressOf(site.contact.phone.value)}), ${site.contact.premises.value.place}${site.contact.premises.standIn ? ' (sample address)' : ''}.`,
        },
      ],
    },
    reach,
    {
      type: 'specification',
      heading: 'Three ways to start',
      intro: `Start prices, without ${site.salesTax.name}.`,
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
          detail: `${startingAmount(prices['/services/it-cloud'])}: see [the bill of 60 people](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month)`,
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What you sign',
      rows: [
        {
          term: 'Notice',
          detail: `You can leave at the end of the first ${commitments.minimumTerm.phrase}, or later, with ${commitments.noticePeriod.phrase}’ notice. We give you ${commitments.ownNotice.phrase}.`,
        },
        {
          term: 'Liability',
          detail: `The cap is ${commitments.liabilityCap.phrase}. For payment work it is ${commitments.paymentLiability.phrase}. Leaked personal data has no cap.`,
        },
        {
          term: 'Insurance',
          detail: `Our insurance is ${insuranceInWords}.`,
        },
      ],
    },
    {
      type: 'company-facts',
      heading: 'Papers and samples',
      body: [
        sampleMeaning,
        `We send the papers on your list ${commitments.papers.phrase}.`,
        ...toFollow,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ],
  related: ['/company/about-us/how-we-work', '/resources/downloads'],
} satisfies Copy<'company'>;
