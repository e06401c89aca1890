import { commitments } from '@/content/commitments';
import { billed, billedSetUp } from '@/content/price';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

const managed = '/services/support-and-management/managed-it';
const bizCloud = '/solutions/cloud-services/bizcloud-email-and-collaboration-solution';

export default {
  heading: 'How we work: steps, prices and changes of a project',
  summary:
    'Steps, documents, decisions and payments of a project, and what happens when it is late.',
  description:
    'How a project runs with us: first call, written findings, fixed or open price, two-week cycles, testing, launch, handover, support, and what we do about delays.',
  lead: 'How a project runs, from the first call to handover, and how its price is made. Every change of cost or date is agreed in writing.',
  updated: '2026-11-27',
  sections: [
    {
      type: 'process',
      heading: 'Eight steps',
      intro: 'Repairs and small jobs start at step four.',
      steps: [
        {
          title: 'First call',
          body: 'You describe the problem. We tell you whether we are the right supplier.',
          time: { from: 20, unit: 'minutes', note: '(free)' },
        },
        {
          title: 'Visit and findings',
          body: 'You get 2 to 6 pages: what we saw, the options, and the rough effort of each.',
          time: { from: 2, to: 10, unit: 'days' },
        },
        {
          title: 'Proposal',
          body: 'Scope, assumptions, dates, price, what you supply, and a page of exclusions.',
          time: commitments.writtenPrice.phrase,
        },
        {
          title: 'Agreement',
          body: 'Ownership, confidentiality, data protection, payments, and how either side may leave.',
          time: 'You decide',
        },
        {
          title: 'Cycles',
          body: `You see working software ${commitments.workingSoftware.phrase}, and decide what comes next.`,
          time: { from: 2, unit: 'weeks', note: 'each' },
        },
        {
          title: 'Testing',
          body: 'We test against the scope, and your staff test with their own work.',
          time: { from: 1, to: 3, unit: 'weeks' },
        },
        {
          title: 'Going live',
          body: 'We follow an hour-by-hour plan, with a way to go back and one of us on site.',
          time: { from: 1, to: 5, unit: 'days' },
        },
        {
          title: 'Handover',
          body: `You get documents, accounts and training. We correct defects ${commitments.defectsCorrected.phrase}.`,
          time: `${commitments.defectsPeriod.phrase} of warranty`,
        },
      ],
    },
    {
      type: 'measures',
      heading: 'How prices work',
      intro:
        'Every page names the lowest amount, what is counted, and the two things that move it. Amounts are without VAT. Travel is included in Mombasa, Kilifi and Kwale, and listed separately elsewhere.',
    },
    {
      type: 'bill',
      heading: 'A bill for 25 computers',
      intro:
        'An office with 25 users, one server and a network of six devices. Set-up is part of the first three months.',
      lines: [
        billed('Support desk', 25, prices[`${managed}/technical-support`]),
        billed('Monitoring', 25, prices[`${managed}/remote-monitoring-and-management`]),
        billed('Network', 6, prices[`${managed}/network-management`]),
        billed('Backup of the server', 1, prices[`${managed}/data-backup-recovery`]),
      ],
    },
    {
      type: 'bill',
      heading: 'A bill for a shop',
      intro: 'One shop with three tills and a website. You buy the tills and printers yourself.',
      lines: [
        billedSetUp('Posigen: items, tax types, training', 1, prices['/products/posigen']),
        billed('Posigen', 3, prices['/products/posigen']),
        billed('Website hosting', 1, prices['/solutions/cloud-services/hapa-cloud-hosting']),
      ],
    },
    {
      type: 'bill',
      heading: 'A bill for a school',
      intro: 'A school with 400 learners and 12 mailboxes for the office.',
      lines: [
        billedSetUp('Akademico: learners, balances, training', 1, prices['/products/akademico']),
        billed('Mailboxes', 12, prices[`${bizCloud}/business-email-and-calendar`]),
        billed('Akademico', 400, prices['/products/akademico']),
      ],
    },
    {
      type: 'specification',
      heading: 'What you sign',
      intro:
        'One agreement of about six pages and, if we see personal data, a data-processing agreement. Both are among the [downloads](/resources/downloads), as drafts.',
      rows: [
        { term: 'Minimum term', detail: commitments.minimumTerm.promise },
        { term: 'Notice', detail: commitments.noticePeriod.promise },
        { term: 'Price changes', detail: commitments.priceChange.promise },
        {
          term: 'When you leave',
          detail: `${commitments.leaving.promise} ${commitments.exportForm.promise} ${commitments.dataAfterLeaving.promise}`,
        },
        { term: 'Liability', detail: commitments.liabilityCap.promise },
        { term: 'Warranty', detail: commitments.defectsCorrected.promise },
        { term: 'Who owns the code', detail: commitments.ownership.promise },
        { term: 'Licence fees later', detail: commitments.licenceLater.promise },
        { term: 'Confidentiality', detail: commitments.confidentiality.promise },
        { term: 'Personal data', detail: commitments.dataProcessing.promise },
        {
          term: 'Faults at night',
          detail: `With a support agreement, work on a critical fault starts ${commitments.criticalResponse.phrase}. ${commitments.nightWithoutAgreement.promise}`,
        },
        { term: 'First visit', detail: commitments.firstVisit.promise },
      ],
    },
    {
      type: 'comparison',
      heading: 'Fixed price or open price',
      rowHeading: 'Question',
      columns: ['Fixed price', 'By the cycle'],
      rows: [
        { label: 'Choose it when', cells: ['You can list your needs', 'Your needs will change'] },
        {
          label: 'Risk of a wrong estimate',
          cells: ['Ours', 'You carry it, limited to two weeks'],
        },
        { label: 'Changes', cells: ['Written, with a price', 'At the next meeting'] },
        { label: 'Stop early', cells: ['After a stage', 'After a cycle'] },
      ],
    },
    {
      type: 'example',
      heading: 'When a date slips',
      body: `A payment integration waits for someone else’s approval. We tell you ${commitments.delayNotice.phrase} what is late and why, and give you two options with prices. You choose to launch with manual confirmation first.`,
      figures: [
        { label: 'Noticed', value: 'Wednesday 10:00' },
        { label: 'You are told', value: 'Wednesday 12:00' },
        { label: 'Decision', value: 'Thursday' },
        { label: 'Launch', value: 'Friday, reduced scope' },
        { label: 'Integration added', value: '12 days later' },
      ],
    },
    {
      type: 'statement',
      heading: 'What you do',
      body: `- Name one person who decides, and give them 2 to 4 hours a week.
- Send real examples.
- Test each result within three days.`,
    },
  ],
  related: ['/contact', '/company/about-us/our-team', '/resources/faqs'],
} satisfies Copy<'company'>;
