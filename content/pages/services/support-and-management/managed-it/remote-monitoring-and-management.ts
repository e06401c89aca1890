import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Remote monitoring and management (RMM)',
  summary: 'Small agents that report the health of machines and let us repair from afar.',
  description:
    'Remote monitoring and management for computers, servers and tills: what the agent sees, how much data it uses, which alerts wake us and what staff are told.',
  lead: 'Hear of a dying disk or a silent till before your people report it. A small program on each machine tells our engineers, who make most repairs from a distance.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with more than fifteen machines, or with machines in several towns',
    time: '2–3 weeks until every machine reports, then a month of tuning',
    price: {
      measure: 'per device',
      note: 'Each machine that reports is counted; the list comes with the invoice',
      from: 'not yet',
    },
    start: 'A notice to your staff, then ten machines as a trial',
    needs: 'Permission to install, and a list of machines that must never restart on their own',
  },
  situation: {
    heading: 'Made for machines in several towns',
    body: `With monitoring the machine speaks for itself. We see that a drive has logged errors since Tuesday, send a replacement by courier, and talk the branch clerk through the swap. Updates go out in rings so that a bad one stops early, and the list of machines keeps itself current.

Branches, depots, lodges and school campuses gain most, because the person who can repair the computer is a bus ride away. A full disk in Voi can cost a day of travel to delete ten files, while the branch writes receipts by hand. And "the system is slow", reported by phone, may mean a virus, a failing drive, a weak line or forty browser tabs.

It fits best with more than fifteen machines, or with any number in more than two places.`,
  },
  process: {
    heading: 'Ten machines first, then all, then fewer alerts',
    steps: [
      {
        title: 'Tell people first',
        body: 'A one-page notice for staff says what the agent sees and what it does not. We supply the draft and you send it.',
        duration: '1 week ahead',
      },
      {
        title: 'Install on ten machines',
        body: 'A mix: an old laptop, a till, the busiest server. We measure the effect on speed and data.',
        duration: '3 days',
      },
      {
        title: 'Install on the rest',
        body: 'Pushed over the network where there is one, or by a link sent to the user. Routers, UPSs and printers are added through a machine on the same network.',
        duration: '1–2 weeks',
      },
      {
        title: 'Tune for a month',
        body: 'At first there are far too many alerts. Each that led to no action is changed or dropped, until fewer than three a day need an engineer.',
        duration: '4 weeks',
      },
      {
        title: 'Automate the routine',
        body: 'Clearing temporary files, restarting a stuck print queue, waking a service after a power cut. Each script is tested, logged and can be switched off by you.',
        duration: 'Ongoing',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A live list of all machines: model, age, user, last seen, missing updates',
      'Alerts handled by an engineer, with what was done written on each',
      'Updates for the operating system and common programs, in rings so that a bad one stops early',
      'Remote access for our engineers, with each session recorded in a log you can read',
      'A read-only sign-in for your IT lead or office manager',
    ],
    needed: [
      'Permission to install, and the administrator password once',
      'A list of machines that must never restart on their own',
      'Word when a computer is sold or lost',
    ],
    excluded: [
      'Reports on how long staff worked or which sites they saw',
      'Machines that are switched off for months; after sixty days we ask you to drop them',
      'Answering users’ questions, unless the support desk is part of your plan',
    ],
  },
  duration:
    'Two to three weeks until every machine reports, and a further month until alerts are quiet enough to trust. Scattered sites with weak lines add a week.',
  sections: [
    {
      type: 'specification',
      heading: 'Signals, and what we do about them',
      intro:
        'The starting set. You can add your own, such as "the fuel pump controller has not sent a reading".',
      rows: [
        {
          term: 'Disk reports errors',
          detail: 'Ticket at once, backup checked, replacement ordered with your approval.',
        },
        {
          term: 'Less than a tenth of the disk free',
          detail:
            'Script clears safe files. If it fills again within a week, a person looks for the cause.',
        },
        {
          term: 'Till or server silent for ten minutes',
          detail:
            'A call to the branch, day or night if you marked it so. The cause is often a power cut.',
        },
        {
          term: 'Protection software off',
          detail:
            'Switched on again remotely. Twice in a month leads to a talk with the user’s manager.',
        },
        { term: 'On battery', detail: 'Servers shut down in order at the limit we set with you.' },
        {
          term: 'Update failed twice',
          detail: 'The machine leaves the automatic ring and an engineer takes it over.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What it uses of your data bundle',
      body: `Health reports are small, in the order of a few megabytes a day for each machine. Updates are the weight: hundreds of megabytes a month or more. On a metered line we let one machine fetch them and hand them to its neighbours, keep large ones for the night tariff or for Fridays at the head office, and pause them while a branch is on its mobile backup.

Laptops that travel report when they see a network, and the alert rules do not count them as down in between.`,
    },
    {
      type: 'comparison',
      heading: 'What the agent sees',
      rowHeading: 'Item',
      columns: ['Seen', 'Not seen'],
      rows: [
        { label: 'Programs', cells: ['Names and versions installed', 'What is typed into them'] },
        { label: 'Files', cells: ['Space used by folder', 'Contents'] },
        { label: 'Internet', cells: ['Total traffic, line quality', 'Sites and messages'] },
        { label: 'Screen', cells: ['Only when the user agrees to share', 'Anything else'] },
        {
          label: 'Place',
          cells: ['Network it is on', 'GPS, unless you ask for lost-device tracing'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Must we ask our employees?',
      answer:
        'You must inform them. The Data Protection Act has a duty to tell people what is collected about them and why. Their consent is not always needed. The notice in step one does the informing, and spares everyone a surprise.',
    },
    {
      question: 'Could an attacker use the agent against us?',
      answer:
        'It is a powerful tool, so it is a target. Our console needs a hardware key, scripts need a second engineer, and you can block the agent at your firewall in one step, which we show you at the start.',
    },
    {
      question: 'Does it work on Macs, Linux, Android tills and CCTV recorders?',
      answer:
        'Fully on Windows, macOS and Linux, and on Android devices through a management profile. Recorders, printers and routers are covered as far as they answer standard network queries.',
    },
    {
      question: 'What happens when we leave?',
      answer:
        'The agent uninstalls itself from every machine on the day, we send the export of the list, and you check ten machines at random.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/technical-support',
    '/services/support-and-management/managed-it/network-management',
    '/services/support-and-management/managed-it/security-management',
    '/solutions/iot-solutions',
  ],
  sources: [
    {
      fact: 'Before collecting personal data, a controller or processor informs the person, as far as practicable, of the fact and purpose of the collection.',
      reference: 'Data Protection Act, 2019 (Kenya), section 29',
      url: lawUrl('dataProtection', 29),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
