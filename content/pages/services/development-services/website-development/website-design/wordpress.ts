import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'project',
  heading: 'WordPress website design in Kenya',
  summary: 'A WordPress site your staff can edit, with few plugins and tested updates.',
  description:
    'WordPress website design in Kenya: a theme written for you, few plugins, staff training, tested updates and hosting in your name, for schools, NGOs and hotels.',
  lead: 'A WordPress site of up to 30 pages, which your secretary can change without calling us. It has few plugins, and the theme with its code is yours.',
  updated: '2026-11-27',
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
  twin: {
    path: '/services/web-development/cms-development',
    difference:
      'This page is for a WordPress site as one project: theme, content, training, handover. CMS development is for organisations that publish every week and need approvals or a choice of software.',
  },
  example: {
    heading: 'A finished site: a primary school with 24 pages',
    body: 'The old site came from a bought theme with a page builder. Nobody dared to touch the fees page, so parents called the office. In the new one, fees, term dates, staff and notices are four forms. The secretary fills in a form, and the layout takes care of the rest.',
    figures: [
      { label: 'Plugins', value: '3, were 31' },
      { label: 'Home page', value: '480 KB, was 5.2 MB' },
      { label: 'To change the fees', value: '4 minutes' },
      { label: 'From start to launch', value: '6 weeks' },
    ],
  },
  process: {
    heading: 'The weeks until launch',
    steps: [
      {
        title: 'List the contents',
        body: 'Each thing that you publish often becomes a form with fields.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Write the theme',
        body: 'It uses WordPress’s own editor. Colours and spacing are set once, and editors choose from blocks.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Lock the doors',
        body: 'Two-step sign-in for administrators, and copies kept at another place. Each plugin must say who maintains it and when it was last updated.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Fill the pages',
        body: 'You enter the text and we help. This is where a launch date slips, so the first ten pages must be written by now.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Train and go live',
        body: 'Two sessions with your own tasks. Old addresses lead to the new pages.',
        time: { from: 1, to: 3, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'you', 'both'],
  },
  scope: {
    receive: [
      `The theme in a repository of your own. It is ${commitments.ownership.phrase}, and WordPress has no licence fee`,
      'A test copy for trying updates, and a printed guide for editors',
    ],
    needed: [],
    excluded: ['Hosting and paid plugins', 'News after the launch', 'Online payment'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'A bought theme or your own?',
      intro: 'The amount above begins with a bought theme. We set one up if the budget ends there.',
      rowHeading: 'Point',
      columns: ['Bought theme', 'Theme written for you'],
      rows: [
        {
          label: 'Sent to each phone',
          cells: ['All that the theme can do', 'What your pages use'],
        },
        {
          label: 'Editors can change',
          cells: ['Everything, layout included', 'Content, within your blocks'],
        },
        {
          label: 'If its author stops',
          cells: ['A new design', 'Any WordPress developer continues'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What does the site cost after the launch?',
      answer:
        'A domain name, a host, and somebody who updates it. The [maintenance page](/services/web-development/maintenance-support#what-a-website-costs-after-the-launch) has a bill. A person in your office can do the updates instead: an hour a month with our checklist.',
    },
    {
      question: 'Can you rescue the WordPress site that we have?',
      answer:
        'Send us a copy. We compare it with the original files and report what can stay. You then choose repair or a new site.',
    },
    {
      question: 'When should we not take WordPress?',
      answer:
        'When visitors sign in to their own records, which is a [portal](/services/web-development/web-applications). When you sell goods, start with the [shop site](/services/development-services/website-development/website-design/ecommerce-website).',
    },
  ],
  related: ['/services/web-development/hosting-domains', '/blog/wordpress-or-a-custom-build'],
  ask: {
    heading: 'List the pages that you want',
    body: 'A photo of a handwritten list is enough for a price range.',
  },
  sources: [
    {
      fact: 'WordPress is free software under the GNU General Public Licence, version 2 or later.',
      reference: 'WordPress.org, About: License',
      url: 'https://wordpress.org/about/license/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
