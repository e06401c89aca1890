import { commitments, restoredFromBackup, visitAfter } from '@/content/company/commitments';
import { insuranceInWords } from '@/content/company/facts';
import { licencesOnTop } from '@/content/prices/office-licences';
import { daysAfterSurvey, furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { wholeAmount, withCurrency } from '@/content/values/money';
import { billed, billedSetUp, bothSums, sumOf } from '@/content/values/price';

const managed = '/services/support-and-management/managed-it';

/** What an office of 25 people without a server pays. We bill all of it. */
const officeOf25 = [
  billed('Network survey', 1, furtherPrices.day),
  billed('Network installation', daysAfterSurvey.officeOf25.installation.value, furtherPrices.day),
  billed('Repairs', daysAfterSurvey.officeOf25.repairs.value, furtherPrices.day),
  billed('Support desk', 25, prices[`${managed}/technical-support`]),
  billed('Monitoring', 25, prices[`${managed}/remote-monitoring-and-management`]),
  billed('Network', 6, prices[`${managed}/network-management`]),
];

/** What one server adds to it, with its storage box. */
const serverLines = [
  billedSetUp('Runbook', 1, prices[`${managed}/system-administration`]),
  billed('Storage box', 1, furtherPrices.storageBox),
  billed('Server care', 1, prices[`${managed}/system-administration`]),
  billed('Server at night', 1, furtherPrices.serverDayAndNight),
  billed('Server backup', 1, prices[`${managed}/data-backup-recovery`]),
  billed('Storage', 1, furtherPrices.copyStorage),
];
const withServer = bothSums(serverLines);

export default {
  heading: 'How we work: prices, contract and steps',
  summary: 'What do you sign, how do prices work, and how does a project run?',
  description:
    'What you sign with us, how prices work, a sample bill, and the steps of a project, from the free first call to handover.',
  lead: 'What you sign, what you pay, and six steps.',
  updated: '2026-11-28',
  drawing: {
    caption: 'Draft agreement and monthly bill',
    parts: [
      {
        type: 'paper',
        title: 'Service agreement',
        state: 'draft',
        blocks: [
          {
            type: 'table',
            columns: ['Clause', 'It says'],
            rows: [
              { cells: ['2 Term', commitments.minimumTerm.phrase] },
              { cells: ['2 Notice', commitments.noticePeriod.phrase] },
              { cells: ['5 Code and data', 'yours'] },
              { cells: ['6 Warranty', commitments.defectsPeriod.phrase] },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Bill',
        state: 'a month',
        blocks: [
          {
            type: 'rows',
            items: [
              ...officeOf25
                .filter(({ paid }) => paid === 'month')
                .map(({ item, count, each }) => ({
                  text: item,
                  value: wholeAmount(count * each.value),
                })),
              { text: 'Without VAT', value: wholeAmount(sumOf(officeOf25, 'month')), mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'terms',
      heading: 'What you sign',
      intro: `You sign [one agreement](/resources/downloads#service-agreement-draft), or two if we see personal data.

- **You can leave** after ${commitments.minimumTerm.phrase}.
- **Whoever causes the other a loss pays it**, up to a cap: ${withCurrency(12 * sumOf(officeOf25, 'month'))} a year in the bill.
- **You keep** your data, code and passwords.`,
      lists: [
        {
          heading: 'How it ends',
          rows: [
            {
              term: 'Minimum term',
              detail: `The first ${commitments.minimumTerm.phrase} are fixed. Give ${commitments.noticePeriod.phrase}’ notice to leave at their end, or later. If we end it, you have ${commitments.ownNotice.phrase}.`,
            },
            {
              term: 'Leaving at once',
              detail: `You can if we are late ${commitments.repeatedMisses.phrase}. Either side can after a serious breach not mended ${commitments.seriousBreach.phrase}.`,
            },
            {
              term: 'Stopping a project',
              detail: `You may stop ${commitments.stageStop.phrase}, or if another supplier refuses access. You pay the parts due.`,
            },
            {
              term: 'When you leave',
              detail: `You receive ${commitments.leaving.phrase}. We keep your data ${commitments.dataAfterLeaving.phrase}, then delete it. We help your next supplier ${commitments.nextSupplier.phrase}, and return ${commitments.prepaid.phrase}.`,
            },
            {
              term: 'If we close',
              detail: `You get ${commitments.productEnds.phrase}.`,
            },
          ],
        },
        {
          heading: 'What you pay',
          rows: [
            {
              term: 'Payment',
              detail: `Fixed-price work is paid in parts: ${commitments.projectStages.phrase}. Under a month, at acceptance. Invoices are due ${commitments.invoices.phrase}.`,
            },
            {
              term: 'Acceptance',
              detail: commitments.acceptance.promise,
            },
            {
              term: 'Price changes',
              detail: `We may raise a monthly price ${commitments.priceChange.phrase}, by no more than inflation.`,
            },
          ],
        },
        {
          heading: 'If something goes wrong',
          rows: [
            {
              term: 'Liability',
              detail: `${commitments.liabilityCap.promise} Without an agreement it is ${commitments.repairLiability.phrase}. ${commitments.losses.promise}`,
            },
            {
              term: 'Payment work',
              detail: `The cap for one client is ${commitments.paymentLiability.phrase}. By payment work we mean ${commitments.paymentWork.phrase}. ${commitments.paymentLosses.promise}`,
            },
            {
              term: 'Insurance',
              detail: insuranceInWords,
            },
            {
              term: 'Faults',
              detail: `With a [support agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one), work on a critical fault [starts ${commitments.criticalResponse.phrase}](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long). A lost machine without a spare takes ${restoredFromBackup}. We repair others, or bridge them, ${commitments.criticalRepair.phrase}.`,
            },
            {
              term: 'Late start or repair',
              detail: `Once a month at most, we take ${commitments.serviceCredit.phrase} off the bill. If our delay causes a loss, we pay it ${commitments.lossOnTop.phrase}.`,
            },
            {
              term: 'Late project',
              detail: `For a delay that we cause we take off ${commitments.lateProject.phrase}.`,
            },
            {
              term: 'Warranty',
              detail: `We correct what does not meet its specification ${commitments.defectsCorrected.phrase}.`,
            },
          ],
        },
        {
          heading: 'What stays yours',
          rows: [
            {
              term: 'Code',
              detail: `Code written for you is ${commitments.ownership.phrase}.`,
            },
            {
              term: 'Confidentiality',
              detail: `Both sides keep secrets ${commitments.confidentiality.phrase}, and personal data always.`,
            },
            {
              term: 'Inspection',
              detail: `You or your auditor may inspect us ${commitments.audit.phrase}, your regulator whenever it asks.`,
            },
            {
              term: 'Law',
              detail: `Kenyan law applies. We talk, then ask ${commitments.law.phrase}, then a court.`,
            },
          ],
        },
      ],
    },
    {
      type: 'process',
      heading: 'Six steps of a project',
      steps: [
        {
          title: 'First call',
          body: 'You get a price range.',
          time: { from: 20, unit: 'minutes', note: '(free)' },
        },
        {
          title: 'Visit and findings',
          body: `It is ${commitments.firstVisit.phrase}.`,
          time: { ...visitAfter, note: 'later' },
        },
        {
          title: 'Proposal',
          body: 'You get scope, dates and price.',
          time: commitments.writtenPrice.phrase,
        },
        {
          title: 'Cycles',
          body: 'You try each version.',
          time: { from: 2, unit: 'weeks', note: 'each' },
        },
        {
          title: 'Testing',
          body: 'Your staff test.',
          time: { from: 1, to: 3, unit: 'weeks' },
        },
        {
          title: 'Going live',
          body: 'We document and train.',
          time: { from: 1, to: 5, unit: 'days' },
        },
      ],
    },
    {
      type: 'measures',
      heading: 'How prices work',
      intro: `Prices exclude VAT. The first step is included, unless a page gives its price. See bills of [a clearing firm](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month) and [a SACCO](/projects/sacco-core-banking-integration#what-it-costs-once-and-each-month).`,
    },
    {
      type: 'bill',
      heading: 'A bill for 25 computers',
      intro: `A server adds ${withServer}, with ${site.salesTax.name} and storage box, but no spare. ${licencesOnTop(25)}`,
      lines: officeOf25,
    },
  ],
  related: ['/contact', '/company/about-us/our-team', '/resources/faqs'],
} satisfies Copy<'company'>;
