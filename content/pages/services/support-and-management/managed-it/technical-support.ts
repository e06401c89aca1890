import { commitments, dayAndNightLevel, restoredFromBackup } from '@/content/company/commitments';
import { firstMoves } from '@/content/company/first-moves';
import { monthlyReport } from '@/content/company/monthly-report';
import { furtherPrices, prices } from '@/content/prices/prices';
import { repairPrice, usualRepair } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { withCurrency, withTax } from '@/content/values/money';
import { amountInWords, billed } from '@/content/values/price';

const desk = prices['/services/support-and-management/managed-it/technical-support'];
const monitoring =
  prices['/services/support-and-management/managed-it/remote-monitoring-and-management'];

export default {
  shape: 'repair',
  heading: 'Technical support desk in Mombasa and across Kenya',
  summary: 'A help desk by phone, chat and e-mail, with site visits when needed.',
  description:
    'IT support for staff in Mombasa and across Kenya: one number to call, remote repair, site visits, agreed response times and a monthly report of causes.',
  lead: 'Your staff call one number for every computer problem. An engineer repairs it on their screen, or comes to your office.',
  updated: '2026-11-29',
  emblem: 'headset',
  drawing: {
    caption: 'A ticket, from its report to its closing',
    place: 'below',
    parts: [
      {
        type: 'window',
        title: 'Ticket 4386',
        state: 'till 2 does not print',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'them', by: 'Cashier, 08:41', text: 'Printer light is red.' },
              { from: 'us', by: 'Desk, 08:44', text: 'Looking at it with you now.' },
              { from: 'us', by: 'Desk, 08:52', text: 'Driver replaced. Please print one.' },
              { from: 'them', by: 'Cashier, 08:53', text: 'Works, thank you.' },
            ],
          },
          { type: 'rows', items: [{ text: 'Closed in', value: '12 minutes', mark: 'done' }] },
        ],
      },
      {
        type: 'window',
        title: 'Till 2, as the desk sees it',
        state: 'since 08:44',
        blocks: [
          {
            type: 'table',
            columns: ['Device', 'Found', 'Now'],
            rows: [
              { cells: ['Receipt printer', 'no driver', 'ready'], mark: 'done' },
              { cells: ['Paper', 'half a roll', 'ready'], mark: 'done' },
              { cells: ['Cash drawer', 'closed', 'ready'], mark: 'done' },
              { cells: ['Disk', '91% full', 'next visit'], mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Print a test', 'Let go'] },
        ],
      },
      {
        type: 'receipt',
        title: 'October',
        state: `${monthlyReport.calls} calls`,
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Remote', value: `${monthlyReport.repairedRemotely}`, mark: 'done' },
              { text: 'Visits', value: `${monthlyReport.visits}`, mark: 'done' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Printer, till 2', value: '3 times', mark: 'late' },
              { text: 'Our advice', value: 'move it' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Offices, schools, clinics and branches with five or more computer users',
    time: `Ready in ${commitments.deskStart.phrase}`,
    price: desk,
    start: 'A week of listing people and machines, then a launch week in your office',
    needs: 'A current staff list, remote-access software on each computer, gate passes',
  },
  signs: {
    heading: 'How fast we start, with an agreement',
    items: [
      `**The whole office or its server, a system that takes payments or lodges customs entries, or an attack.** Call the number in your agreement. Work starts ${commitments.criticalResponse.phrase}, [if an engineer on call is free](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long).`,
      `**A department, or something due today, such as payroll.** Work starts ${commitments.highResponse.phrase}.`,
      `**One person, who can do other work meanwhile.** Work starts ${commitments.normalResponse.phrase}.`,
      `**Nothing has stopped: you need an account or a desk moved.** It is done ${commitments.requestResponse.phrase}.`,
    ],
  },
  firstHour: {
    heading: 'Friday, 20:10, and the server is dead',
    steps: [
      {
        when: 'At 20:10',
        who: 'you',
        title: 'Call the number in your agreement',
        body: 'Without one, call the office, and leave a message: see the table.',
      },
      {
        when: 'While you wait',
        who: 'you',
        title: 'Do not restart it',
        body: firstMoves.deadMachine,
      },
      {
        when: 'By one hour',
        who: 'both',
        title: 'You choose the way back',
        body: `If you have a spare server, we start last night’s copy on it. Without one, you wait ${restoredFromBackup} for parts or another machine.`,
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'With an agreement and without one',
      intro: `${commitments.nightCover.promise} ${commitments.supportFrom.promise}`,
      rowHeading: 'At that hour',
      columns: ['With an agreement', `Only one machine “${dayAndNightLevel}”`, 'Without either'],
      rows: [
        {
          label: 'Whom you reach',
          cells: [
            `An engineer, by phone, ${commitments.faultReports.phrase}`,
            'The engineer on call, for that machine and its links',
            `In office hours ${commitments.personAnswers.phrase}. At night, leave a message`,
          ],
        },
        {
          label: 'When we start',
          cells: [
            `For a critical fault ${commitments.criticalResponse.phrase}`,
            'As fast, for that machine. If it stops reporting, monitoring calls the engineer',
            `We call back ${commitments.withoutAgreement.phrase}. ${commitments.weekendRepair.promise}`,
          ],
        },
        {
          label: 'A security warning',
          cells: ['With security checks: read in office hours only', 'Not read', 'Not read'],
        },
        {
          label: 'When you work again',
          cells: [
            `A lost machine without a spare takes ${restoredFromBackup}. Other critical faults we repair ${commitments.criticalRepair.phrase}, or move you to a spare or, if agreed, to paper. If we are late, we return ${commitments.serviceCredit.phrase}`,
            'The same times apply',
            usualRepair,
          ],
        },
        {
          label: 'How you pay',
          cells: [
            'By the month, for each user. Calls at night cost nothing extra',
            `${amountInWords(furtherPrices.serverDayAndNight.from)} a month for the machine`,
            `${repairPrice}, counted in half hours. If we cause a loss, we pay at most ${commitments.repairLiability.phrase}`,
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Your monthly report, in short',
      body: `In this example, ${monthlyReport.people} people call ${monthlyReport.calls} times in October. We repair ${monthlyReport.repairedRemotely} faults by shared screen and ${monthlyReport.visits} by visit ([sample report](/portfolio)).`,
      figures: [
        {
          label: 'Causes',
          value: monthlyReport.causes.map(({ label, value }) => `${label} ${value}`).join(', '),
        },
        {
          label: 'Started late, and what we return',
          value: `${monthlyReport.late} sign-in, ${withCurrency(monthlyReport.returned)}`,
        },
        { label: 'Restore test, with our backup', value: monthlyReport.restoreTest },
      ],
    },
    {
      type: 'bill',
      heading: 'What 25 computers cost a month',
      intro: `${commitments.repairVisits.promise} See the [bill with a network](/company/about-us/how-we-work#a-bill-for-25-computers). With security checks, the office pays ${withCurrency(withTax(25 * prices['/services/it-cloud'].from.value))} with ${site.salesTax.name} as [IT Cloud](/services/it-cloud), after its inventory.`,
      lines: [
        billed('People who may call', 25, desk),
        billed('Computers that report faults', 25, monitoring),
      ],
    },
  ],
  questions: [
    {
      question: 'How do you know that the caller is one of us?',
      answer: 'Before a new password we call the number in your list.',
    },
  ],
  related: [],
  ask: {
    heading: 'How many people will use the desk?',
    body: 'You pay for each one.',
  },
} satisfies Copy<'service'>;
