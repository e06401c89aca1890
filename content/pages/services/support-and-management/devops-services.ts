import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'DevOps services for your developers',
  summary: 'Automatic builds, repeatable servers and safe releases for your developers.',
  description:
    'DevOps for software teams in Kenya: automatic builds, tests before release, servers defined in code, monitoring and one-command rollback, handed to your team.',
  lead: 'Your developers release by day, and undo a failed release with one command. Builds and tests run automatically.',
  updated: '2026-11-29',
  emblem: 'conveyor',
  drawing: {
    caption: 'A new version on one server of four, and the way back',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'The way of version 5.3',
        height: 224,
        shapes: [
          { look: 'line', outline: 'M60 52h190v56M44 116v-12h232v12M118 116v-12M202 116v-12' },
          { look: 'body', outline: 'M14 30h80v44h-80zM120 30h80v44h-80zM226 30h80v44h-80z' },
          { look: 'mark', outline: 'M80 38l4 4 6-8M186 38l4 4 6-8M292 38l4 4 6-8' },
          {
            look: 'tint',
            outline: 'M92 116h52v56h-52zM176 116h52v56h-52zM250 116h52v56h-52z',
          },
          { look: 'hot', outline: 'M18 116h52v56h-52z' },
          {
            look: 'mark',
            outline:
              'M26 158h24M100 130h36M100 144h36M100 158h36M184 130h36M184 144h36M184 158h36M258 130h36M258 144h36M258 158h36',
          },
          { look: 'line', outline: 'M44 172v20h18M56 186l8 6-8 6' },
        ],
        words: [
          { text: 'Reviewed', at: [52, 57], on: 'object' },
          { text: 'Tests', at: [160, 51], on: 'object' },
          { text: '386 of 386', at: [160, 66], on: 'object' },
          { text: 'Trial', at: [266, 57], on: 'object' },
          { text: '5.3', at: [44, 142], on: 'object', size: 'large' },
          { text: 'Three stay on 5.2', at: [202, 194], on: 'ground' },
          { text: 'Back: one command', at: [124, 212], on: 'ground', size: 'large' },
          { text: 'Version 5.3, Tuesday 10:31', at: [160, 18], on: 'ground' },
        ],
      },
      {
        type: 'receipt',
        title: 'Version 5.3',
        state: 'Tuesday',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Trial', value: '10:04', mark: 'done' },
              { text: 'One server', value: '10:31', mark: 'done' },
              { text: 'Payments refused', mark: 'late' },
              { text: 'Back on 5.2', value: '10:38', mark: 'done' },
            ],
          },
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
            'One application on two servers can do without Kubernetes. We choose the simplest set-up that lets you repeat a release.',
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
  ask: { heading: 'How long does a release take you?', body: 'We trace your last three.' },
} satisfies Copy<'service'>;
