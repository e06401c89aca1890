import type { Copy } from '@/content/schema';

export default {
  heading: 'Technical support for your staff',
  summary: 'A help desk by phone, chat and mail, with visits when hands are needed.',
  description:
    'A help desk for staff in Mombasa and across Kenya: how to reach it, how urgent calls are ranked, what is fixed remotely, when we visit and what a ticket shows.',
  lead: 'Give every person in your organisation one number to call when the computer will not do its job, and get a monthly count of what went wrong and why.',
  updated: '2026-09-30',
  situation: {
    heading: 'Ten people wait while one person "is good with computers"',
    body: `Most offices have someone in accounts or sales whom colleagues fetch when the printer jams. It works until you count the hours. Their own work slips, and the same fault comes back because nobody writes down what cured it.

Calling a technician by the visit has the opposite flaw. He comes when there is pay for it, which is after lunch, and he repairs what you describe, not what causes it.

A desk sits between the two. Staff report in their own words, in English or Swahili. Someone answers who can see the machine. If the same complaint arrives four times, we look for the cause and tell you what it would take to end it.`,
  },
  process: {
    heading: 'What happens to a call',
    intro: 'From the first ring to the closed ticket. Most calls end at the second step.',
    steps: [
      {
        title: 'Report it',
        body: 'Phone, WhatsApp, e-mail or the portal. A photo of the screen is plenty. A ticket number comes back at once.',
      },
      {
        title: 'Fix it from here',
        body: 'With your colleague’s click of consent we share the screen. Access ends when they close the window.',
      },
      {
        title: 'Pass it on, with the story',
        body: 'If the first engineer cannot solve it, a specialist takes over. Your colleague does not explain it again.',
      },
      {
        title: 'Visit',
        body: 'For hardware, cabling faults and anything that has to be seen. We bring the likely part.',
      },
      {
        title: 'Close it with the user',
        body: 'A ticket closes when the person who opened it agrees, or after three days without an answer.',
      },
    ],
    busy: ['you', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Unlimited reports from the people on your list',
      'A shared view of open tickets for your office manager',
      'A month-end sheet: number of calls, repeat faults, slowest answers, and three suggestions',
      "Set-up of new starters' machines from a checklist, and return of leavers’ machines",
      'A short page of answers for the ten most frequent questions, in your own set-up',
    ],
    needed: [
      'A current list of staff, with who may approve a purchase or a new account',
      'Remote access software on each computer, which we install',
      'Somewhere to sit and a gate pass for visits, at the port especially',
    ],
    excluded: [
      'Training courses in office software, beyond the question at hand',
      'Repairs at component level to boards and screens',
      'Faults inside software that only its maker can change; we report and chase those',
      'Private devices, other than mail and sign-in on a phone used for work',
    ],
  },
  duration:
    'Ready in ten working days: a week to list people and machines, then a launch week in which an engineer is in your office and staff learn the number.',
  sections: [
    {
      type: 'flow',
      heading: 'A call, from report to close',
      actors: ['Colleague', 'Desk', 'Specialist', 'Engineer on site'],
      messages: [
        { from: 'Colleague', to: 'Desk', text: 'A call, a message or a photo' },
        { from: 'Desk', to: 'Colleague', text: 'Ticket number; shares the screen on a click' },
        { from: 'Desk', to: 'Specialist', text: 'The whole story, where it needs one' },
        { from: 'Specialist', to: 'Engineer on site', text: 'A visit, with the likely part' },
        { from: 'Engineer on site', to: 'Colleague', text: 'Mended' },
        { from: 'Colleague', to: 'Desk', text: 'Agrees, and the ticket closes' },
      ],
    },
    {
      type: 'specification',
      heading: 'How urgency is decided',
      intro:
        'We propose these levels; your agreement fixes them. The clock counts the time to a person working on it, since no one can honestly promise the time to a cure.',
      rows: [
        {
          term: 'Critical',
          detail:
            'A site or a system that takes money is down. Work starts within thirty minutes, at any hour. Please phone; do not write.',
        },
        {
          term: 'High',
          detail:
            'A department is stuck or a deadline is near, such as payroll day. Two office hours.',
        },
        {
          term: 'Normal',
          detail: 'One person is hindered but can work round it. Same or next working day.',
        },
        {
          term: 'Request',
          detail:
            'A new account, a move of desk, a question. By the date you name, with three working days as the norm.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Proof before passwords',
      body: `A voice on the phone that says "I am the finance manager, reset my password" may not be. We call back on the number in your list, or ask a colleague to confirm. This takes two minutes and will one day annoy a director in a hurry. We will still do it.

The same care applies to us. Staff may ask any caller who claims to be the desk for the ticket number. A person who cannot give it is not ours. [Security management](/services/support-and-management/managed-it/security-management) builds on this habit.`,
    },
  ],
  questions: [
    {
      question: 'Do you help with printers, M-Pesa tills and tax devices?',
      answer:
        'Printers yes. For tills and eTIMS software we check the device, network and sign-in, then stay on the line with the provider until someone owns the fault.',
    },
    {
      question: 'Can staff who work upcountry or on a ship’s bridge call?',
      answer:
        'Anyone on the list can. On a weak connection we work by chat and send steps with pictures, as screen sharing eats mobile data.',
    },
    {
      question: 'What if people call about everything?',
      answer:
        'Let them at first. Call numbers fall when causes are removed. If one team calls far more than others, the monthly sheet shows it, and a short session often helps.',
    },
    {
      question: 'How is this different from monitoring?',
      answer:
        'This desk waits for people to speak. [Remote monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) listens to machines. Together they catch most trouble; either can be bought alone.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/services/support-and-management/managed-it/system-administration',
    '/solutions/employee-onboarding',
    '/contact',
  ],
} satisfies Copy<'service'>;
