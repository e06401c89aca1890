import type { Copy } from '@/content/schema';

export default {
  heading: 'Legacy system modernisation',
  summary: 'Old programs wrapped, moved or replaced in stages, with the data kept whole.',
  description:
    'Legacy modernisation in Kenya: Access, FoxPro, Visual Basic, Delphi and old PHP systems rescued, wrapped or replaced in stages, with parallel runs and checked data.',
  lead: 'The program is old, the business depends on it, and the man who wrote it does not answer. We make it safe this month, then replace it in pieces small enough to undo.',
  updated: '2026-08-24',
  situation: {
    heading: 'One Windows 7 machine that must not die',
    body: `It stands in the corner with a note: do not switch off. On it runs a program from 2006 in FoxPro, Access, Visual Basic or Delphi. It knows every price rule, every member’s share balance, every consignment since the firm began. New computers refuse to install it.

It is slow to hate, because it works. Clerks fly through its screens without a mouse. But it cannot send an M-Pesa receipt, produce a tax invoice in the present form, or open on a phone. Its operating system gets no security updates. And each year fewer people could repair it.

Two attempts to replace it in one go may lie behind you already. Those fail for the same reason: nobody had written down what the old one really does.`,
  },
  process: {
    heading: 'Rescue, understand, then replace in slices',
    steps: [
      {
        title: 'Make it survive a dead disk',
        body: 'We copy the whole machine into a virtual one, start it, and let a clerk work in it. From that hour the old box may fail.',
        duration: '2–5 days',
      },
      {
        title: 'Fence it off',
        body: 'No internet, no e-mail, access only from the computers that need it. Its data is copied out each night.',
        duration: '2 days',
      },
      {
        title: 'Record what it knows',
        body: 'From code if it exists, from its tables, and from watching people. Rules are written as examples with numbers: "a member who joins on the 20th pays …".',
        duration: '3–5 weeks',
      },
      {
        title: 'Cut off the first slice',
        body: 'Something at the edge with a clear border, often reports, receipts or a price list. It is built new and reads from the old data.',
        duration: '4–8 weeks',
      },
      {
        title: 'Move slice by slice',
        body: 'Each runs beside the old screens until results agree for a full cycle: a month, a term, a season. Then the old screen is closed.',
        duration: '6–10 weeks for each slice',
      },
      {
        title: 'Put it to rest',
        body: 'The last data moves. The virtual machine stays readable for as long as records must be kept, and then goes.',
        duration: '2 weeks',
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A working copy of the old system on current hardware, early',
      'A rule book with worked examples, approved by the people who use it',
      'The new parts with source code, tests built from the rule book, and a manual',
      'All data moved, with counts and sums compared by table and by year',
      'A readable archive of what was not moved',
    ],
    needed: [
      'The people who know the old system best, a half day each week',
      'Installation media, licence keys and dongles, wherever they are',
      'A decision that old and new will differ in places, made by someone senior',
    ],
    excluded: [
      'New licences for old software that is no longer sold',
      'Copying a program whose owner forbids it; we check whose it is first',
      'Correction of wrong historical figures, other than marking them',
    ],
  },
  duration:
    'Two weeks until the system is safe. A full replacement takes nine to eighteen months in slices, and you have something in use from about the fourth month.',
  sections: [
    {
      type: 'comparison',
      heading: 'Five things one can do with an old system',
      intro:
        'The cheapest that meets your need for the next five years is right. It may be the first.',
      rowHeading: 'Choice',
      columns: ['What it is', 'Choose it if', 'Its limit'],
      rows: [
        {
          label: 'Rescue',
          cells: [
            'Same program in a fenced virtual machine',
            'It does all you need',
            'It stays as it is',
          ],
        },
        {
          label: 'Wrap',
          cells: [
            'A new interface on top of its data',
            'Other systems must read or feed it',
            'Old rules stay hidden',
          ],
        },
        {
          label: 'Translate',
          cells: [
            'Same design in a current language',
            'Its rules are good and the code exists',
            'Carries old habits along',
          ],
        },
        {
          label: 'Rebuild',
          cells: [
            'New design from the rule book',
            'The business has changed',
            'Longest, needs your people',
          ],
        },
        {
          label: 'Buy',
          cells: ['A product from the market', 'Your rules are like everyone’s', 'You adapt to it'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A parallel month in a cooperative',
      body: `Old and new compute interest for 2,600 accounts at month end. The first comparison shows differences on 214 accounts. Most share one cause: the old program rounds each day, the new one at the end.

The manager rules that the old way stays until the general meeting says otherwise. The second month shows nine, all from one clerk’s correction. The third shows none.`,
      figures: [
        { label: 'Accounts compared', value: '2,600' },
        { label: 'Differences, first month', value: '214' },
        { label: 'Of these, from rounding', value: '197' },
        { label: 'Second and third month', value: '9, then 0' },
      ],
    },
    {
      type: 'statement',
      heading: 'Why old Windows is the urgent part',
      body: `Microsoft ended support for Windows 7 in January 2020 and for Windows 10 in October 2025, apart from extended security updates. A machine without updates may still work for years. The danger is what it is connected to: one such computer with a shared folder can carry an intruder to all the others.

Hence the order above. Copy, fence, and only then think about the replacement in peace. If parts become browser screens, they follow our [web application](/services/development-services/software-development/web-application) practice.`,
    },
    {
      type: 'chart',
      heading: 'Differences in the parallel run',
      intro: '2,600 accounts are compared in each.',
      data: {
        form: 'bars',
        unit: 'accounts',
        bars: [
          { label: 'First month', value: 214, mark: true },
          { label: 'Second month', value: 9 },
          { label: 'Third month', value: 0 },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'There is no source code. Can you still help?',
      answer:
        'Yes. Data can nearly always be read. Rules are found by feeding cases in and noting results. It takes longer, and the rule book says which rules are observed and which are known.',
    },
    {
      question: 'Our clerks love the old screens. Will they be slower?',
      answer:
        'They must not be. We time five frequent tasks in the old system and make those times a condition for the new one, keyboard only.',
    },
    {
      question: 'Can we stop half-way?',
      answer:
        'After any slice. Each leaves a working whole, part old and part new. That is the point of slices.',
    },
    {
      question: 'Does the old data have to come along?',
      answer:
        'What you use daily, yes. The rest goes into an archive that anyone can search. Moving twenty years of closed files costs much and serves few.',
    },
  ],
  related: [
    '/services/development-services/software-development/web-application',
    '/services/systems-integration/data-integration',
    '/solutions/datacentre-virtualization',
    '/services/development-services/software-development/desktop-application',
  ],
  sources: [
    {
      fact: 'Support for Windows 7 ended on 14 January 2020.',
      reference: 'Microsoft Lifecycle, Windows 7',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-7',
      checked: 'not yet',
    },
    {
      fact: 'Support for Windows 10 ended on 14 October 2025; extended security updates exist.',
      reference: 'Microsoft Lifecycle, Windows 10 Home and Pro',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-10-home-and-pro',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
