import type { Copy } from '@/content/schema';

export default {
  heading: 'Website maintenance and support',
  summary: 'Updates, backups, security checks and small changes for a site that is already live.',
  description:
    'Website maintenance in Kenya: tested updates, off-site backups with restore drills, uptime checks, security clean-up and small changes on a monthly plan.',
  lead: 'Launch day is when a website starts to age. A monthly plan keeps it patched, backed up, correct and quick, including sites that somebody else built.',
  updated: '2026-11-09',
  situation: {
    heading: 'Nobody has logged in since February',
    body: `The plugin list shows nineteen updates waiting. Everyone knows that pressing the button might break the booking form, so nobody presses it. Meanwhile automatic scanners try every WordPress address in the world, yours among them, several times a day.

You may already have had the sign: a search result for your school that advertises betting, a browser warning in red, a contact form that has been silent since the hosting moved. Or simply a footer that names a director who retired.

A plan suits you if the site matters and nobody has upkeep in their job description. It also suits an internal team that can write news and wants someone else to worry about versions, certificates and restores. If the site is a brochure of five static pages, you may need us only twice a year, and a pair of check-ups will do.`,
  },
  process: {
    heading: 'The first month, then the rhythm',
    intro:
      'We do not take responsibility for a site we have not examined. So the first three steps come once, the last three return.',
    steps: [
      {
        title: 'Examine and make safe',
        body: 'Code, plugins, accounts, hosting and logs are inspected. Strangers’ logins are removed, passwords changed, known holes closed. If the site has been broken into, we clean it before the plan begins.',
        duration: '3–6 days, once',
      },
      {
        title: 'Make a twin for testing',
        body: 'A private copy of the site lets us try each update before your visitors meet it.',
        duration: '1–2 days, once',
      },
      {
        title: 'Prove the backup',
        body: 'We restore last night’s copy to an empty server and time it. That number goes into your plan as the recovery time you can expect.',
        duration: '1 day, once',
      },
      {
        title: 'Patch on the twin, then live',
        body: 'Routine updates go through every second week. Serious security releases go through as soon as the test passes, whatever the weekday.',
        duration: 'Fortnightly',
      },
      {
        title: 'Do your small changes',
        body: 'Prices, staff, opening hours for Ramadan, a new form field. Write to the desk; you see a preview when the change is visible.',
        duration: '1–2 working days each',
      },
      {
        title: 'Report on one page',
        body: 'Downtime in minutes, updates applied, changes made, hours left, what needs a decision from you.',
        duration: 'Monthly',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'Tested updates of the platform, its themes and its extensions',
      'Nightly backups in two places, one of them outside your hosting account, and a restore drill each quarter',
      'Checks of uptime, certificate, domain expiry, forms and checkout from outside',
      'An agreed number of hours for changes, shown in each report',
      'A clean-up without extra charge if the site is broken into through something we maintain',
    ],
    needed: [
      'Administrator access to the site, the hosting and the DNS',
      'A named person who may ask for changes, and one who may approve costs',
      'Licence keys of paid themes and plugins, or agreement to replace them',
    ],
    excluded: [
      'New sections, redesigns and features, which are quoted as small projects',
      'Writing articles or running social media pages',
      'Faults at the host, the registrar or the payment provider, though we chase them for you',
      'Restoring content that was deleted longer ago than the backups reach',
    ],
  },
  duration:
    'Two to three weeks from access to a running plan. An infected or badly outdated site may need two weeks more before we can stand behind it.',
  sections: [
    {
      type: 'comparison',
      heading: 'How much care does your site need?',
      rowHeading: 'Included',
      columns: ['Check-up', 'Care', 'Care for shops'],
      rows: [
        {
          label: 'For',
          cells: ['Static or tiny sites', 'CMS sites, schools, firms', 'Sites that take money'],
        },
        { label: 'Updates', cells: ['Twice a year', 'Every two weeks', 'Every week'] },
        {
          label: 'Monitoring',
          cells: [
            'Domain and certificate',
            'Also uptime and forms',
            'Also checkout and payment matching',
          ],
        },
        {
          label: 'Small changes',
          cells: ['By the hour', 'Hours each month', 'Hours each month, same day if urgent'],
        },
        { label: 'Restore drill', cells: ['Yearly', 'Quarterly', 'Monthly'] },
      ],
    },
    {
      type: 'process',
      heading: 'If your site has been hacked today',
      intro:
        'Call before you delete anything. Evidence and a clean copy may both be in the files you are about to remove.',
      steps: [
        {
          title: 'Contain',
          body: 'We put up a plain holding page with your phone number, lock accounts and take a full copy for examination.',
          duration: 'First hours',
          span: { type: 'open' },
        },
        {
          title: 'Find the door',
          body: 'Logs and file dates tell how they came in. Cleaning without knowing it invites them back within days.',
          duration: '1 day',
        },
        {
          title: 'Rebuild clean',
          body: 'Fresh platform files, content from a copy that predates the break-in, new secrets everywhere.',
          duration: '1–2 days',
        },
        {
          title: 'Tell those who must know',
          body: 'If personal data was exposed, the 72 hours for notifying the Data Commissioner may be running. We give you the technical facts; you and your advocate decide and sign.',
          duration: 'At once',
          span: { type: 'open' },
        },
        {
          title: 'Clear your name',
          body: 'We ask search engines and blocklists to look again, and watch for a month.',
          duration: '3 days to 2 weeks',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What we watch, and how we hear of it',
      rows: [
        {
          term: 'Home page',
          detail: 'Every minute, from two countries, with a search for a known sentence.',
        },
        {
          term: 'Contact form',
          detail: 'A test message each morning; its arrival is checked, not only its sending.',
        },
        {
          term: 'Files',
          detail:
            'A nightly comparison with the last approved state. Unexplained changes raise an alarm.',
        },
        { term: 'Reputation', detail: 'Safe-browsing lists and mail blocklists, daily.' },
        {
          term: 'Speed',
          detail: 'Weekly on a simulated mid-range phone, drawn as a line over the year.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you maintain a site that you did not build?',
      answer:
        'Yes, after the examination. If the code cannot be made safe at a reasonable effort, we tell you what we found and what replacing it involves. You pay for the examination alone in that case.',
    },
    {
      question: 'Do unused hours carry over?',
      answer:
        'For one month. Beyond that they lapse, since we keep people available for them. If you leave hours unused three months running, ask for a smaller plan.',
    },
    {
      question: 'Our builder used a nulled theme. Is that a problem?',
      answer:
        'It is. A theme with its licence check removed often carries hidden code and receives no updates. We replace it with a licensed copy or a free equivalent before the plan starts.',
    },
    {
      question: 'What do you do that automatic updates do not?',
      answer:
        'Automatic updates install; they do not notice that the enrolment form stopped sending. We keep them on for minor security releases and test the rest, because the damage is usually in how two extensions meet.',
    },
    {
      question: 'Can you look after several sites of one group?',
      answer:
        'Yes. One plan with pooled hours covers a hotel group or a diocese with many parishes, and shared components are tested once for all of them.',
    },
  ],
  related: [
    '/services/web-development/hosting-domains',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/services/support-and-management/managed-it/technical-support',
  ],
  sources: [
    {
      fact: 'A data controller notifies the Data Commissioner of a qualifying personal data breach within 72 hours of becoming aware of it.',
      reference: 'Data Protection Act, 2019, section 43',
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
