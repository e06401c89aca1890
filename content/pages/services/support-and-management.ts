import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT support and management',
  summary: 'Day-to-day care of office IT, and of the software your developers release.',
  description:
    'Choose between managed IT for your offices, people and servers, and DevOps for software you build yourself. What each covers, how it starts and what you keep.',
  lead: 'Have your office IT looked after by the month, or have a safe release process built for software your own developers write. Most firms need the first; a company that sells or runs its own software may need both.',
  updated: '2026-11-22',
  situation: {
    heading: 'Two agreements, with different engineers behind them',
    body: `Managed IT covers what your staff use: computers, servers, the network, mail and cloud accounts. You choose the areas, and the agreement counts them by person, device or job. A help desk, monitoring and tested backups are the usual start.

DevOps covers what your developers release: the build, the tests, the servers and the way back when a version goes wrong. It begins as a project on one application and can go on as shared on-call cover.

Repairing today’s fault and preventing the next one are separate work, and both belong in each agreement: updates installed on a known day, disks replaced before they fill, accounts closed when people leave. If your staff cannot work, begin with the office. If your developers are afraid of release day, begin with DevOps. A company that sells software from an office in Nyali may well end up with both.`,
  },
  choice: {
    heading: 'Did you buy it, or did you build it?',
    intro:
      'Systems that you bought from others come under managed IT. Software that you build and run yourself comes under DevOps.',
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
          cells: ['An inventory with an owner for each item', 'A map of how code reaches users'],
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
      body: `Domains, cloud tenants, code and licences are registered to your organisation, and at least one of your directors can sign in as owner. Our engineers use accounts in their own names, which you can close.

Where we can reach personal data, the Data Protection Act asks for a written contract between you and us that limits what we may do with it. We bring a draft that your lawyer may change. Our [guide to the Act for smaller firms](/blog/data-protection-act-primer-for-smes) explains the roles.`,
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
      question: 'Can we reach an engineer at night?',
      answer: `Clients with a support agreement report faults by phone ${commitments.faultReports.phrase}, and an engineer is on call for those that stop the business. Ordinary requests are handled in office hours. Your agreement lists which is which, by system.`,
    },
    {
      question: 'What if the trouble is a link between two systems?',
      answer:
        'Such links have their own cover: [managed services for integrations](/services/systems-integration/managed-services) watch the traffic between your systems, such as payments arriving in the accounts.',
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
      url: lawUrl('dataProtection', 42),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
