import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'How we work: steps, prices and changes of a project',
  summary:
    'Steps, documents, decisions and payments of a project, and what happens when it is late.',
  description:
    'How a project runs with us: first call, written findings, fixed or open price, two-week cycles, testing, launch, handover, support, and what we do about delays.',
  lead: 'How a project runs, from the first call to handover, and how its price is made. Every change of cost or date is agreed in writing.',
  updated: '2026-11-24',
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
      type: 'specification',
      heading: 'How prices are made',
      intro:
        'The page of each service or product says what you pay for. The quotation gives the amount.',
      rows: [
        {
          term: 'Fixed price for a written scope',
          detail:
            'For websites, networks or migrations. We estimate each item, and carry the risk if it takes longer.',
        },
        {
          term: 'By the day, with a cap',
          detail: 'For work that nobody can estimate, such as data recovery. You set the cap.',
        },
        {
          term: 'Per user, device, server or site',
          detail: 'For support, backup or hosting. The number is counted each month.',
        },
        {
          term: 'Per till, learner, unit or employee',
          detail: 'For our products. Set-up, data and training are a fixed price.',
        },
        {
          term: 'Paid to others',
          detail: 'Hardware, domains, licences and messages are listed separately.',
        },
        {
          term: 'Travel',
          detail: 'Included in Mombasa, Kilifi and Kwale. Elsewhere listed separately.',
        },
        { term: 'VAT', detail: 'Shown separately in every quotation and invoice.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Fixed price or open price',
      rowHeading: 'Question',
      columns: ['Fixed price', 'By the cycle'],
      rows: [
        { label: 'Choose it when', cells: ['You can list your needs', 'Your needs will change'] },
        { label: 'Risk of a wrong estimate', cells: ['Ours', 'Yours, two weeks at a time'] },
        { label: 'Changes', cells: ['Written, with a price', 'At the next meeting'] },
        { label: 'Stop early', cells: ['After a stage', 'After a cycle'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Four rules that protect you',
      rows: [
        { term: 'Changes are written', detail: 'With a price, and agreed by e-mail.' },
        { term: 'The list is open', detail: 'You see all open items, including our faults.' },
        { term: 'Tests use a copy', detail: 'With people’s names and numbers masked.' },
        { term: 'Ownership comes first', detail: 'The agreement lists what becomes yours.' },
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
- Test each result within three days.

If you cannot spare the time now, start later. Our [checklists](/resources/downloads) help you prepare.`,
    },
    {
      type: 'statement',
      heading: 'How it ends',
      body: `You receive ${commitments.leaving.phrase}. Another firm can continue from there.`,
    },
  ],
  related: ['/contact', '/company/about-us/our-team', '/resources/faqs'],
} satisfies Copy<'company'>;
