import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'IT support desk in Mombasa and across Kenya',
  summary: 'A help desk by phone, chat and e-mail, with site visits when needed.',
  description:
    'IT support for staff in Mombasa and across Kenya: one number to call, remote repair, site visits, agreed response times and a monthly report of causes.',
  lead: 'Give your staff one number for every computer problem. Most are solved remotely by the engineer who answers, and we visit when needed. Each month you see what went wrong and why.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a ticket, from the report to its closing.',
    parts: [
      {
        type: 'window',
        title: 'Ticket 2217',
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
    ],
  },
  glance: {
    audience: 'Offices, schools, clinics and branches with five or more computer users',
    time: `Ready in ${commitments.deskStart.phrase}`,
    price: prices['/services/support-and-management/managed-it/technical-support'],
    start: 'A week of listing people and machines, then a launch week in your office',
    needs: 'A current staff list, remote-access software on each computer, gate passes',
  },
  situation: {
    heading: 'Is it right for you?',
    body: 'Below about five users, it costs less to have everything set up once and call when needed. Faults on your public website go to [website maintenance](/services/web-development/maintenance-support).',
  },
  process: {
    heading: 'What happens when someone calls',
    steps: [
      {
        title: 'Report',
        body: 'By phone, WhatsApp, e-mail or the portal, in English or Kiswahili. A photo of the screen is enough.',
      },
      {
        title: 'Remote repair',
        body: 'Your colleague clicks to agree and we share the screen. Most calls end here.',
      },
      {
        title: 'Specialist',
        body: 'If the first engineer cannot solve it, a specialist takes over with full notes. Nobody explains the problem twice.',
      },
      {
        title: 'Visit',
        body: 'For hardware and cabling. The engineer brings the most likely spare part.',
      },
      {
        title: 'Close',
        body: 'The ticket closes when the person who reported it agrees, or after three days without an answer.',
      },
    ],
    busy: ['you', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Unlimited reports from the people on your list',
      'A view of open tickets for your office manager',
      'A monthly report: calls, repeat faults, slowest answers and three suggestions',
      'Computers set up for new staff and collected from leavers',
      'Answers to your ten most common questions on one page',
    ],
    needed: [
      'A staff list that shows who may approve purchases and new accounts',
      'Remote-access software on each computer, which we install',
      'A desk and gate pass for visits, at the port especially',
    ],
    excluded: [
      'Training courses in office software',
      'Component repairs to boards and screens',
      'Faults that only the software supplier can fix. We report them and follow up',
      'Private devices, except work mail and sign-in on a phone',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Response times',
      intro:
        'We propose these levels and your agreement fixes them. They measure the time until an engineer starts work.',
      rows: [
        {
          term: 'Critical',
          detail: `A whole office is down, or a system that takes payments. Work starts ${commitments.criticalResponse.phrase}. Report it by phone.`,
        },
        {
          term: 'High',
          detail: `A department cannot work or a deadline is near, such as payroll. Work starts ${commitments.highResponse.phrase}.`,
        },
        {
          term: 'Normal',
          detail: `One person is affected but can continue. Work starts ${commitments.normalResponse.phrase}.`,
        },
        {
          term: 'Request',
          detail: `A new account, a desk move or a question. Done ${commitments.requestResponse.phrase}, or on a later day you name.`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'How we check who is calling',
      body: 'Before we reset a password, we call back on the number in your list or ask a colleague to confirm. It takes two minutes. Your staff can check us too: ask for the ticket number, and hang up if the caller cannot give it.',
    },
  ],
  questions: [
    {
      question: 'Do you support printers, M-Pesa tills and eTIMS devices?',
      answer:
        'Printers, yes. For tills and eTIMS software we check the device, network and sign-in, then stay on the line with the provider until it accepts the fault.',
    },
    {
      question: 'Can staff upcountry or on a ship use it?',
      answer:
        'Yes, anyone on the list. On a weak connection we use chat and send steps with pictures, because screen sharing uses a lot of data.',
    },
    {
      question: 'How is this different from monitoring?',
      answer:
        'The desk waits for people to report. [Remote monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) reports faults in machines automatically. You can buy either or both.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/services/support-and-management/managed-it/system-administration',
    '/solutions/employee-onboarding',
  ],
} satisfies Copy<'service'>;
