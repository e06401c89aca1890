import type { Copy } from '@/content/schema';

export default {
  heading: 'DevOps services',
  summary: 'Automatic builds, repeatable servers and safe releases for your developers.',
  description:
    'DevOps for software teams in Kenya: build pipelines, tests before release, infrastructure as code, monitoring and quick rollback, handed over to your team.',
  lead: 'Release your own software on a weekday morning, with one command to go back if a version is bad. For development teams in house or under contract, we build the path from commit to running system together with your people.',
  updated: '2026-11-22',
  glance: {
    audience: 'Fintechs, SACCOs, software houses and other firms with developers of their own',
    time: '8–11 weeks for the first application',
    price: {
      measure: 'fixed price',
      note: 'Quoted for each application; on-call cover afterwards is priced separately',
      from: 'not yet',
    },
    start: 'A three-day map of how your last three releases reached customers',
    needs: 'Repository access, and one of your developers for half their time',
  },
  situation: {
    heading: 'What a release looks like when the work is done',
    body: `Any developer on the team can release, in working hours, in about fifteen minutes. The change is built on a clean machine, passes its checks, and goes to a small share of users before the rest. Test and live servers come from the same files, secrets are kept in a vault, and dashboards show what customers feel.

Teams usually ask for this once they have outgrown the first arrangement. Five developers and two clients with service agreements still depend on one colleague who copies files from his laptop after closing time. The test server has drifted from the live one, a fix for a payment fault waits two weeks for "the release", and passwords sit in the code.

The service suits a team that builds something: a fintech, a SACCO with its own member app, a software house with clients, an exporter with an in-house portal. If you only use software that others make, you want [managed IT](/services/support-and-management/managed-it).`,
  },
  process: {
    heading: 'One application first, all the way through',
    intro:
      'We take a single real application to the end before we touch the next. Your developers pair with us, so that the knowledge stays in your team.',
    steps: [
      {
        title: 'Map the path',
        body: 'We follow the last three releases from commit to customer, with dates, and mark where each one waited.',
        duration: '3 days',
      },
      {
        title: 'Make the build repeatable',
        body: 'A clean machine builds the application from the repository, with secrets held in a vault and removed from history.',
        duration: '1–2 weeks',
      },
      {
        title: 'Add the checks that matter',
        body: 'About twenty to begin with: those that would have caught last year’s worst faults, such as a double charge or a wrong total.',
        duration: '2 weeks',
      },
      {
        title: 'Describe servers in code',
        body: 'Test and live environments come from the same files. We then delete a test server and make it again from the files, in under an hour.',
        duration: '2–3 weeks',
      },
      {
        title: 'Release with a way back',
        body: 'New versions go to a small share of traffic first, with health checks. One command takes you back. Database changes are split so that both versions can run.',
        duration: '1–2 weeks',
      },
      {
        title: 'Watch and respond',
        body: 'Dashboards for what customers feel, alerts to a phone rota, and a written review after each incident that looks for causes and leaves blame out.',
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
      'Agreement on a date after which the old way of releasing stops',
    ],
    excluded: [
      'Fixing faults in the application’s own code, unless you order it',
      'Cloud and tool fees',
      'A full test suite for old code; see [software testing](/services/business-and-qa/software-testing)',
    ],
  },
  duration:
    'Eight to eleven weeks for the first application. Later ones take two to four, because most of the parts exist by then. A system without any tests or version control needs a month more.',
  sections: [
    {
      type: 'comparison',
      heading: 'Before and after, in daily life',
      intro: 'Your own starting values come from the map in step one.',
      rowHeading: 'Moment',
      columns: ['Before', 'After'],
      rows: [
        {
          label: 'A release',
          cells: [
            'Late evening, one person, steps kept in his head',
            'Working hours, any developer, about fifteen minutes',
          ],
        },
        {
          label: 'A bad release',
          cells: ['Phone calls and a restore', 'One command returns to the previous version'],
        },
        {
          label: 'A new developer',
          cells: ['A week to get it running', 'The first change merged on day two'],
        },
        {
          label: 'A dead server',
          cells: ['A lost weekend', 'Rebuilt from code the same morning'],
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
            'The Daraja sandbox differs from the live system in places. We add a stub that replays late, missing and duplicated callbacks.',
        },
        {
          term: 'Approvals',
          detail:
            'Firms under audit can require two people for live changes, enforced by the pipeline instead of a form.',
        },
        {
          term: 'Build location',
          detail:
            'Builds run in the cloud, so a power cut at the office or a slow upload cannot stop a release.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is this too much for a team of two developers?',
      answer:
        'Take the first three steps and the one-command return. That is about five weeks of work and removes most of the risk; the rest can wait until the team has grown.',
    },
    {
      question: 'Will you be on call for our application?',
      answer:
        'We can share the rota after handover, for infrastructure faults. Faults in the code go to your developers, and the handbook says how the two are told apart.',
    },
    {
      question: 'Do we have to change our cloud or language?',
      answer:
        'No. The one condition is that it can be built without manual steps, which works for PHP, .NET, Java, Node.js, Python, Go and mobile apps alike.',
    },
    {
      question: 'How do you handle customer data in test systems?',
      answer:
        'It stays out of them. We generate records, or mask real ones so that people cannot be identified, and we delete copies of live data that we find on test servers and laptops.',
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
      reference: 'Safaricom, Daraja API documentation, M-Pesa Express: environments',
      url: 'https://developer.safaricom.co.ke/apis/MpesaExpressSimulate',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
