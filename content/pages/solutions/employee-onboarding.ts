import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'project',
  heading: 'Employee onboarding: accounts, contract and equipment on day one',
  summary: 'One form orders contract, accounts and laptop. Another closes access.',
  description:
    'Employee onboarding set up as one workflow: documents, payroll details, accounts, equipment and induction ready on day one, and access removed on the last day.',
  lead: 'HR fills in one form before a new colleague’s first morning. A second form ends the access of a leaver.',
  updated: '2026-11-29',
  emblem: 'badge',
  drawing: {
    caption: 'The first morning of a new colleague',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'A desk on the first morning',
        height: 200,
        shapes: [
          { look: 'line', outline: 'M6 166h308M30 166v30M290 166v30M262 34l-10 76M270 34l6 76' },
          { look: 'body', outline: 'M22 98h54v68h-54zM112 78h96v76h-96zM242 108h44v58h-44z' },
          { look: 'solid', outline: 'M102 154h116v12h-116zM112 78h96v10h-96z' },
          {
            look: 'tint',
            outline: 'M264 128m-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM249 158a15 15 0 0 1 30 0z',
          },
          { look: 'hot', outline: 'M242 108h44v8h-44z' },
          { look: 'mark', outline: 'M32 114h34M32 124h34M32 134h20M48 150l6 6 12-14M258 34h16' },
        ],
        words: [
          { text: 'Contract', at: [48, 74], on: 'ground', size: 'large' },
          { text: 'signed Wed', at: [48, 90], on: 'ground' },
          { text: 'Laptop 0041', at: [160, 54], on: 'ground', size: 'large' },
          { text: 'since Friday', at: [160, 70], on: 'ground' },
          { text: 'Welcome', at: [160, 114], on: 'object', size: 'large' },
          { text: 'mail works', at: [160, 134], on: 'object' },
          { text: 'Gate card, 08:15', at: [262, 26], on: 'ground' },
        ],
      },
      {
        type: 'receipt',
        title: 'Leaver',
        state: 'Friday',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Mail', value: 'closed', mark: 'done' },
              { text: 'Card', value: 'closed', mark: 'done' },
              { text: 'Laptop', value: 'back', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Employers with 20 or more joiners and leavers a year',
    time: { from: 7, to: 11, unit: 'weeks' },
    price: prices['/solutions/employee-onboarding'],
    start: 'One joiner and one leaver, followed through your organisation',
    needs: 'An HR owner, an hour from each department, and rights on directory, mail and payroll',
  },
  example: {
    heading: 'For a storekeeper who starts on Monday',
    body: 'HR enters the name and the first day. Each line of the role sheet becomes an account or a task with an owner.',
    figures: [
      { label: 'Directory and mail', value: 'made on Thursday' },
      { label: 'Stock system, store 2', value: 'its owner, Thursday' },
      { label: 'Laptop and phone', value: 'ICT, Friday' },
      { label: 'Gate card', value: 'Security, Monday 08:15' },
      { label: 'Right to change prices', value: 'refused by the sheet' },
    ],
  },
  process: {
    heading: 'First the lists, then the forms',
    body: `One joiner and one leaver are followed with a watch: who waited for what? A sheet for each role lists its systems, keys and equipment, and who approves an exception.

Both forms are built in three weeks. New colleagues type their details once, on a phone. For a leaver, HR enters the last day and the hour at which sign-in ends. Directory, mail, payroll and doors read the form. Where a system cannot, a person gets a task with a date.`,
  },
  scope: {
    receive: ['A report of who may open what, by person and by system, for auditors'],
    excluded: [
      'Licences for workflow and electronic signature products',
      'The payroll calculation: see [HR and payroll](/solutions/hr-payroll)',
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'Do you hire fewer than 20 people a year?',
      body: 'Then you need no forms. Order the role sheets and a checklist, which take two or three days of our work.',
    },
  ],
  questions: [
    {
      question: 'What do we pay after the set-up?',
      answer: `You pay us nothing by the month. The licence of the workflow product is billed by its supplier, an estimated ${amountInWords(furtherPrices.workflowLicence.from)} per user, per month, unless you own one. A change that HR cannot make costs ${amountInWords(furtherPrices.day.from)} a day.`,
    },
  ],
  related: [],
  ask: {
    heading: 'When does your next colleague start?',
    body: 'Tell us the day, and who prepares it. We follow that person with you.',
  },
} satisfies Copy<'solution'>;
