import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'WordPress website design in Kenya',
  summary: 'A WordPress site your staff can edit, with few plugins and tested updates.',
  description:
    'WordPress website design in Kenya: a theme written for you, few plugins, staff training, tested updates and hosting in your name, for schools, NGOs and hotels.',
  lead: 'A WordPress site your own staff can edit. We write the theme for you, keep plugins few and train two editors.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the editor of a page, and what is installed behind it.',
    parts: [
      {
        type: 'window',
        title: 'Edit page',
        state: 'Opening hours',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Title', value: 'Opening hours' },
              { label: 'Saturday', value: '09:00 to 13:00' },
            ],
          },
          { type: 'buttons', items: ['Publish', 'Preview'] },
        ],
      },
      {
        type: 'rack',
        title: 'Plugins, all of them',
        units: [
          { label: 'Forms', note: 'updated', mark: 'done' },
          { label: 'Backup', note: 'last night', mark: 'done' },
          { label: 'Search', note: 'updated', mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Schools, churches, NGOs, hotels and county departments that publish often',
    time: { from: 4, to: 7, unit: 'weeks', note: 'for up to 30 pages' },
    price: prices['/services/development-services/website-development/website-design/wordpress'],
    start: 'A list of what you publish often, such as events, rooms or staff',
    needs: 'Final text for ten pages, a vector logo, photographs and two editors to train',
  },
  sources: [
    {
      fact: 'WordPress is free software under the GNU General Public Licence, version 2 or later.',
      reference: 'WordPress.org, About: License',
      url: 'https://wordpress.org/about/license/',
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/services/web-development/cms-development',
    difference:
      'This page is for a WordPress site as one project: theme, content, training, handover. CMS development is for organisations that publish every week and need approvals or a choice of software.',
  },
  situation: {
    heading: 'When WordPress does not fit',
    body: 'If visitors sign in and work with their own records, see [web applications](/services/web-development/web-applications). If you sell more than a few dozen products, start with the [shop site](/services/development-services/website-development/website-design/ecommerce-website).',
  },
  process: {
    heading: 'How we build it',
    steps: [
      {
        title: 'Model the content',
        body: 'Events, staff, rooms and downloads each become a form with fields.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Write the theme',
        body: 'It works with WordPress’s own editor. Colours and spacing are set once, and editors choose blocks.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Choose plugins',
        body: 'Usually 6 to 9. For each: who maintains it, when was it last updated, and what happens if it disappears?',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Secure it',
        body: 'Two-step sign-in for administrators, limited sign-in attempts, backups kept elsewhere.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Train editors',
        body: 'Two sessions with your own tasks, and a printed guide.',
        time: { from: 1, unit: 'days' },
      },
      {
        title: 'Go live',
        body: 'We move the site, check redirects and do the first update with one of your editors.',
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A theme written for you, with its source in your repository',
      'A test copy for trying updates',
      'Editor and administrator accounts with suitable roles',
      'A list of plugins with purpose, author and licence',
      'A printed guide for editors',
    ],
    needed: [
      'Final text for the first ten pages before the theme is finished',
      'A vector logo, and photographs you may use',
      'Two editors who attend both sessions',
    ],
    excluded: ['Hosting and paid plugin licences', 'Writing news after launch', 'Online payment'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Bought theme or your own?',
      intro: 'If your budget allows only a bought theme, we will set one up.',
      rowHeading: 'Point',
      columns: ['Bought theme', 'Theme written for you'],
      rows: [
        { label: 'First version', cells: ['Days', 'Weeks'] },
        {
          label: 'Code sent to a phone',
          cells: ['Everything the theme can do', 'What your pages use'],
        },
        {
          label: 'Editors can change',
          cells: ['Everything, layout included', 'Content, within your blocks'],
        },
        {
          label: 'If its author stops',
          cells: ['Redesign', 'Any WordPress developer can continue'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'An hour of care each month',
      body: 'Someone must apply updates on the test copy, check eight pages, submit each form, update the live site and check the backup. Name a person in your office, or take our [maintenance](/services/web-development/maintenance-support). Minor security updates install automatically either way.',
    },
  ],
  questions: [
    {
      question: 'Can you rescue our present site?',
      answer:
        'Send us a backup. We clean it, compare it with the original files and report. If fewer than half the plugins can stay, a rebuild usually costs less.',
    },
    {
      question: 'Is it safe enough for a public institution?',
      answer:
        'Yes, if updates are applied and administrators use two-step sign-in. Most break-ins use abandoned plugins and shared passwords.',
    },
    {
      question: 'Will pages load quickly on 3G?',
      answer: 'Yes. We agree a weight limit for the home page and test it on a real phone.',
    },
  ],
  related: [
    '/services/web-development/hosting-domains',
    '/services/web-development/maintenance-support',
    '/blog/wordpress-or-a-custom-build',
  ],
} satisfies Copy<'service'>;
