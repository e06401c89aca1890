import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'CMS development in Kenya',
  summary: 'Content management with roles and approvals, for staff who publish every week.',
  description:
    'CMS development in Kenya: WordPress, Drupal or headless, with content types, roles and approvals, English and Kiswahili, migration and editor training.',
  lead: 'Your staff publish notices, tenders and vacancies without a developer, after the right colleague approves them. We model your content, build the system and move the old pages.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a notice, from its writer to the public page.',
    parts: [
      {
        type: 'route',
        title: 'Notice of a tender',
        stops: [
          { label: 'Written by procurement', note: 'Mon 09:10', mark: 'done' },
          { label: 'Read by legal', note: 'Mon 15:32', mark: 'done' },
          { label: 'Goes public', note: 'Wed 08:00', mark: 'open' },
          { label: 'Comes down', note: 'day of closing' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Counties, colleges, SACCOs, NGOs and schools whose staff publish every week',
    time: { from: 6, to: 12, unit: 'weeks', note: 'until the new site is live' },
    price: prices['/services/web-development/cms-development'],
    start: 'A list of every page on the old site, and a week to mark what to keep',
    needs: 'Two or three editors for half a day a week, and a rule on who approves what',
  },
  process: {
    heading: 'From old pages to a new system',
    steps: [
      {
        title: 'Review the old site',
        body: 'We list each page and file with its visits and age. You keep, rewrite or remove each.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Model the content',
        body: 'We define the types with your editors, such as notice, vacancy or rate table, and their fields.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Choose the software',
        body: 'We compare at most three candidates in writing, by how they fit your model, hosting and skills.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Build',
        body: 'Your editors enter real content in week two.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Move the content',
        body: 'We move regular pages by script, others by hand.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Train',
        body: 'Two sessions and a handbook, then two weeks in which editors can call us.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A written content model, useful with any software',
      'A configured CMS with types, roles, approvals and expiry dates',
      'Templates for each type',
      'Moved content with redirects, and a list of what was removed',
      'A handbook and two recorded training sessions',
    ],
    needed: [
      'Two or three editors at the start',
      'A decision on who approves what, also during leave',
      'Access to the old site and its database',
    ],
    excluded: [
      'Writing or translating articles',
      'Turning scanned documents into text, beyond an agreed number',
      'Paid plugins, which you buy after agreeing to them',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which system?',
      intro: 'We earn nothing on any of these. WordPress and Drupal have no licence fee.',
      rowHeading: 'Point',
      columns: ['WordPress', 'Drupal', 'Headless CMS'],
      rows: [
        {
          label: 'Fits',
          cells: [
            'News and pages, few types',
            'Many types and roles',
            'The same content on several sites or apps',
          ],
        },
        {
          label: 'Editors',
          cells: ['Learn it in an hour', 'Need training', 'Clear forms, separate preview'],
        },
        { label: 'Approvals', cells: ['By plugin', 'Included', 'Depends on the product'] },
        {
          label: 'Upkeep',
          cells: ['Frequent plugin updates', 'Planned releases', 'Two parts to maintain'],
        },
        {
          label: 'Developers in Kenya',
          cells: ['Easy to find', 'Fewer', 'Web developers can learn it'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Example roles in a county department',
      rows: [
        { term: 'Contributor', detail: 'Writes drafts for one department.' },
        {
          term: 'Department editor',
          detail: 'Corrects, schedules and withdraws the texts of one department.',
        },
        { term: 'Procurement approver', detail: 'Approves tender notices before they appear.' },
        { term: 'Communications lead', detail: 'Arranges the home page and urgent notices.' },
        { term: 'Administrator', detail: 'Manages accounts. Two people, so that one can be away.' },
      ],
    },
    {
      type: 'example',
      heading: 'One vacancy notice',
      body: 'A college advertises 30 vacancies a year. Each used to need a Word file, a scan, an upload and links on two pages. Now each needs one form. The notice is removed on its closing date, and the archive keeps it for auditors.',
      figures: [
        { label: 'Time before', value: '55 minutes' },
        { label: 'Time after', value: '12 minutes' },
        { label: 'Saved in a year', value: '21.5 hours' },
      ],
    },
  ],
  questions: [
    {
      question: 'Must we leave our WordPress?',
      answer:
        'Not always. Content types, roles and fewer plugins often fix an untidy site. [This article](/blog/wordpress-or-a-custom-build) lists signs that you have outgrown WordPress.',
    },
    {
      question: 'Can it be in English and Kiswahili?',
      answer:
        'Yes. Each item links to its translation. You choose what appears when a translation is missing.',
    },
    {
      question: 'Who keeps it updated?',
      answer:
        'Either your staff, who follow our written routine, or our [maintenance service](/services/web-development/maintenance-support).',
    },
  ],
  related: [
    '/services/web-development/custom-design',
    '/industries/public-sector',
    '/industries/education',
  ],
  twin: {
    path: '/services/development-services/website-development/website-design/wordpress',
    difference:
      'This page is for organisations that publish every week and need roles, approvals and a choice of software. For an ordinary WordPress site, built once and handed over, see WordPress website design.',
  },
} satisfies Copy<'service'>;
