import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Legacy system modernisation',
  summary: 'Old programs wrapped, moved or replaced in stages, with the data kept whole.',
  description:
    'Legacy modernisation in Kenya: Access, FoxPro, Visual Basic, Delphi and old PHP systems rescued, wrapped or replaced in stages, with parallel runs and checked data.',
  lead: 'Make an old program safe in the first two weeks, then replace it in pieces small enough to undo. It works for Access and FoxPro as well as for old PHP, even when the author can no longer be reached.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations that depend on an old program whose author cannot be reached',
    time: '2 weeks until it is safe, 9–18 months for a full replacement',
    price: {
      measure: 'fixed price',
      note: 'Each slice is quoted separately, and you may stop after any of them',
      from: 'not yet',
    },
    start: 'Copying the old machine into a virtual one, in 2–5 days',
    needs: 'The people who know the old system best, for half a day each week',
  },
  situation: {
    heading: 'Safe first, replaced later, and only as far as it pays',
    body: `In the first two weeks the old machine is copied into a virtual one and fenced off from the internet, so that a dead disk no longer stops the business. Whether and how to replace the program can then be considered in peace. If you do, it goes slice by slice, with old and new side by side until their results agree.

The program usually deserves respect. It dates from 2006, runs on Windows 7, and knows every price rule, every member’s share balance and every consignment since the firm began. Clerks fly through its screens without a mouse. But it cannot send an M-Pesa receipt, produce a tax invoice in the present form or open on a phone. Its operating system gets no security updates, and each year fewer people could repair it.

Attempts to replace such a system in one go tend to fail for one reason: what it really does was never written down. Here the rule book comes before the first new screen.`,
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
        body: 'It loses internet and e-mail, and only the computers that need it can reach it. Its data is copied out each night.',
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
        body: 'Each runs beside the old screens until results agree for a full cycle, such as a month, a term or a season, and then the old screen is closed.',
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
      'A senior manager’s agreement that old and new will differ in places',
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
      heading: 'Five things to do with an old system',
      intro:
        'The cheapest that meets your need for the next five years is right, and that may well be the first.',
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
      body: `Old and new calculate interest for 2,600 accounts at month end. The first comparison shows differences on 214 accounts. Most share one cause: the old program rounds each day, the new one at the end.

The manager rules that the old way stays until the general meeting says otherwise. The second month shows nine, all from one clerk’s correction, and the third shows none.`,
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

Hence the order above, with copying and fencing first. If parts become browser screens, they follow our [web application](/services/development-services/software-development/web-application) practice.`,
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
      question: 'Can you help if there is no source code?',
      answer:
        'Yes. Data can nearly always be read. Rules are found by feeding cases in and noting results. It takes longer, and the rule book says which rules are observed and which are known.',
    },
    {
      question: 'Will clerks who love the old screens become slower?',
      answer:
        'They should not. We time five frequent tasks in the old system, by keyboard only, and make those times a condition for the new one.',
    },
    {
      question: 'Can we stop half-way?',
      answer: `Yes, ${commitments.stopAfterSlice.phrase}, since each leaves a working whole, part old and part new.`,
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
      checked: '2026-11-22',
    },
    {
      fact: 'Support for Windows 10 ended on 14 October 2025; extended security updates exist.',
      reference:
        'Microsoft Lifecycle, Windows 10 Home and Pro; Microsoft Learn, Extended Security Updates program for Windows 10',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-10-home-and-pro',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
