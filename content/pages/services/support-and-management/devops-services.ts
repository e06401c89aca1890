import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'DevOps services for your developers',
  summary: 'Automatic builds, repeatable servers and safe releases for your developers.',
  description:
    'DevOps for software teams in Kenya: automatic builds, tests before release, servers defined in code, monitoring and one-command rollback, handed to your team.',
  lead: 'Your developers release by day, and undo it with one command. Builds, tests and releases run automatically.',
  updated: '2026-11-27',
  emblem: 'conveyor',
  drawing: {
    caption: 'a change on its way to the live system.',
    parts: [
      {
        type: 'route',
        title: 'Version 5.3',
        stops: [
          { label: 'Change reviewed', note: 'by a second person', mark: 'done' },
          { label: 'Tests', note: '386 of 386', mark: 'done' },
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
    needs:
      'Repository access, a developer half-time, and a date after which nobody releases the old way',
  },
  example: {
    heading: 'Wrong at 10:31, undone at 10:38',
    body: 'A team changes the fee of a transfer. The tests pass, and the new version goes to one of four live servers. An alarm reports refused payments there, and a developer types one command. The fault is corrected after lunch, with a test that would have caught it.',
    figures: [
      { label: 'Tests passed', value: '386 of 386' },
      { label: 'On the trial system', value: '10:04' },
      { label: 'On one live server', value: '10:31' },
      { label: 'Back on version 5.2', value: '10:38' },
    ],
  },
  process: {
    heading: 'How your first application gets there',
    body: `1. Your last three releases are followed from commit to customer. The longest wait is automated first.
2. A clean machine builds the application, passwords move to a vault, and about twenty tests cover your worst recent faults, such as a double charge.
3. Test and live servers come from the same files. We prove it by rebuilding one.
4. A new version reaches a small share of users first. The database works with both, and you can go back.
5. Your team gets the alarms, two days of training and a handbook.`,
  },
  situation: {
    heading: 'Who needs this',
    body: 'Teams whose releases wait for one person, or run at night for fear of breaking something. If you only use software that other companies write, you need [Managed IT](/services/support-and-management/managed-it).',
  },
  scope: {
    receive: [
      'The pipeline, in your own repository and cloud account',
      'Files that rebuild your servers from nothing',
      'A list of the passwords and keys that were replaced',
    ],
    excluded: [
      'The repair of faults in your code, unless you order it',
      'A full set of tests for old code. See [Software Testing](/services/business-and-qa/software-testing)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Choices we make with you',
      rows: [
        {
          term: 'Where it runs',
          detail:
            'A public cloud, a Kenyan data centre or your own servers. We measure the delay to Safaricom and to your bank from each.',
        },
        {
          term: 'Containers',
          detail:
            'One application on two servers can do without Kubernetes. We use the least that makes releases repeatable.',
        },
        {
          term: 'Payments in test',
          detail: 'We simulate M-Pesa results that come late, twice or not at all.',
        },
        {
          term: 'Approvals',
          detail: 'If your auditors ask for it, two people confirm each live change.',
        },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: { heading: 'How long does a release take you?' },
} satisfies Copy<'service'>;
