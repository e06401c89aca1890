import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Technical support for your staff',
  summary: 'A help desk by phone, chat and mail, with visits when hands are needed.',
  description:
    'A help desk for staff in Mombasa and across Kenya: how to reach it, how urgent calls are ranked, what is fixed remotely, when we visit and what a ticket shows.',
  lead: 'Give your staff one number to call for computer repairs and questions. The engineer who answers can see the screen, and visits when hands are needed. Each month you get a count of what went wrong and why.',
  updated: '2026-11-22',
  glance: {
    audience: 'Offices, schools, clinics and branches from about five computer users',
    time: `Ready in ${commitments.deskStart.phrase}`,
    price: {
      measure: 'per user',
      note: 'For the people on your list, with unlimited reports',
      from: 'not yet',
    },
    start: 'A week of listing people and machines, then a launch week in your office',
    needs: 'A current staff list, remote access software on each computer, gate passes for visits',
  },
  situation: {
    heading: 'One desk for every fault and every question',
    body: `Your people report in their own words, in English or Kiswahili, and most calls end with the engineer who answers. The rest go to a specialist or become a visit, with the story written down so that it is told only once. If the same complaint arrives four times, we look for the cause and tell you what it would take to end it.

The desk takes the load off the colleague in accounts or sales who is "good with computers", whose own work slips each time a printer jams. It also ends the habit of calling a technician by the visit. He repairs what you describe, and the cause may lie elsewhere.

It pays from about five computer users. Below that, one careful set-up and calls by the job cost you less. Faults on your public website go to [website maintenance](/services/web-development/maintenance-support) instead.`,
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
        body: 'Once your colleague clicks to agree, we share the screen. Access ends when they close the window.',
      },
      {
        title: 'Pass it on, with the story',
        body: 'If the first engineer cannot solve it, a specialist takes over. Your colleague does not explain it again.',
      },
      {
        title: 'Visit',
        body: 'For hardware, cabling faults and anything that has to be seen. The engineer brings the part that is most likely at fault.',
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
      'Set-up of new starters’ machines from a checklist, and return of leavers’ machines',
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
  duration: `Ready in ${commitments.deskStart.phrase}: a week to list people and machines, then a launch week in which an engineer is in your office and staff learn the number.`,
  sections: [
    {
      type: 'flow',
      heading: 'A call for IT support, to its close',
      actors: ['Colleague', 'Desk', 'Specialist', 'Engineer on site'],
      messages: [
        { from: 'Colleague', to: 'Desk', text: 'A call, a message or a photo' },
        { from: 'Desk', to: 'Colleague', text: 'Ticket number; shares the screen on a click' },
        { from: 'Desk', to: 'Specialist', text: 'The whole story, where it needs one' },
        { from: 'Specialist', to: 'Engineer on site', text: 'A visit, with the likely part' },
        { from: 'Engineer on site', to: 'Colleague', text: 'Repaired' },
        { from: 'Colleague', to: 'Desk', text: 'Agrees, and the ticket closes' },
      ],
    },
    {
      type: 'specification',
      heading: 'Four levels of urgency',
      intro:
        'We propose these levels and your agreement fixes them. The clock runs until an engineer starts work, since the time to a cure depends on the fault.',
      rows: [
        {
          term: 'Critical',
          detail: `A site or a system that takes money is down. Work starts ${commitments.criticalResponse.phrase}, so report it by phone.`,
        },
        {
          term: 'High',
          detail: `A department is stuck or a deadline is near, such as payroll day. Work starts ${commitments.highResponse.phrase}.`,
        },
        {
          term: 'Normal',
          detail: `One person is hindered but can work round it. Work starts ${commitments.normalResponse.phrase}.`,
        },
        {
          term: 'Request',
          detail: `A new account, a move of desk, a question. Done ${commitments.requestResponse.phrase}, or by a later day that you name.`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Proof before passwords',
      body: `A caller who says "I am the finance manager, reset my password" may be an impostor. We call back on the number in your list, or ask a colleague to confirm. This takes two minutes and will one day annoy a director in a hurry, and we keep to it all the same.

The same care applies to us. Staff may ask any caller who claims to be the desk for the ticket number, and should hang up on one who cannot give it. [Security management](/services/support-and-management/managed-it/security-management) carries the habit further.`,
    },
  ],
  questions: [
    {
      question: 'Do you help with printers, M-Pesa tills and tax devices?',
      answer:
        'Printers yes. For tills and eTIMS software we check the device, network and sign-in, then stay on the line with the provider until it accepts the fault.',
    },
    {
      question: 'Can staff who work upcountry or on a ship’s bridge call?',
      answer:
        'Anyone on the list can. On a weak connection we work by chat and send steps with pictures, as screen sharing eats mobile data.',
    },
    {
      question: 'What if people call about everything?',
      answer:
        'At first they may. Call numbers fall as causes are removed. If one team calls far more than others, the monthly sheet shows it, and a short session often helps.',
    },
    {
      question: 'How is this different from monitoring?',
      answer:
        'The desk waits for people to report, while [remote monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) listens to machines. Together they catch most trouble, and either can be bought alone.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/services/support-and-management/managed-it/system-administration',
    '/solutions/employee-onboarding',
    '/contact',
  ],
} satisfies Copy<'service'>;
