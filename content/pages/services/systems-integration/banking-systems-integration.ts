import { commitments } from '@/content/company/commitments';
import { factInWords } from '@/content/company/facts';
import { nightWatchPrice, nightWatchSection, noticeWithoutWatch } from '@/content/company/warnings';
import { moneyPathsPrice, outsideTestPrice } from '@/content/prices/left-out';
import { furtherPrices, prices } from '@/content/prices/prices';
import {
  collectionsFirstYear,
  guaranteeInWords,
  saccoCredit,
  saccoFirstYearInWords,
  saccoLaterYear,
} from '@/content/prices/sacco-integration';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { mpesa } from '@/content/sources/mpesa';
import { regulation } from '@/content/sources/regulation';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';

const integration = prices['/services/systems-integration/banking-systems-integration'];

export default {
  shape: 'project',
  heading: 'Core banking and M-Pesa integration',
  summary: 'Core banking, M-Pesa, bank channels and ledgers connected and reconciled daily.',
  description:
    'Core banking and M-Pesa integration for SACCOs, lenders and businesses in Kenya: paybill, payouts, PesaLink and daily reconciliation.',
  lead: 'We connect M-Pesa and your bank to the core system, and compare all three each morning.',
  updated: '2026-11-28',
  emblem: 'bank',
  drawing: {
    caption: 'One day of payments',
    parts: [
      {
        type: 'scene',
        title: 'One day of payments',
        height: 210,
        shapes: [
          { look: 'line', outline: 'M76 56h66v34h90M76 148h66v-34h90' },
          {
            look: 'body',
            outline:
              'M32 18h44v74h-44zM22 138l32-20 32 20v42h-64zM226 56v92a40 12 0 0 0 80 0v-92a40 12 0 0 0-80 0a40 12 0 0 0 80 0',
          },
          {
            look: 'tint',
            outline:
              'M38 26h32v50h-32zM30 142h9v38h-9zm20 0h9v38h-9zm20 0h9v38h-9zM100 48h16v16h-16zm58 34h16v16h-16zm22 0h16v16h-16zm22 0h16v16h-16zm0 24h16v16h-16zm-22 0h16v16h-16zm-22 0h16v16h-16zm-58 34h16v16h-16z',
          },
          { look: 'hot', outline: 'M158 146h16v16h-16zm22 0h16v16h-16z' },
        ],
        words: [
          { text: 'M-Pesa', at: [116, 32], on: 'ground' },
          { text: 'Bank', at: [108, 134], on: 'ground' },
          { text: 'Core', at: [266, 112], on: 'object', size: 'large' },
          { text: '1,478 posted', at: [266, 34], on: 'ground' },
          { text: '2 without notice', at: [176, 190], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience: 'SACCOs, lenders, schools and insurers with many small receipts',
    time: { from: 4, to: 6, unit: 'months', note: '(payments in alone from 10 weeks)' },
    price: integration,
    start: `Two weeks mapping every payment (${moneyPathsPrice})`,
    needs: 'Agreements with Safaricom and banks, your finance manager and auditor',
  },
  example: {
    heading: 'One day of receipts in a SACCO',
    body: 'The software matches payments by their reference. A clerk decides about the other 87.',
    figures: [
      { label: 'Exact reference', value: '1,391' },
      { label: 'Confirmed by a clerk', value: '58' },
      { label: 'Found by a clerk', value: '29' },
      { label: 'Found in Safaricom’s list', value: '2' },
    ],
  },
  process: {
    heading: 'How the months run',
    steps: [
      {
        title: 'Map each movement',
        body: `We ask SASRA with you ${commitments.regulatorAsked.phrase}.`,
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Apply for access',
        body: 'You apply to Safaricom, bank and core supplier.',
        time: { from: 3, to: 8, unit: 'weeks' },
      },
      {
        title: 'Build the payment ledger',
        body: `It runs on your own servers, encrypted with your keys. ${commitments.liveData.phrase.replace(/^t/, 'T')} use them, with a log.`,
        time: { from: 6, to: 8, unit: 'weeks' },
      },
      {
        title: 'Test what fails',
        body: 'Your auditor chooses the cases.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Start small',
        body: 'Staff accounts go first, with low limits.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'others', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'Links to M-Pesa and bank files, or PesaLink, tested with your auditor, with source code',
    ],
    excluded: ['Licences, approvals and legal advice'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Your duties, and what we show',
      rowHeading: 'Duty',
      columns: ['What it asks', 'What we show'],
      rows: [
        {
          label: 'Inspection by SASRA',
          cells: [
            'It may see your books at any time',
            `SASRA may inspect us at any time too, and your auditor ${commitments.audit.phrase}`,
          ],
        },
        {
          label: 'Continuity, Part XII',
          cells: [
            'Deposit-takers preserve information and keep working',
            `The spare takes over ${commitments.criticalRepair.phrase}. We restore it ${commitments.restoreTest.phrase}`,
          ],
        },
        {
          label: 'Data Protection Act',
          cells: ['A written contract, and notice of a breach within 72 hours', noticeWithoutWatch],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What SASRA asks of payment suppliers',
      intro: `SASRA wrote to SACCOs in 2023. We answer your copy ${commitments.letterAnswered.phrase}. These points are as a newspaper reported them.`,
      rows: [
        { term: 'Access at any hour', detail: 'Clause 7 gives it.' },
        {
          term: 'Two attack tests a year',
          detail: `You choose and pay the firm, ${outsideTestPrice} each.`,
        },
        {
          term: 'Watching payments day and night, attacks told in 12 hours',
          detail: `For ${nightWatchPrice}, a [night watch](${nightWatchSection}) reads security warnings and the alerts of your payment links. Work on either starts ${commitments.watchedStart.phrase}.`,
        },
        {
          term: 'A guarantee of a tenth of the paybill’s balance',
          detail: `Our bank gives it, for an estimated ${guaranteeInWords}.`,
        },
        {
          term: 'A policy over the money on the paybill',
          detail: `[Our insurance](/company/about-us/how-we-work#what-you-sign) is shared by all clients. You may order ${commitments.ownPolicy.phrase}.`,
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What it costs a SACCO, once and each month',
      rows: [
        {
          term: 'One core, paybill and bank',
          detail: `${saccoFirstYearInWords}: [each line of the bill](/projects/sacco-core-banking-integration#what-it-costs-once-and-each-month).`,
        },
        { term: 'Each later year', detail: `${saccoLaterYear}.` },
        {
          term: 'Payments in alone',
          detail: `${collectionsFirstYear} in that year. The link is ${amountInWords(furtherPrices.collections.from)} of it.`,
        },
      ],
    },
    {
      type: 'specification',
      heading: 'If something goes wrong',
      rows: [
        {
          term: 'If we are late',
          detail: `Work on the ledger [starts ${commitments.criticalResponse.phrase}](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long), or we return ${withCurrency(saccoCredit)}.`,
        },
        {
          term: 'If the ledger is lost',
          detail: `Up to an hour of records is not in its copy. Receipts return from Safaricom’s list of 48 hours and the bank’s statement, and ${commitments.ledgerRestored.phrase}.`,
        },
        {
          term: 'If our software pays or posts wrongly',
          detail: `${commitments.paymentLiability.promise} ${commitments.paymentLosses.promise} What our insurance does not cover, we pay, up to the cap.`,
        },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'Which core banking system do you have?',
    body: `${factInWords('Core banking systems')} Name it: we test its interface before you pay for the rest.`.trim(),
  },
  sources: [
    regulation.saccoInspection,
    regulation.saccoVendors,
    regulation.saccoContinuity,
    dataProtection.processorContract,
    dataProtection.breachNotice,
    mpesa.pullTransactions,
  ],
} satisfies Copy<'service'>;
