import type { Copy } from '@/content/schema';

export default {
  heading: 'DevOps services',
  summary: 'Automatic builds, repeatable servers and safe releases for your developers.',
  description:
    'DevOps for software teams in Kenya: build pipelines, tests before release, infrastructure as code, monitoring and quick rollback, handed over to your team.',
  lead: 'Release on a Tuesday morning instead of a Saturday night. We build the path from a developer’s commit to a running system, so that shipping is dull, undoing is quick, and anyone on the team can do both.',
  updated: '2026-10-28',
  situation: {
    heading: 'One developer has the keys and copies files by hand',
    body: `It began well. One person wrote the system and one person put it on the server. Now there are five developers, two clients with service agreements, and the first person still copies the files, from his laptop, after closing time. If he is ill, nothing ships.

The signs are easy to spot. The test server differs from the live one in ways nobody can list. A fix for a payment fault waits two weeks for "the release". Passwords sit in the code. You learn of an outage from a customer’s angry post.

This service is for a team that builds something: a fintech, a SACCO with its own member app, a software house with clients, an exporter with an in-house portal. If you only use software that others make, [managed IT](/services/support-and-management/managed-it) is the right door.`,
  },
  process: {
    heading: 'One application first, all the way through',
    intro:
      'We take a single real application to the end before we touch the next. Your developers pair with us, so that the knowledge stays.',
    steps: [
      {
        title: 'Map the path',
        body: 'We follow the last three releases from commit to customer, with dates. Waiting time stands out at once.',
        duration: '3 days',
      },
      {
        title: 'Make the build repeatable',
        body: 'A clean machine builds the application from the repository, with secrets held in a vault and removed from history.',
        duration: '1–2 weeks',
      },
      {
        title: 'Put tests in the way',
        body: 'Not all of them. The twenty checks that would have caught the last year’s worst faults, such as a double charge or a wrong total.',
        duration: '2 weeks',
      },
      {
        title: 'Describe servers in code',
        body: 'Test and live environments come from the same files. A lost server is made again in under an hour, and we show it.',
        duration: '2–3 weeks',
      },
      {
        title: 'Release with a way back',
        body: 'New versions go to a small share of traffic first, with health checks. One command returns to the previous one. Database changes are split so that both versions can run.',
        duration: '1–2 weeks',
      },
      {
        title: 'Watch and respond',
        body: 'Dashboards for what customers feel, alerts to a phone rota, a written review after each incident without blame.',
        duration: '1 week, then yours',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A pipeline in your own repository and cloud account',
      'Environment definitions that rebuild test and live from nothing',
      'A secrets vault, with a list of which keys were replaced',
      'Dashboards and alerts with thresholds set from your own traffic',
      'Two training days and a handbook for your team’s on-call rota',
    ],
    needed: [
      'The repository, and the right to change how it is built',
      'One of your developers for half their time during the work',
      'Agreement that releases through the old way stop on a set date',
    ],
    excluded: [
      'Fixing faults in the application’s own code, unless you order it',
      'Cloud and tool fees',
      'A full test suite for old code; see [software testing](/services/business-and-qa/software-testing)',
    ],
  },
  duration:
    'Eight to eleven weeks for the first application. Later ones take two to four, because the parts are there. A system without any tests or version control needs a month more.',
  sections: [
    {
      type: 'comparison',
      heading: 'Before and after, in daily life',
      intro: 'The change we aim for. Your own starting values come from the map in step one.',
      rowHeading: 'Moment',
      columns: ['Before', 'After'],
      rows: [
        {
          label: 'A release',
          cells: [
            'Late evening, one person, a checklist in his head',
            'Working hours, any developer, about fifteen minutes',
          ],
        },
        {
          label: 'A bad release',
          cells: ['Phone calls and a restore', 'Back to the previous version by one command'],
        },
        {
          label: 'A new developer',
          cells: ['A week to get it running', 'The first change merged on day two'],
        },
        {
          label: 'A dead server',
          cells: ['A lost weekend', 'Made again from code the same morning'],
        },
        {
          label: 'An auditor’s question',
          cells: ['"We think it was in May"', 'Who changed what and who approved it, by date'],
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
            'Public cloud, a Kenyan data centre or your own hosts. Latency to Safaricom and bank systems is measured from each before you choose.',
        },
        {
          term: 'Containers or not',
          detail:
            'One application on two servers rarely needs Kubernetes. We start with the least that gives repeatable releases.',
        },
        {
          term: 'Payments in test',
          detail:
            'The Daraja sandbox behaves unlike the live system in places. We add a stub that replays late, missing and duplicated callbacks.',
        },
        {
          term: 'Approvals',
          detail:
            'Firms under audit can require two people for live changes, enforced by the pipeline instead of a form.',
        },
        {
          term: 'Build location',
          detail:
            'Builds run in the cloud, so a power cut at the office or a slow upload does not stop a release.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'We have two developers. Is this too much?',
      answer:
        'Take the first three steps and the one-command return. That is about four weeks and removes most of the fear. The rest can wait until you are five.',
    },
    {
      question: 'Will you be on call for our application?',
      answer:
        'We can share the rota after handover, for infrastructure faults. A fault in the code goes to your developers, and the handbook says how we tell the two apart.',
    },
    {
      question: 'Do we have to change our cloud or language?',
      answer:
        'No. We have to be able to build it without a person clicking. That works for PHP, .NET, Java, Node.js, Python, Go and mobile apps alike.',
    },
    {
      question: 'How do you handle customer data in test systems?',
      answer:
        'It does not go there. We generate data or mask real records so that nobody can be identified. A copy of live data on a laptop is a breach in waiting.',
    },
  ],
  related: [
    '/services/software-solutions/api-development',
    '/services/systems-integration/api-management',
    '/solutions/cloud-services/cloud-hosting',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
  ],
  sources: [
    {
      fact: 'Safaricom offers a sandbox for testing the M-Pesa Daraja APIs.',
      reference: 'Safaricom Daraja developer portal',
      url: 'https://developer.safaricom.co.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
