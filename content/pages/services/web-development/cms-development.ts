import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'CMS development: roles, approvals, end dates',
  summary: 'Content management with roles and approvals, for staff who publish every week.',
  description:
    'CMS development in Kenya: WordPress, Drupal or headless, with content types, roles and approvals, English and Kiswahili, migration and editor training.',
  lead: 'In an office that publishes every week, one desk writes a notice and another approves it. It comes down automatically on its last day.',
  updated: '2026-11-29',
  emblem: 'letter',
  drawing: {
    caption: 'A notice, from its writer to the public page',
    parts: [
      {
        type: 'scene',
        title: 'A draft and the public page',
        height: 244,
        shapes: [
          { look: 'body', outline: 'M98 10h214v156h-214z' },
          { look: 'solid', outline: 'M98 10h214v18h-214z' },
          { look: 'hot', outline: 'M150 126h76v14h-76z' },
          { look: 'mark', outline: 'M150 48h60M150 112h148' },
          { look: 'line', outline: 'M142 206h68v-32M202 184l8-10 8 10' },
          { look: 'body', outline: 'M10 64h102l26 26v144H10z' },
          { look: 'mark', outline: 'M112 64v26h26M24 178h66M24 190h66M24 202h40' },
          { look: 'tint', outline: 'M91 206a17 17 0 1 1 34 0a17 17 0 1 1 -34 0z' },
          { look: 'mark', outline: 'M100 206l6 6 11-12' },
        ],
        words: [
          { text: 'Tender 14', at: [226, 72], on: 'object', size: 'large' },
          { text: 'up: Wed 08:00', at: [226, 92], on: 'object' },
          { text: 'down: closing day', at: [226, 158], on: 'object' },
          { text: 'Draft 3', at: [62, 92], on: 'object', size: 'large' },
          { text: 'Procurement: Mon', at: [74, 122], on: 'object' },
          { text: '09:10', at: [74, 138], on: 'object' },
          { text: 'Legal: Mon 15:32', at: [74, 160], on: 'object' },
          { text: 'Approved,', at: [266, 198], on: 'ground' },
          { text: 'then public', at: [266, 214], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Counties, colleges, SACCOs and other offices whose staff publish every week',
    time: { from: 6, to: 12, unit: 'weeks', note: 'until the new site is live' },
    price: prices['/services/web-development/cms-development'],
    start: 'A list of every page on the old site, and a week to mark what to keep',
    needs: 'Two or three editors for half a day a week, and a rule on who approves what',
  },
  similar: {
    path: '/services/development-services/website-development/website-design/wordpress',
    asks: 'Is one editor enough?',
  },
  example: {
    heading: 'How a college advertises a vacancy',
    body: 'Without a system it needs a Word file, a scan, and links on two pages. With one, the officer fills in a form, and the registrar approves it on a phone. On its closing date the notice goes into the archive, where auditors can find it.',
    figures: [
      { label: 'Fields of the form', value: '9' },
      { label: 'People who must approve', value: '1' },
      { label: 'Pages that change', value: '2, from one form' },
    ],
  },
  process: {
    heading: 'Old pages out, new system in',
    steps: [
      {
        title: 'You mark the old pages',
        body: 'A list has each with its visits and its age. You write keep, rewrite or remove.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'We list the kinds of content',
        body: 'A tender or a vacancy gets its own fields, and a person who approves it. The list is useful with any software.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'We build',
        body: 'From the second week your editors type real notices into it.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'The content moves',
        body: 'Regular pages move by script and the others by hand. Links to old pages still work.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Editors learn',
        body: 'Two recorded sessions, and a handbook with their own notices in it.',
        time: { from: 2, to: 4, unit: 'days' },
      },
    ],
    busy: ['you', 'both', 'us', 'us', 'both'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Who may do what in a county department',
      rows: [
        { term: 'Contributor', detail: 'A contributor writes drafts for one department.' },
        { term: 'Department editor', detail: 'The editor corrects, schedules and withdraws them.' },
        {
          term: 'Procurement approver',
          detail: 'The approver must agree before a tender appears.',
        },
        {
          term: 'Communications lead',
          detail: 'The lead arranges the home page and urgent notices.',
        },
        {
          term: 'Administrator',
          detail: 'Two people have this role, because one can be on leave.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which software?',
      intro: 'We earn nothing on any of them. WordPress and Drupal have no licence fee.',
      rowHeading: 'Point',
      columns: ['WordPress', 'Drupal', 'Headless CMS'],
      rows: [
        {
          label: 'Take it for',
          cells: ['News and pages', 'Many types and roles', 'One text on several sites or apps'],
        },
        { label: 'Approvals', cells: ['By a plugin', 'Included', 'Depends on the product'] },
        {
          label: 'Upkeep',
          cells: ['Frequent plugin updates', 'Planned releases', 'Two parts to maintain'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to leave our WordPress?',
      answer:
        'Only if content types, roles and fewer plugins cannot put it in order. An article lists [signs of a spent site](/blog/wordpress-or-a-custom-build).',
    },
    {
      question: 'Can it be in English and Kiswahili?',
      answer:
        'Yes, from texts you translate. You choose what a visitor sees when a translation is missing.',
    },
  ],
  related: [],
  ask: {
    heading: 'Who approves your pages?',
    body: 'The price depends on that, and on how many pages you have now.',
  },
} satisfies Copy<'service'>;
