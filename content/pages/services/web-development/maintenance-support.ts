import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Website maintenance and support',
  summary: 'Updates, backups, security checks and small changes for a site that is already live.',
  description:
    'Website maintenance in Kenya: tested updates, off-site backups with restore drills, uptime checks, security clean-up and small changes on a monthly plan.',
  lead: 'Keep a live website patched and correct on a monthly plan, whoever built it. The first month makes the site safe; after that you send changes to the desk and read a one-page report.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with a live CMS site or shop, whoever built it',
    time: '2–3 weeks from access to a running plan',
    price: {
      measure: 'per site',
      note: 'By level of care; hours beyond the plan are charged separately',
      from: 'not yet',
    },
    start: 'An examination of code, plugins, accounts and logs, 3–6 days',
    needs: 'Administrator access to site, hosting and DNS, and a person who may order changes',
  },
  situation: {
    heading: 'For a site that matters and has no caretaker',
    body: `The plan gives your site an owner for versions, certificates, restores and small changes, while your own team goes on writing the news. If the site is a brochure of five static pages, a pair of check-ups each year will do.

Sites reach us in different states. One has nineteen plugin updates waiting, because pressing the button might break the booking form, while automatic scanners try its address several times a day, as they try every WordPress site in the world. Another shows that they got in: a search result for a school that advertises betting, a browser warning in red. On a third the contact form has been silent since the hosting moved, or the footer names a director who retired. All three can be taken over once they have been examined.

The office’s computers, printers and mailboxes are looked after by [technical support](/services/support-and-management/managed-it/technical-support); here it is the public website.`,
  },
  process: {
    heading: 'The first month, then the rhythm',
    intro:
      'We take responsibility only for a site we have examined, so the first three steps come once and the last three repeat.',
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
      'Nightly backups in two places, one of them outside your hosting account, with restore drills as often as the plan says',
      'Checks of uptime, certificate, domain expiry, forms and checkout from outside',
      'An agreed number of hours for changes, shown in each report',
      `A clean-up ${commitments.breakInCleanUp.phrase}, if the site is broken into through something we maintain`,
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
      'Restoring content that was deleted before the oldest backup',
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
          cells: ['By the hour', 'Hours each month', 'Hours each month, urgent ones first'],
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
          body: 'If personal data was exposed, the 72 hours for notifying the Data Commissioner may be running. We give you the technical facts; the notice is for you and your advocate to sign.',
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
          detail: 'A test message each morning, followed until it arrives in your mailbox.',
        },
        {
          term: 'Files',
          detail:
            'A nightly comparison with the last approved state, with an alarm for changes that have no explanation.',
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
        'For a month or so, as your plan says. After that they lapse, since we keep people available for them. If you leave hours unused three months running, ask for a smaller plan.',
    },
    {
      question: 'Is it a problem that our builder used a nulled theme?',
      answer:
        'Yes. A theme with its licence check removed often carries hidden code and receives no updates. We replace it with a licensed copy or a free equivalent before the plan starts.',
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
      url: lawUrl('dataProtection', 43),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
