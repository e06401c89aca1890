import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'How we work, from first call to handover',
  summary: 'Steps, papers, decisions and payments of a project, and what happens when it slips.',
  description:
    'How a project runs with us: first call, written findings, fixed or open price, two-week cycles, testing, launch, handover, support, and what we do about delays.',
  lead: 'How a project runs with us, from the first call to handover, and how its price comes about. You see working results in short cycles, and every change of cost or date is agreed in writing.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'process',
      heading: 'Eight steps',
      intro: 'Repairs and small jobs skip to step four. Everything else goes through all of them.',
      steps: [
        {
          title: 'First call',
          body: 'You describe the problem; we ask whom it affects and what you have tried. At the end we tell you whether we are the right supplier for it.',
          duration: '30–45 minutes',
        },
        {
          title: 'Visit and findings',
          body: 'An analyst watches the work as it is done. You get two to six pages with what we saw, the options and the rough effort of each, including one that needs no new software if there is one.',
          duration: '2–10 days',
        },
        {
          title: 'Proposal',
          body: 'The scope as a list you can check, our assumptions, the dates, the price, what you must supply, and one page of exclusions.',
          duration: '3–7 working days',
        },
        {
          title: 'Agreement',
          body: 'It covers ownership, confidentiality, data protection, payment stages and how either side may leave. Your advocate is welcome to propose changes.',
          duration: 'Yours to set',
          span: { type: 'open' },
        },
        {
          title: 'Cycles',
          body: `You see working software ${commitments.workingSoftware.phrase}, shown on your own data. You rank what comes next, and we build in that order.`,
          duration: '2 weeks each',
        },
        {
          title: 'Testing',
          body: 'We test against the list; your staff test with their own work. Together we sort the faults into must, should and later.',
          duration: '1–3 weeks',
        },
        {
          title: 'Going live',
          body: 'There is a plan by the hour, a way back, and one of us on site. We avoid the days before a holiday, a pay day or an audit.',
          duration: '1 day to 1 week',
        },
        {
          title: 'Handover and support',
          body: `You receive documents, accounts and training. Defects against the scope are corrected ${commitments.defectsCorrected.phrase}. After that you may take a support agreement.`,
          duration: '90 days of warranty',
          span: { type: 'repeats' },
        },
      ],
    },
    {
      type: 'specification',
      heading: 'How our prices come about',
      intro:
        'Every offer on this site names its measure: what you pay for. The amount is in your quotation, because it depends on the numbers below.',
      rows: [
        {
          term: 'Fixed price for a written scope',
          detail:
            'For work that can be described in advance, such as a website, a network or a migration. We estimate each item of the scope in days, multiply by the day rate, and carry the risk if it takes longer. A change has its own price.',
        },
        {
          term: 'By the day, with a cap',
          detail:
            'For work whose extent only the work itself shows, such as data recovery or a system without documents. You set the cap; we stop and ask before we reach it.',
        },
        {
          term: 'Per user, device, server, site or month',
          detail:
            'For services that run on, such as support, backup or hosting. The number is counted each month, and goes down as well as up.',
        },
        {
          term: 'Per till, learner, unit or employee',
          detail:
            'For our products. Set-up, moving your data and training are a fixed price beside it.',
        },
        {
          term: 'Paid to others',
          detail:
            'Hardware, domains, licences, message fees and airtime are listed apart in the quotation. You pay the seller directly wherever possible.',
        },
        {
          term: 'Travel',
          detail:
            'Included in Mombasa, Kilifi and Kwale. Elsewhere it is a line of its own in the quotation.',
        },
        { term: 'VAT', detail: 'Shown on its own line in every quotation and invoice.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Fixed price or open price',
      rowHeading: 'Question',
      columns: ['Fixed price', 'By the cycle'],
      rows: [
        {
          label: 'When it suits',
          cells: ['You can list what you need', 'You will know it when you see it'],
        },
        {
          label: 'Who carries the risk of underestimating',
          cells: ['We do', 'You do, two weeks at a time'],
        },
        {
          label: 'Changing your mind',
          cells: ['A written change with price and date', 'Re-rank at the next meeting'],
        },
        { label: 'Stopping early', cells: ['At a stage', 'After any cycle'] },
        { label: 'Typical use', cells: ['Website, network, migration', 'New business system'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Four rules that protect you',
      rows: [
        {
          term: 'A change is written',
          detail:
            'Each change is described in two sentences with its price and agreed by e-mail. What was only spoken is not part of the plan.',
        },
        {
          term: 'You can see the list',
          detail:
            'You can see all open items of your project at any time, including our own faults.',
        },
        {
          term: 'Tests run on a copy',
          detail:
            'Trials use a copy of your data, with names and numbers masked where people are concerned.',
        },
        {
          term: 'Ownership is settled first',
          detail:
            'The agreement lists what becomes yours, and when: source code, accounts, domains and documents.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A slip, and how you would hear of it',
      body: `A payment integration waits for an approval by a third party. On Wednesday the delivery lead sees that Friday is lost. We tell you ${commitments.delayNotice.phrase} what is late, why, and two options with their price. You choose to launch with manual confirmation of payments and add the link later.`,
      figures: [
        { label: 'Noticed', value: 'Wednesday 10:00' },
        { label: 'You are told', value: 'Wednesday 12:00' },
        { label: 'Decision', value: 'Thursday' },
        { label: 'Launch', value: 'Friday, reduced scope' },
        { label: 'Link added', value: '12 days later' },
      ],
    },
    {
      type: 'statement',
      heading: 'Your share of the work',
      body: `Late answers delay more projects than faults in the code. Name one person who may decide, give them two to four hours a week, and let them refuse wishes of colleagues. Send real examples, and try each cycle’s result within three days.

If you cannot spare that time now, it is cheaper to start six weeks later than to start and stop. [Checklists and templates](/resources/downloads) help you prepare, and the [common questions](/resources/faqs) cover contracts and payment.`,
    },
    {
      type: 'statement',
      heading: 'How it ends',
      body: `You receive ${commitments.leaving.phrase}, with diagrams, a restore instruction that a second person has tried, and the renewal dates of your contracts. Another firm can carry on from there. If you stay with us, we keep these papers current; if you leave, we answer the next firm’s questions for as long as the agreement says.`,
    },
  ],
  related: [
    '/contact',
    '/company/about-us/our-team',
    '/services/business-and-qa/software-testing',
    '/resources/faqs',
  ],
} satisfies Copy<'company'>;
