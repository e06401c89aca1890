import type { Copy } from '@/content/schema';

export default {
  heading: 'IT support and management',
  summary: 'Day-to-day care of office IT, and of the software your developers release.',
  description:
    'Choose between managed IT for your offices, people and servers, and DevOps for software you build yourself. What each covers, how it starts and what you keep.',
  lead: 'Two kinds of technology need someone awake. One is the equipment and accounts your staff use. The other is software you write and run for customers. We look after both, with different people and different routines.',
  updated: '2026-09-14',
  situation: {
    heading: 'Who notices first when something stops?',
    body: `In most firms the answer is "whoever was using it". The cashier finds that the till cannot reach the server. A tenant reports that the booking site is down. Somebody then looks for the person who set it up, who is in Kisumu this week.

Support fixes today’s fault. Management is the work that makes the fault less likely: updates installed on a known day, disks replaced before they fill, a leaver’s account closed the same afternoon. Buying only the first leaves you paying for the same repair again and again.

Decide which of the two sides is hurting. If your staff cannot work, start with the office. If your developers are afraid of release day, start with DevOps. A company that sells software from an office in Nyali may well need both, and can begin with one.`,
  },
  choice: {
    heading: 'Pick the side that keeps you up at night',
    intro:
      'The line is simple. Did you buy it, or did you build it? Bought systems go under managed IT. Built systems go under DevOps.',
    options: [
      {
        path: '/services/support-and-management/managed-it',
        when: 'You rely on computers, networks, servers, mail and cloud accounts that other companies make, and want one team answerable for them.',
        outcome:
          'A staffed desk, monitoring, tested backups and a written record of everything you own.',
      },
      {
        path: '/services/support-and-management/devops-services',
        when: 'You have developers, in house or contracted, and releases are slow, manual or risky.',
        outcome:
          'Automatic builds and tests, repeatable servers, and a release your team can undo in minutes.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'The two agreements side by side',
      rowHeading: 'Point',
      columns: ['Managed IT', 'DevOps'],
      suits: ['Offices, schools, shops', 'Firms that ship software'],
      rows: [
        {
          label: 'Who calls us',
          cells: ['Any member of staff', 'Developers and the product owner'],
        },
        {
          label: 'What we count',
          cells: ['People, devices and sites', 'Applications and environments'],
        },
        {
          label: 'First thing delivered',
          cells: ['An inventory with owners and passwords', 'A map of how code reaches users'],
        },
        {
          label: 'Usual length',
          cells: ['Open-ended, by the month', 'A project, then optional cover'],
        },
        {
          label: 'How you judge it',
          cells: [
            'Requests closed, repeat faults, restores tested',
            'Time to release, failed releases, time to recover',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What stays with you, whichever you choose',
      body: `Domains, cloud tenants, code and licences are registered to your organisation, and at least one of your directors can sign in as owner. We work with named accounts that you can close.

Where we can reach personal data, the Data Protection Act asks for a written contract between you and us that limits what we may do with it. We bring a draft; your lawyer may change it. Our [guide to the Act for smaller firms](/blog/data-protection-act-primer-for-smes) explains the roles.`,
    },
  ],
  questions: [
    {
      question: 'Can we ask for help once, without an agreement?',
      answer:
        'Yes, when we have room. A one-off call is quoted by the job and waits behind contracted clients. If the fault touches a system we have never seen, the first hours go on learning it.',
    },
    {
      question: 'Do you support systems that another company installed?',
      answer:
        'Usually. We read the contract with that company first. Where only the maker may change the system, we manage everything round it and chase the maker for you.',
    },
    {
      question: 'Is somebody there at night?',
      answer:
        'An engineer is on call around the clock for faults that stop your business. Ordinary requests wait for office hours. Your agreement lists which is which, by system.',
    },
    {
      question: 'What if we have an integration between two systems, not a device or an app?',
      answer:
        'That has its own cover: [managed services for integrations](/services/systems-integration/managed-services) watch the traffic between your systems, such as payments arriving in the accounts.',
    },
  ],
  related: [
    '/services/it-cloud',
    '/services/systems-integration/managed-services',
    '/services/business-and-qa/cybersecurity',
    '/company/about-us/how-we-work',
  ],
  sources: [
    {
      fact: 'A data controller who uses a data processor enters into a written contract that binds the processor to the controller’s instructions.',
      reference: 'Data Protection Act, 2019 (Kenya), section 42',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
