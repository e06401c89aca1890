import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { billed, billedSetUp } from '@/content/values/price';

const managed = '/services/support-and-management/managed-it';
const bizCloud = '/solutions/cloud-services/bizcloud-email-and-collaboration-solution';

export default {
  heading: 'How we work: prices, what you sign, and the steps',
  summary: 'What you sign, how prices work with three bills, and the steps of a project.',
  description:
    'What you sign with us, how prices work, three sample bills, and how a project runs: first call, findings, proposal, cycles, testing and handover.',
  lead: 'What you sign, how prices work, how projects run.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the agreement, with the clauses that clients ask about',
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
      intro:
        'You sign one agreement and, if we see personal data, a data-processing agreement. Both [drafts](/resources/downloads#service-agreement-draft) can be downloaded. A schedule prevails over a clause that it names.',
      lists: [
        {
          heading: 'How long it binds you',
          rows: [
            { term: 'Minimum term', detail: commitments.minimumTerm.promise },
            {
              term: 'Notice',
              detail: `${commitments.noticePeriod.promise} ${commitments.ownNotice.promise} ${commitments.seriousBreach.promise}`,
            },
            {
              term: 'Stopping a project',
              detail: `${commitments.stageStop.promise} ${commitments.refusedAccess.promise}`,
            },
            {
              term: 'When you leave',
              detail: `${commitments.leaving.promise} ${commitments.dataAfterLeaving.promise} ${commitments.nextSupplier.promise} ${commitments.prepaid.promise}`,
            },
            { term: 'If we close', detail: commitments.productEnds.promise },
          ],
        },
        {
          heading: 'What you pay',
          rows: [
            {
              term: 'Payment',
              detail: `${commitments.projectStages.promise} ${commitments.invoices.promise}`,
            },
            { term: 'Acceptance', detail: commitments.acceptance.promise },
            { term: 'Price changes', detail: commitments.priceChange.promise },
          ],
        },
        {
          heading: 'If something goes wrong',
          rows: [
            {
              term: 'Liability',
              detail: `${commitments.liabilityCap.promise} ${commitments.paymentLiability.promise} ${commitments.losses.promise}`,
            },
            {
              term: 'Faults',
              detail: `${commitments.criticalResponse.promise} ${commitments.criticalRepair.promise}`,
            },
            { term: 'Availability', detail: commitments.availability.promise },
            { term: 'Late start or repair', detail: commitments.serviceCredit.promise },
            {
              term: 'Late project',
              detail: commitments.lateProject.promise,
            },
            { term: 'Warranty', detail: commitments.defectsCorrected.promise },
          ],
        },
        {
          heading: 'What stays yours',
          rows: [
            { term: 'Code', detail: commitments.ownership.promise },
            { term: 'Confidentiality', detail: commitments.confidentiality.promise },
            { term: 'Personal data', detail: commitments.dataProcessing.promise },
            { term: 'Law', detail: commitments.law.promise },
          ],
        },
      ],
    },
    {
      type: 'measures',
      heading: 'How prices work',
      intro:
        'Lowest amounts are without VAT. They include what a page calls “Start”, unless it names a day rate.',
    },
    {
      type: 'bill',
      heading: 'A bill for 25 computers',
      intro: 'Or see a bill for [clearing firms](/industries/clearing-and-forwarding).',
      lines: [
        billed('Network survey', 1, furtherPrices.day),
        billed('Support desk', 25, prices[`${managed}/technical-support`]),
        billed('Monitoring', 25, prices[`${managed}/remote-monitoring-and-management`]),
        billed('Network', 6, prices[`${managed}/network-management`]),
        billed('Backup of the server', 1, prices[`${managed}/data-backup-recovery`]),
      ],
    },
    {
      type: 'bill',
      heading: 'A bill for a shop',
      lines: [
        billedSetUp('Posigen: items, tax types, training', 1, prices['/products/posigen']),
        billed('Posigen', 3, prices['/products/posigen']),
        billed('Website hosting', 1, prices['/solutions/cloud-services/hapa-cloud-hosting']),
      ],
    },
    {
      type: 'bill',
      heading: 'A bill for a school',
      lines: [
        billedSetUp('Akademico: learners, balances, training', 1, prices['/products/akademico']),
        billed('Mailboxes', 12, prices[`${bizCloud}/business-email-and-calendar`]),
        billed('Akademico', 400, prices['/products/akademico']),
      ],
    },
    {
      type: 'process',
      heading: 'Six steps of a project',
      steps: [
        {
          title: 'First call',
          body: 'We say whether we suit you.',
          time: { from: 20, unit: 'minutes', note: '(free)' },
        },
        {
          title: 'Visit and findings',
          body: 'A page or two, free.',
          time: { from: 2, to: 10, unit: 'days' },
        },
        {
          title: 'Proposal',
          body: 'Scope, dates, price.',
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
          body: 'Documents, training.',
          time: { from: 1, to: 5, unit: 'days' },
        },
      ],
    },
  ],
  related: ['/contact', '/company/about-us/our-team', '/resources/faqs'],
} satisfies Copy<'company'>;
