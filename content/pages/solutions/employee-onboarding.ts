import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Employee onboarding: accounts, contract and equipment on day one',
  summary:
    'One request starts contract, accounts, laptop and induction, and later closes them all.',
  description:
    'Employee onboarding set up as one workflow: documents, payroll details, accounts, equipment and induction ready on day one, and access removed on the last day.',
  lead: 'Have a new employee’s contract, accounts and equipment ready on the first morning, and close a leaver’s access on the last day. One approved form starts all of it.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the first morning of a new colleague.',
    parts: [
      {
        type: 'window',
        title: 'Starts Monday',
        state: 'storekeeper',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Contract signed', value: 'Wed', mark: 'done' },
              { text: 'Account and mail', value: 'Thu', mark: 'done' },
              { text: 'Laptop 0041', value: 'on the desk', mark: 'done' },
              { text: 'Gate card', value: '08:15', mark: 'open' },
            ],
          },
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
    audience: 'Employers with 20 or more joiners, movers and leavers a year',
    time: { from: 7, to: 11, unit: 'weeks' },
    price: prices['/solutions/employee-onboarding'],
    start: 'Following one joiner and one leaver through your organisation',
    needs: 'An HR owner, an hour from each department, and rights on directory, mail and payroll',
  },
  process: {
    heading: 'First the lists, then the workflow',
    steps: [
      {
        title: 'Follow one joiner and one leaver',
        body: 'We time every wait and map who does what.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Write role sheets',
        body: 'Each sheet lists systems, rights, equipment, keys, documents, and who approves exceptions. Twenty roles usually cover 200 people.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build the forms',
        body: 'New employees enter their details once, on a phone. HR checks them.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Connect the systems',
        body: 'Directory, mail, payroll and door access read the approved form. Where that is impossible, a person gets a task with a due date.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
      {
        title: 'Add leavers',
        body: 'An end date closes sign-in at a set hour, forwards mail and lists equipment to return.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'Role sheets that HR can maintain',
      'A workflow for joiners, movers and leavers, with reminders and open tasks',
      'Automatic accounts in the systems that allow it',
      'An access report by person and system, for auditors',
      'An induction checklist on the new colleague’s phone',
    ],
    needed: [
      'An HR owner, and one hour from a manager of each department',
      'Administrator access to directory, mail and a payroll test company',
      'A rule on who approves access to money and personal files',
    ],
    excluded: [
      'Recruitment, background checks and the wording of contracts',
      'Licences for workflow and electronic signature products',
      'Payroll calculation: see [HR and payroll](/solutions/hr-payroll)',
    ],
  },
  sections: [
    {
      type: 'systems',
      heading: 'One approved form, four systems',
      main: 'HR form',
      systems: [
        { name: 'HR form', row: 1, column: 1.5 },
        { name: 'Directory', row: 2, column: 2 },
        { name: 'Payroll', row: 2, column: 1 },
        { name: 'Mail', row: 3, column: 2.5 },
        { name: 'Door access', row: 3, column: 1.5 },
      ],
      links: [
        { from: 'HR form', to: 'Directory', carries: 'The role with its rights' },
        { from: 'HR form', to: 'Payroll', carries: 'PIN, funds and bank account' },
        { from: 'Directory', to: 'Mail', carries: 'The mailbox and its groups' },
        { from: 'Directory', to: 'Door access', carries: 'The badge with its end date' },
      ],
    },
    {
      type: 'specification',
      heading: 'What is collected, and why',
      rows: [
        {
          term: 'Contract',
          detail:
            'The Employment Act requires a written contract for three months or more. File the signed copy before the start date.',
        },
        { term: 'Tax and funds', detail: 'KRA PIN, NSSF and SHA numbers for payroll.' },
        {
          term: 'Bank or M-Pesa',
          detail: 'Confirmed by name or a small payment before the first salary.',
        },
        { term: 'Certificates', detail: 'Only where the role requires them.' },
        {
          term: 'Fingerprint',
          detail: 'Sensitive data under the Data Protection Act. We offer a card instead.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A firm of 150 people, 40 joiners a year',
      body: 'The same work before and after the workflow.',
      figures: [
        { label: 'Wait for all access, before', value: '6 working days' },
        { label: 'Wait for all access, after', value: 'None for 34 of 40' },
        { label: 'Staff time for a joiner, before', value: '5 h 30 min' },
        { label: 'Staff time for a joiner, after', value: '1 h 15 min' },
      ],
    },
  ],
  questions: [
    {
      question: 'We hire four people a year. Is it worth it?',
      answer:
        'Probably not. Order the role sheets and a checklist, which is two or three days of work.',
    },
    {
      question: 'Does it cover people who change department?',
      answer:
        'Yes. A move removes the old rights and adds the new ones, with an overlap that ends on a date.',
    },
    {
      question: 'Can a manager arrange urgent access at night?',
      answer:
        'Yes. Named managers can grant access for twelve hours. The system owner is told at once, and it appears in the report.',
    },
  ],
  related: [
    '/solutions/hr-payroll',
    '/services/support-and-management/managed-it/system-administration',
  ],
  sources: [
    {
      fact: 'Employment of more than three months needs a written contract.',
      reference: 'Employment Act, 2007, as explained by Mywage',
      url: 'https://mywage.org/kenya/labour-laws/employment-security',
      checked: '2026-11-24',
    },
    dataProtection.sensitiveData,
  ],
} satisfies Copy<'solution'>;
