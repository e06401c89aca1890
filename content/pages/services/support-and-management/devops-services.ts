import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'DevOps services in Kenya',
  summary: 'Automatic builds, repeatable servers and safe releases for your developers.',
  description:
    'DevOps for software teams in Kenya: automatic builds, tests before release, servers defined in code, monitoring and one-command rollback, handed to your team.',
  lead: 'Release your software in working hours, and go back with one command if a version is bad. We build the whole path from code to live system with your developers, so they can run it without us.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a change on its way to the live system.',
    parts: [
      {
        type: 'route',
        title: 'Version 5.3',
        stops: [
          { label: 'Change reviewed', note: 'by a second person', mark: 'done' },
          { label: 'Tests', note: '412 of 412', mark: 'done' },
          { label: 'Trial system', note: 'since 10:04', mark: 'done' },
          { label: 'Live, one server of four', note: 'watching', mark: 'open' },
          { label: 'Back to 5.2', note: 'one command' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Fintechs, SACCOs, software houses and other firms with their own developers',
    time: { from: 8, to: 11, unit: 'weeks', note: 'for the first application' },
    price: prices['/services/support-and-management/devops-services'],
    start: 'Three days tracing how your last three releases reached customers',
    needs: 'Repository access, and one of your developers for half their time',
  },
  situation: {
    heading: 'Who needs it',
    body: 'Teams whose releases wait for one person, run late at night, or break the live system. If you only use software that other companies make, you need [managed IT](/services/support-and-management/managed-it) instead.',
  },
  process: {
    heading: 'One application, from start to finish',
    steps: [
      {
        title: 'Trace your releases',
        body: 'We follow the last three from commit to customer and note where each one waited.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Make the build repeatable',
        body: 'A clean machine builds the application from the repository. Passwords move to a vault.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Add the first tests',
        body: 'About twenty: those that would have caught your worst recent faults, such as a double charge.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Define servers in code',
        body: 'Test and live servers come from the same files. We prove it by rebuilding a test server.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Release with a way back',
        body: 'New versions reach a small share of users first. Database changes work with both versions.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Monitor and respond',
        body: 'Dashboards, alerts to a phone rota, and a written review after each incident.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A release pipeline in your own repository and cloud account',
      'Files that rebuild your test and live servers from nothing',
      'A vault for passwords and keys, with a list of those replaced',
      'Dashboards, and alerts with limits based on your traffic',
      'Two training days and an on-call handbook',
    ],
    needed: [
      'The right to change how the repository is built',
      'A date after which nobody releases the old way',
    ],
    excluded: [
      'Faults in the application code, unless you order the repair',
      'Cloud and tool fees',
      'A full test suite for old code: see [software testing](/services/business-and-qa/software-testing)',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What changes for your team',
      rowHeading: 'Event',
      columns: ['Before', 'After'],
      rows: [
        {
          label: 'A release',
          cells: [
            'Late evening, one person who knows the steps',
            'Working hours, any developer, about 15 minutes',
          ],
        },
        {
          label: 'A bad release',
          cells: ['Phone calls and a restore', 'One command returns to the last version'],
        },
        { label: 'A dead server', cells: ['A lost weekend', 'Rebuilt the same morning'] },
        {
          label: 'An audit question',
          cells: ['Nobody is sure', 'Who changed what, who approved it, by date'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Choices we make with you',
      rows: [
        {
          term: 'Where it runs',
          detail:
            'Public cloud, a Kenyan data centre or your own servers. We measure the delay to Safaricom and your bank from each.',
        },
        {
          term: 'Containers',
          detail:
            'One application on two servers rarely needs Kubernetes. We use the least that makes releases repeatable.',
        },
        {
          term: 'Payments in test',
          detail:
            'We simulate late, missing and repeated M-Pesa results, because those cause the expensive faults.',
        },
        {
          term: 'Approvals',
          detail:
            'If your auditors ask for it, the pipeline requires two people for each live change.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is this too much for two developers?',
      answer:
        'Take the first three steps and the command that restores the last version. That is about five weeks of work and removes most of the risk.',
    },
    {
      question: 'Will you be on call for our application?',
      answer:
        'We can share the rota after handover, for server and network faults. Code faults go to your developers, and the handbook explains how to tell them apart.',
    },
    {
      question: 'Do we have to change our cloud or language?',
      answer:
        'No. The application must build without manual steps, which works for PHP, .NET, Java, Node.js, Python, Go and mobile apps.',
    },
  ],
  related: [
    '/services/software-solutions/api-development',
    '/solutions/cloud-services/cloud-hosting',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
  ],
} satisfies Copy<'service'>;
