import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'project',
  heading: 'Web applications for staff in several offices',
  summary: 'Internal systems in the browser: records, approvals and reports to your rules.',
  description:
    'Internal web applications in Kenya built to your specification: requisitions, claims, permits and leave with roles, approvals, an audit trail and reports.',
  lead: 'Your staff approve requisitions, claims and permits in the browser, by your rules. Auditors see who approved each form, when, and what was changed.',
  updated: '2026-11-29',
  emblem: 'form',
  drawing: {
    caption: 'A request on its way through three desks',
    parts: [
      {
        type: 'window',
        title: 'Purchase request 552',
        state: 'KSh 84,000',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Asked by stores', value: '2 Nov', mark: 'done' },
              { text: 'Budget checked', value: '3 Nov', mark: 'done' },
              { text: 'Approved by finance', value: '3 Nov', mark: 'done' },
              { text: 'Order to supplier', value: 'today', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Approve', 'Send back'] },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Organisations with several offices and a procedure of forms, approvals and registers',
    time: { from: 3, to: 6, unit: 'months', note: 'to the first office' },
    price: prices['/services/development-services/software-development/web-application'],
    start: 'Finished forms from last quarter, traced from desk to desk',
    needs: 'A process owner with authority, and testers from each office, three half days per part',
  },
  similar: {
    path: '/services/web-development/web-applications',
    asks: 'Will your customers sign in too?',
  },
  example: {
    heading: 'Purchase request 552',
    body: 'Stores ask for spare parts on Monday 2 November. The budget is checked the next morning. The amount is above the branch’s limit: finance in Mombasa decides. At noon finance approves it from a phone.',
    figures: [
      { label: 'Asked', value: '2 November, 11:50' },
      { label: 'Budget checked', value: '3 November, 09:05' },
      { label: 'Approved by finance', value: '3 November, 12:00' },
      { label: 'Copies of the form', value: 'none' },
    ],
  },
  process: {
    heading: 'Until the first office starts',
    steps: [
      {
        title: 'Trace old forms',
        body: 'We include some that went wrong. Each exception becomes a rule, or is left out on purpose.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Sign one sheet',
        body: 'It lists each state of a case and who may move it on. Your managers sign it.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Specification and price',
        body: 'One document lists screens, reports, notices, connections and tests, with one price.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'One whole path at a time is built on a copy of your data, such as request to payment voucher.',
        time: { from: 6, to: 14, unit: 'weeks' },
      },
      {
        title: 'Import the registers',
        body: 'You decide what happens to duplicates, and we rehearse until the counts agree.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Start the smallest office',
        body: 'The others follow when it has closed a month.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'you', 'both', 'us', 'both', 'both'],
  },
  scope: {
    excluded: [
      'Scanning of old paper files',
      'Areas for the public: [compare the four kinds of app](/services/software-solutions#which-of-four-kinds-of-app)',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Configure a package, or build?',
      rowHeading: 'Sign',
      columns: ['Configure', 'Build'],
      rows: [
        { label: 'Your rules', cells: ['Common practice', 'Special, and worth keeping'] },
        { label: 'Users', cells: ['A few', 'Dozens, so fees per user add up'] },
        { label: 'Connected to', cells: ['Known programs', 'Port, county or bank files'] },
        { label: 'Needed for', cells: ['Two or three years', 'Seven or more'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Who owns the code, and is there a licence fee later?',
      answer: `The code is ${commitments.ownership.phrase}, in your own repository. There is ${commitments.licenceLater.phrase}, for any number of users.`,
    },
    {
      question: 'Can we change rules without you?',
      answer:
        'Your administrator changes limits, approvers, deputies, holidays and lists. A new screen is a change with its own price.',
    },
    {
      question: 'Will it work on our slow line?',
      answer:
        'We test on a slow line, and a form keeps what you typed. For staff without any signal, see [Apps for Staff](/services/development-services/software-development/mobile-application).',
    },
    {
      question: 'Where does it run?',
      answer:
        'In a cloud account, on your server or with us. If personal data would leave Kenya, the specification says how you meet the conditions of the Data Protection Act.',
    },
  ],
  related: [],
  ask: {
    heading: 'Which form takes longest in your office?',
    body: 'An empty copy brings you a price range.',
  },
  sources: [dataProtection.transferConditions],
} satisfies Copy<'service'>;
