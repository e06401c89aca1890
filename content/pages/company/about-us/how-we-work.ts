import type { Copy } from '@/content/schema';

export default {
  heading: 'How we work, from first call to handover',
  summary: 'Steps, papers, decisions and payments of a project, and what happens when it slips.',
  description:
    'How a project runs with us: first call, written findings, fixed or open price, two-week cycles, testing, launch, handover, support, and what we do about delays.',
  lead: 'No method survives a client who cannot follow it. Ours fits on one page: short cycles, things you can try, and a written decision whenever money or dates move.',
  updated: '2026-11-21',
  sections: [
    {
      type: 'process',
      heading: 'Eight steps',
      intro: 'Repairs and small jobs skip to step four. Everything else goes through all of them.',
      steps: [
        {
          title: 'First call',
          body: 'You describe the problem; we ask who suffers from it and what was tried. At the end we say whether we are the right people.',
          duration: '30–45 minutes',
        },
        {
          title: 'Visit and findings',
          body: 'An analyst looks at the work as it is done. You get two to six pages: what we saw, options, rough effort, and an option that needs no new software where there is one.',
          duration: '2–10 days',
        },
        {
          title: 'Proposal',
          body: 'Scope as a list of things you can check, assumptions, dates, price, what you must supply. One page of exclusions.',
          duration: '1 week',
        },
        {
          title: 'Agreement',
          body: 'Ownership, confidentiality, data protection, payment stages, leaving. Your advocate is welcome to mark it up.',
          duration: 'Yours to set',
          span: { type: 'open' },
        },
        {
          title: 'Cycles',
          body: 'Every two weeks something you can use, shown on your own data. You rank what comes next. What is not ranked is not built.',
          duration: '2 weeks each',
        },
        {
          title: 'Testing',
          body: 'Ours against the list; yours by the people who will live with it. Faults are sorted together into must, should and later.',
          duration: '1–3 weeks',
        },
        {
          title: 'Going live',
          body: 'With a plan by the hour, a way back, and one of us on site. Not before a holiday, a pay day or an audit.',
          duration: '1 day to 1 week',
        },
        {
          title: 'Handover and support',
          body: 'Documents, accounts, training, then a warranty period, then a support agreement if you want one.',
          duration: 'As agreed, then open',
          span: { type: 'repeats' },
        },
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
            'Two sentences and a number, agreed by mail. If it was only said in a corridor it isn’t in the plan.',
        },
        {
          term: 'You can see the list',
          detail:
            'The open items of your project are visible to you at all times, including the ones we would rather not have.',
        },
        {
          term: 'Nobody tests on live data',
          detail: 'Trials run on a copy, with names and numbers masked where people are concerned.',
        },
        {
          term: 'Ownership is settled first',
          detail:
            'Source code written for you, accounts, domains and documents pass to you as the agreement says, not at our goodwill.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A slip, and how you would hear of it',
      body: 'A payment integration waits for an approval by a third party. On Wednesday the delivery lead sees that Friday is lost. The same day you get three lines: what is late, why, and two options with their price. You choose to launch with manual confirmation of payments and add the link later.',
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
      body: `Projects fail more often from late answers than from bad code. Name one person who may decide, give them two to six hours a week, and let them say no to colleagues. Send real examples rather than ideal ones. Try each cycle’s result within three days.

If you can’t spare that now, tell us; starting six weeks later costs less than starting and stalling. For the preparation there are [checklists and templates](/resources/downloads), and [common questions](/resources/faqs) about contracts and payment.`,
    },
    {
      type: 'statement',
      heading: 'How it ends',
      body: `With a folder. It holds passwords, diagrams, the source, a restore instruction someone else has tried, the contracts in your name and their renewal dates. A competent stranger could carry on from it. If you stay, we maintain it; if you go, you take it along, and we answer the next firm’s questions for as long as the agreement says.`,
    },
  ],
  related: [
    '/contact',
    '/company/about-us/our-team',
    '/services/business-and-qa/software-testing',
    '/resources/faqs',
  ],
} satisfies Copy<'company'>;
