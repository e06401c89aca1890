import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud services management',
  summary: 'Licences, bills, access and settings of your cloud accounts kept in order.',
  description:
    'Monthly care for Microsoft 365, Google Workspace, AWS, Azure and other cloud accounts: licences matched to staff, bills explained, access reviewed, exports tested.',
  lead: 'Know what each cloud account costs and who can open it, without giving up an hour of your own each week. Suites such as Microsoft 365 and servers at AWS or Azure are looked after in accounts that stay yours.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms that already work in the cloud and pay for several services by subscription',
    time: 'About a month to a clean register for fifty people',
    price: {
      measure: 'per user',
      note: 'Counted by mail licence, cloud servers one by one; provider bills stay yours',
      from: 'not yet',
    },
    start: 'Reading card statements and sign-in logs with your finance contact',
    needs: 'An administrator account in each service, and sight of the card statements',
  },
  situation: {
    heading: 'A register in the first month, then a monthly round',
    body: `The first month gives you a register of every cloud service your organisation pays for, with its purpose, owner, payer, renewal date and way out. After that comes a round each month: joiners and leavers, bills, settings, and the notices that providers send to an inbox few people open.

The register nearly always brings surprises, because a cloud account is so easy to open. Marketing pays for a design tool with a personal card. A developer’s test server still runs, two years after the test. The file share belongs to an employee who resigned, so access to the payroll folder cannot be changed. And when the company card expires, in dollars, on a Saturday, the mail of the whole firm may stop on Monday.

If you want us to provide the hosting or the mailboxes themselves, see [cloud services](/solutions/cloud-services); this page is about accounts you already hold. If you still have to move, [migration](/services/support-and-management/managed-it/cloud-migration) comes first. Servers and databases that carry your own application may need [DevOps](/services/support-and-management/devops-services) instead.`,
  },
  process: {
    heading: 'Find every account, claim it, then keep it tidy',
    steps: [
      {
        title: 'Find every subscription',
        body: 'From card statements, sign-in logs and a friendly message to heads of department, who are told that no blame will follow.',
        duration: '1 week',
      },
      {
        title: 'Give each an owner and a payer',
        body: 'A role at your firm owns it, such as "head of sales", with an address that outlasts its holder. Payment moves to one method, with two people warned before it lapses.',
        duration: '1–2 weeks',
      },
      {
        title: 'Match licences to work',
        body: 'Who signed in during the past sixty days, who needs the large plan and who only reads mail. You approve the cuts line by line.',
        duration: '3 days',
      },
      {
        title: 'Set the guard rails',
        body: 'Budget alarms, sharing limits, retention, two-step sign-in, a ban on public storage folders.',
        duration: '1 week',
      },
      {
        title: 'Run the month',
        body: 'Joiners and leavers on the day, a bill check, a reading of provider notices, and a small list of what we suggest to change.',
        duration: 'Every month',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A register of cloud services: purpose, owner, payer, renewal date, data held, way out',
      'A monthly cost sheet in shillings, with the exchange rate used and the reason for each change',
      'Accounts opened and closed on the day that the form from HR names',
      'A twice-yearly review of who can see what, signed by the owner of each area',
    ],
    needed: [
      'An administrator account for us in each service, in our names',
      'A finance contact who sees the card statements',
      'A rule from management that new tools are reported',
    ],
    excluded: [
      'What providers charge, and losses from exchange rates',
      'Uptime of the services themselves; we report, claim credits and keep you informed',
      'Building new automation or reports inside the services, quoted separately',
    ],
  },
  duration:
    'About a month to a clean register for a firm of fifty. Tracing accounts that belong to former staff takes longest, since some providers ask for company papers.',
  sections: [
    {
      type: 'example',
      heading: 'A licence review, line by line',
      body: `A logistics firm pays for 86 mail licences of the larger plan. Sign-ins show 71 active people. Nineteen drivers and guards only read mail on a phone, so the smaller plan serves them. Of the fifteen silent ones, four are shared mailboxes such as info@ and accounts@, which need no licence of their own, and eight belong to people who have left.

The last three are staff on maternity leave, who keep theirs. Each closure waits for the owner’s word.`,
      figures: [
        { label: 'Licences paid before', value: '86 large' },
        { label: 'Closed after approval', value: '12' },
        { label: 'Moved to the smaller plan', value: '19' },
        { label: 'Left on the large plan', value: '55' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which kind of account, which kind of care',
      rowHeading: 'Account',
      columns: ['What drifts', 'What we check each month'],
      rows: [
        {
          label: 'Mail and office suites',
          cells: ['Licences, external sharing', 'Inactive users, forwarding, links open to anyone'],
        },
        {
          label: 'Virtual servers and storage',
          cells: ['Size, forgotten disks, open ports', 'Load against size, snapshots, cost by tag'],
        },
        {
          label: 'Business subscriptions',
          cells: [
            'Renewals, seats, admin rights',
            'Renewal dates ninety days ahead, last sign-ins',
          ],
        },
        {
          label: 'Domains and certificates',
          cells: ['Expiry, old name servers', 'Registrar contact, auto-renewal, funds on account'],
        },
      ],
    },
    {
      type: 'chart',
      heading: '86 large licences, reviewed',
      data: {
        form: 'steps',
        unit: 'licences',
        steps: [
          { type: 'change', label: 'Paid before', amount: 86 },
          { type: 'change', label: 'Closed', amount: -12 },
          { type: 'change', label: 'Moved to a smaller plan', amount: -19 },
          { type: 'sum', label: 'Left on the large plan' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Do we have to buy licences through you?',
      answer:
        'No. Stay with your reseller or pay the maker directly. For our work the right to administer is enough.',
    },
    {
      question: 'Can you stop the bill from moving with the dollar?',
      answer:
        'No, but we show how much of a rise is the rate and how much is use. Some providers invoice in shillings through local resellers, and we compare the two prices for you.',
    },
    {
      question: 'Who can read our mail?',
      answer:
        'An administrator could grant themselves access. For that reason every such grant alerts a director of yours, and the alert stays on.',
    },
    {
      question: 'What if a provider closes or locks our account?',
      answer:
        'The register names the way out for each service, and for the important ones we test an export twice a year.',
    },
  ],
  related: [
    '/solutions/cloud-services/hapa-cloud-hosting',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
    '/services/support-and-management/managed-it/security-management',
  ],
} satisfies Copy<'service'>;
