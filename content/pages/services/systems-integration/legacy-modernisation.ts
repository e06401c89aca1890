import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Legacy system modernisation in Kenya',
  summary: 'Old programs made safe, then replaced in parts, with the data checked.',
  description:
    'Legacy modernisation in Kenya: Access, FoxPro, Visual Basic, Delphi and old PHP systems made safe, then replaced in parts, with parallel runs and checked data.',
  lead: 'We make your old program safe within two weeks, then replace it in small parts. It works for Access, FoxPro, Visual Basic, Delphi and old PHP, even if the author is gone.',
  updated: '2026-11-24',
  drawing: {
    caption: 'an old program, replaced part by part.',
    parts: [
      {
        type: 'timeline',
        title: 'Stock program of 2004',
        ticks: ['Q1', 'Q2', 'Q3', 'Q4'],
        rows: [
          { label: 'Copy on a spare machine', from: 0, to: 0.3, mark: 'done' },
          { label: 'Reports, new', from: 0.3, to: 1.2, mark: 'done' },
          { label: 'Orders, new', from: 1.2, to: 2.3, mark: 'open' },
          { label: 'Old program, read only', from: 0.3, to: 3 },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that depend on an old program whose author cannot be reached',
    time: { from: 2, unit: 'weeks', note: 'until it is safe, 9 to 18 months to replace it all' },
    price: prices['/services/systems-integration/legacy-modernisation'],
    start: 'Copying the old machine into a virtual one, in 2 to 5 days',
    needs: 'The people who know the system best, for half a day each week',
  },
  process: {
    heading: 'Make it safe, understand it, replace it',
    steps: [
      {
        title: 'Copy the machine',
        body: 'It runs as a virtual machine, and a clerk works in it. If the old computer then fails, work goes on.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'Isolate it',
        body: 'No internet or e-mail, connections only to the computers that need it, and a nightly copy of its data.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Write down its rules',
        body: 'From code, tables and watching people, as examples with numbers.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Replace the first part',
        body: 'Often reports, receipts or a price list.',
        time: { from: 4, to: 8, unit: 'weeks' },
      },
      {
        title: 'Continue part by part',
        body: 'Old and new run together until results agree for a month, term or season.',
        time: { from: 6, to: 10, unit: 'weeks', note: 'for each part' },
      },
      {
        title: 'Close the old system',
        body: 'It stays readable as long as records must be kept.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A working copy of the old system on current hardware',
      'A rule book with worked examples, approved by its users',
      'The new parts with source code, tests and a manual',
      'All data moved, with totals compared by table and year',
      'A searchable archive of what was not moved',
    ],
    needed: [
      'Installation media, licence keys and dongles',
      'A manager who accepts that old and new will differ in places',
    ],
    excluded: ['Licences for software no longer sold', 'Copying a program whose owner forbids it'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Your options',
      intro: 'Choose the cheapest that meets your needs for five years.',
      rowHeading: 'Option',
      columns: ['What it is', 'Choose it if', 'Limit'],
      rows: [
        {
          label: 'Rescue',
          cells: ['The same program, isolated', 'It does all you need', 'It stays as it is'],
        },
        {
          label: 'Wrap',
          cells: [
            'A new interface to its data',
            'Other systems must use it',
            'Old rules stay hidden',
          ],
        },
        {
          label: 'Translate',
          cells: [
            'The same design, new language',
            'Rules are good, code exists',
            'Keeps old habits',
          ],
        },
        {
          label: 'Rebuild',
          cells: ['New design from the rule book', 'The business has changed', 'Takes longest'],
        },
        { label: 'Buy', cells: ['A product', 'Your rules are common', 'You adapt to it'] },
      ],
    },
    {
      type: 'example',
      heading: 'A parallel run in a cooperative',
      body: 'Old and new systems calculate interest for 2,600 accounts at month end. They differ on 214, mostly because the old one rounds each day. The manager keeps the old way until the general meeting decides.',
      figures: [
        { label: 'Differences, first month', value: '214' },
        { label: 'Caused by rounding', value: '197' },
        { label: 'Second and third month', value: '9, then 0' },
      ],
    },
    {
      type: 'statement',
      heading: 'Old Windows is the urgent risk',
      body: 'Microsoft ended support for Windows 7 in January 2020 and for Windows 10 in October 2025, apart from extended security updates. One such computer with a shared folder can let an attacker into all the others.',
    },
  ],
  questions: [
    {
      question: 'Can you help without the source code?',
      answer:
        'Yes. The data can nearly always be read. We find the rules by entering cases and noting the results, which takes longer.',
    },
    {
      question: 'Will staff become slower on the new screens?',
      answer:
        'No. We time five frequent tasks in the old system, by keyboard. The new one must match those times.',
    },
    {
      question: 'Can we stop halfway?',
      answer: `Yes, ${commitments.stopAfterSlice.phrase}. Old and new parts work together.`,
    },
  ],
  related: [
    '/services/development-services/software-development/web-application',
    '/services/development-services/software-development/desktop-application',
    '/services/systems-integration/data-integration',
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
