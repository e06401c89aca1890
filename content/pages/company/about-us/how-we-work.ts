import { commitments, restoredFromBackup, visitAfter } from '@/content/company/commitments';
import { insuranceInWords } from '@/content/company/facts';
import { officeLicencesLeftOut } from '@/content/prices/left-out';
import { daysAfterSurvey, furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import { amountInWords, billed, billedSetUp, bothSums, sumOf } from '@/content/values/price';

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
  summary: 'What you sign, how prices work, and the steps of a project.',
  description:
    'What you sign with us, how prices work, a sample bill, and the steps of a project, from the free first call to handover.',
  lead: 'Contract, prices, and the six steps of a project.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The first page of the draft agreement',
    parts: [
      {
        type: 'paper',
        title: 'Service agreement',
        state: 'draft',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Minimum term', value: commitments.minimumTerm.phrase, mark: 'open' },
              { text: 'Notice', value: commitments.noticePeriod.phrase, mark: 'open' },
              { text: 'Warranty', value: commitments.defectsPeriod.phrase, mark: 'open' },
              { text: 'Code and data', value: 'yours', mark: 'open' },
            ],
          },
          {
            type: 'fields',
            items: [
              { label: 'Signed for you', value: '. . . . . . . . . .' },
              { label: 'Signed for us', value: '. . . . . . . . . .' },
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
      intro: `You sign one agreement, or two if we see personal data ([drafts](/resources/downloads#service-agreement-draft)).`,
      lists: [
        {
          heading: 'How long it binds you',
          rows: [
            {
              term: 'Minimum term',
              detail: `It is ${commitments.minimumTerm.phrase}, then month by month.`,
            },
            {
              term: 'Notice',
              detail: `You give ${commitments.noticePeriod.phrase}’ notice for the term’s end or later. We give ${commitments.ownNotice.phrase}.`,
            },
            {
              term: 'Leaving at once',
              detail: `You may leave if we are late ${commitments.repeatedMisses.phrase}. Either side may, if a serious breach is not mended ${commitments.seriousBreach.phrase}.`,
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
              detail: `You pay fixed-price work of a month or more in parts: ${commitments.projectStages.phrase}. Invoices are due ${commitments.invoices.phrase}.`,
            },
            {
              term: 'Acceptance',
              detail: `${commitments.acceptance.promise}`,
            },
            {
              term: 'Price changes',
              detail: `Monthly prices rise at most ${commitments.priceChange.phrase}, by inflation.`,
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
              detail: `We pay one client up to ${commitments.paymentLiability.phrase}. Our insurance covers ${insuranceInWords}. Payment work is ${commitments.paymentWork.phrase} (not HR Payroll or Practigen). ${commitments.paymentLosses.promise}`,
            },
            {
              term: 'Faults',
              detail: `With a [support agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one), work on a critical fault starts ${commitments.criticalResponse.phrase}. We repair or bridge it ${commitments.criticalRepair.phrase}. A lost machine without a spare takes ${restoredFromBackup}.`,
            },
            {
              term: 'Late start or repair',
              detail: `We return ${commitments.serviceCredit.phrase}, once a month at most. ${commitments.lossOnTop.promise}`,
            },
            {
              term: 'Late project',
              detail: `If we cause the delay, we take off ${commitments.lateProject.phrase}.`,
            },
            {
              term: 'Warranty',
              detail: `What does not meet its specification, we correct ${commitments.defectsCorrected.phrase}.`,
            },
          ],
        },
        {
          heading: 'What stays yours',
          rows: [
            {
              term: 'Code',
              detail: `It is ${commitments.ownership.phrase}.`,
            },
            {
              term: 'Confidentiality',
              detail: `Both sides keep secrets ${commitments.confidentiality.phrase}, and personal data always.`,
            },
            {
              term: 'Personal data',
              detail: `We process it ${commitments.dataProcessing.phrase}.`,
            },
            {
              term: 'Inspection',
              detail: `You or your auditor may inspect ${commitments.audit.phrase}, your regulator whenever it asks. Each day after two a year costs ${amountInWords(furtherPrices.day.from)}. ${commitments.breachInspection.promise}`,
            },
            {
              term: 'Law',
              detail: `Kenyan law. We talk, then ask ${commitments.law.phrase}, then a court.`,
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
          body: 'A price range, the same day.',
          time: { from: 20, unit: 'minutes', note: '(free)' },
        },
        {
          title: 'Visit and findings',
          body: `It is ${commitments.firstVisit.phrase}.`,
          time: { ...visitAfter, note: 'later' },
        },
        {
          title: 'Proposal',
          body: 'Scope, dates and price.',
          time: commitments.writtenPrice.phrase,
        },
        {
          title: 'Cycles',
          body: `You see working software ${commitments.workingSoftware.phrase}.`,
          time: { from: 2, unit: 'weeks', note: 'each' },
        },
        {
          title: 'Testing',
          body: 'We test, then your staff.',
          time: { from: 1, to: 3, unit: 'weeks' },
        },
        {
          title: 'Going live',
          body: 'Documents and training.',
          time: { from: 1, to: 5, unit: 'days' },
        },
      ],
    },
    {
      type: 'measures',
      heading: 'How prices work',
      intro: `Prices are without VAT. Most include the first step. Bills: [60 people](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month). [A SACCO](/projects/sacco-core-banking-integration#what-it-costs-once-and-each-month).`,
    },
    {
      type: 'bill',
      heading: 'A bill for 25 computers',
      intro: `This office has no server. One adds ${withServer}, with ${site.salesTax.name} and a storage box. For losses we pay up to ${withCurrency(12 * sumOf(officeOf25, 'month'))} a year. The bill leaves out ${officeLicencesLeftOut}.`,
      lines: officeOf25,
    },
  ],
  related: ['/contact', '/company/about-us/our-team', '/resources/faqs'],
} satisfies Copy<'company'>;
