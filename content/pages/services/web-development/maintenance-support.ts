import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Website maintenance and support in Kenya',
  summary: 'Updates, backups, security checks and small changes for a live site.',
  description:
    'Website maintenance in Kenya: tested updates, off-site backups, uptime and form checks, clean-up of hacked sites and small changes on a monthly plan.',
  lead: 'We keep your website updated, backed up and correct on a monthly plan, whoever built it. You send changes to our desk and get a one-page report.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the page about one month of one website.',
    parts: [
      {
        type: 'paper',
        title: 'sample-school.ac.ke',
        state: 'October',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Updates', value: '9', mark: 'done' },
              { text: 'Copies restored', value: '1', mark: 'done' },
              { text: 'Changes by you', value: '4 of 4', mark: 'done' },
              { text: 'Certificate', value: 'to 2 Feb', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'columns',
        title: 'Visits, hundred',
        items: [
          { label: 'Jul', value: 21 },
          { label: 'Aug', value: 19 },
          { label: 'Sep', value: 34 },
          { label: 'Oct', value: 31 },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with a live CMS site or shop, whoever built it',
    time: { from: 2, to: 3, unit: 'weeks', note: 'from access to the monthly plan' },
    price: prices['/services/web-development/maintenance-support'],
    start: 'A check of code, plugins, accounts and logs in 3 to 6 days',
    needs: 'Administrator access to site, hosting and DNS, and someone who may order changes',
  },
  situation: {
    heading: 'Which care do you need?',
    body: 'Five static pages need only two check-ups a year. For office computers, printers and mailboxes, see [technical support](/services/support-and-management/managed-it/technical-support).',
  },
  process: {
    heading: 'First make it safe, then keep it safe',
    steps: [
      {
        title: 'Check and clean',
        body: 'We remove unknown accounts, change passwords and close known holes. A hacked site is cleaned first.',
        time: { from: 3, to: 6, unit: 'days', note: '(once)' },
      },
      {
        title: 'Make a test copy',
        body: 'Updates are tried there before visitors see them.',
        time: { from: 1, to: 2, unit: 'days', note: '(once)' },
      },
      {
        title: 'Test the backup',
        body: 'We restore last night’s copy and time it.',
        time: { from: 1, unit: 'days', note: '(once)' },
      },
      {
        title: 'Update',
        body: 'Serious security updates go live as soon as the test passes.',
        time: 'Fortnightly',
      },
      {
        title: 'Make your changes',
        body: 'Prices, staff, opening hours. You see a preview of visible changes.',
        time: { from: 1, to: 2, unit: 'working days', note: 'each' },
      },
      {
        title: 'Report',
        body: 'Downtime, updates, changes, hours left and decisions for you.',
        time: 'Monthly',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'Tested updates of the platform, themes and plugins',
      'Nightly backups in two places, with restore tests',
      'Outside checks of uptime, certificate, domain, forms and checkout',
      'An agreed number of hours for changes',
      `A clean-up ${commitments.breakInCleanUp.phrase}, if the site is broken into through something we maintain`,
    ],
    needed: [
      'Administrator access to site, hosting and DNS',
      'One person who orders changes and one who approves costs',
      'Licence keys of paid themes and plugins, or agreement to replace them',
    ],
    excluded: [
      'New sections, redesigns and features',
      'Writing articles or running social pages',
      'Faults at the host, registrar or payment provider, though we follow them up',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Three levels of care',
      rowHeading: 'Included',
      columns: ['Check-up', 'Care', 'Care for shops'],
      rows: [
        { label: 'For', cells: ['Static or tiny sites', 'CMS sites', 'Sites that take payments'] },
        { label: 'Updates', cells: ['Twice a year', 'Every two weeks', 'Every week'] },
        {
          label: 'Checks',
          cells: ['Domain and certificate', 'Also uptime and forms', 'Also checkout and payments'],
        },
        {
          label: 'Small changes',
          cells: ['By the hour', 'Hours each month', 'Hours each month, urgent first'],
        },
        { label: 'Restore test', cells: ['Yearly', 'Quarterly', 'Monthly'] },
      ],
    },
    {
      type: 'process',
      heading: 'If your site has been hacked',
      intro: 'Call before you delete anything.',
      steps: [
        {
          title: 'Contain',
          body: 'A holding page with your phone number goes up, accounts are locked and a copy is taken.',
          time: 'First hours',
        },
        {
          title: 'Find how they got in',
          body: 'From logs and file dates. Otherwise they return within days.',
          time: { from: 1, unit: 'days' },
        },
        {
          title: 'Rebuild',
          body: 'Fresh files, clean content and new passwords.',
          time: { from: 1, to: 2, unit: 'days' },
        },
        {
          title: 'Inform',
          body: 'If personal data was exposed and people may be harmed, you have 72 hours to notify the Data Commissioner. We give you the facts.',
          time: 'At once',
        },
        {
          title: 'Clear your name',
          body: 'Search engines and blocklists are asked to check again.',
          time: { from: 3, to: 10, unit: 'days' },
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you maintain a site you did not build?',
      answer:
        'Yes, after the check. If it cannot be made safe at a reasonable cost, you pay only for the check.',
    },
    {
      question: 'Do unused hours carry over?',
      answer:
        'For about a month, as your plan says. If you leave hours unused three months running, ask for a smaller plan.',
    },
    {
      question: 'Why not use automatic updates?',
      answer:
        'We do, for minor security releases. They do not notice that the enrolment form stopped sending, so we test the rest.',
    },
  ],
  related: [
    '/services/web-development/hosting-domains',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/blog/what-a-backup-restore-drill-looks-like',
  ],
  sources: [dataProtection.breachNotice],
} satisfies Copy<'service'>;
