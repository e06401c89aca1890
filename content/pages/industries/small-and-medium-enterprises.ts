import { dataProtection } from '@/content/data-protection-sources';
import { withCurrency } from '@/content/money';
import { payrollRates } from '@/content/payroll-rates';
import { dayOfRates, payslip } from '@/content/payslip';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

/** The salary of the example, with the advance that is recovered from it. */
const slip = payslip(48_000);
const advance = 3_000;

export default {
  heading: 'IT support and software for small businesses in Kenya',
  summary: 'E-mail, backups, payroll, invoices and a website for firms of five to fifty people.',
  description:
    'IT for Kenyan firms of 5 to 50 people: own-domain e-mail, backups, eTIMS invoices, payroll deductions, a website and support, in an affordable order.',
  lead: 'IT for firms of 5 to 50 people in six steps. Order each step separately. The first three take two weeks and prevent the worst losses.',
  updated: '2026-11-24',
  drawing: {
    caption: 'six steps for a firm of eighteen, two weeks in.',
    parts: [
      {
        type: 'timeline',
        title: 'Steps',
        ticks: ['1', '2', '3', '4', '5', '6'],
        rows: [
          { label: 'Passwords and sign-in', from: 0, to: 0.8, mark: 'done' },
          { label: 'Copies of the files', from: 0.8, to: 1.6, mark: 'done' },
          { label: 'Mail on your domain', from: 1.6, to: 2.4, mark: 'done' },
          { label: 'Books and M-Pesa', from: 2.4, to: 3.6, mark: 'open' },
          { label: 'Till or stock', from: 3.6, to: 5 },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms of 5 to 50 people without IT staff',
    time: { from: 2, unit: 'weeks', note: 'for the first three steps (about 10 for all six)' },
    price: prices['/industries/small-and-medium-enterprises'],
    start: 'Two hours with the owner and the owner’s phone',
    needs: 'Registration and tax documents, and a list of unlicensed software',
  },
  process: {
    heading: 'Six steps',
    intro:
      'Stop after any step. Do you clear cargo, with 20 people or more? See [Clearing and Forwarding](/industries/clearing-and-forwarding).',
    steps: [
      {
        title: 'Own your accounts',
        body: 'Domain, iTax, paybill, social pages and phone lines move to the company’s name. If a phone is lost, you lose only the phone.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'E-mail on your domain',
        body: 'An address for each person, two-step sign-in, and your old messages.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Backup',
        body: 'Laptops and shared folders are copied to the cloud at night. You test a restore.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Invoices and payments',
        body: 'You get a simple ledger and eTIMS invoices. M-Pesa and bank payments are matched. Your bookkeeper gets a sign-in.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Payroll',
        body: 'PAYE, SHIF, NSSF and housing levy at current rates, with payslips by phone.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Website',
        body: 'Five pages: what you do, where, for how much, and how to ask.',
        time: { from: 3, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A sheet with every account, its owner and how to recover it',
      'E-mail, backups and devices set up, with 20 minutes of training for each person',
      'A support number, and a list of what the monthly fee covers',
      'A yearly check of licences, batteries, backups and leavers',
    ],
    needed: [
      'The owner for two hours at the start',
      'Registration and tax documents, to prove ownership of accounts',
    ],
    excluded: ['Bookkeeping, audit and tax returns', 'Airtime, data bundles and subscriptions'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What you need, by size',
      rowHeading: 'Need',
      columns: ['5 people', '15 people', '50 people'],
      rows: [
        { label: 'E-mail and files', cells: ['Mailboxes', 'Shared folders', 'Retention rules'] },
        {
          label: 'Internet',
          cells: ['Fibre, phone hotspot', 'Fibre, SIM router', 'Two fibre lines'],
        },
        { label: 'Power', cells: ['UPS on the router', 'Laptops or UPS', 'Inverter or generator'] },
        { label: 'Support', cells: ['By the hour', 'Monthly, remote', 'Monthly, with visits'] },
      ],
    },
    {
      type: 'example',
      heading: 'One payslip',
      body: `An employee earns ${withCurrency(slip.gross)} and repays an advance. The rates apply from ${dayOfRates()}. See [payroll deductions explained](/blog/payroll-deductions-explained).`,
      figures: [
        { label: 'Gross pay', value: withCurrency(slip.gross) },
        {
          label: 'NSSF, SHIF and housing levy',
          value: withCurrency(slip.nssf + slip.shif + slip.housingLevy),
        },
        { label: 'PAYE', value: withCurrency(slip.paye) },
        { label: 'Advance repaid', value: withCurrency(advance) },
        { label: 'Paid to the employee', value: withCurrency(slip.afterStatutory - advance) },
        {
          label: 'Employer’s NSSF and levies',
          value: withCurrency(slip.employerShare),
        },
      ],
    },
  ],
  fits: [
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
      why: 'E-mail, calendar, chat and files under your own domain.',
    },
    { path: '/products/finagen', why: 'A ledger with eTIMS invoices and M-Pesa matching.' },
    {
      path: '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution',
      why: 'Nightly backup for a few laptops and a shared folder.',
    },
  ],
  questions: [
    {
      question: 'What should we do first, without you?',
      answer:
        'Turn on two-step sign-in for your main e-mail account, add a second person’s phone number to it, and copy your accounts folder to a disk in another building.',
    },
    {
      question: 'Must we register with the data commissioner?',
      answer:
        'Some small organisations need not register. Others must, whatever their size: see our [primer](/blog/data-protection-act-primer-for-smes).',
    },
    {
      question: 'Do we need a server?',
      answer:
        'Probably not. Under 50 people, cloud files and laptops are enough, unless you handle large drawings or video.',
    },
  ],
  related: [
    '/blog/it-for-clearing-and-forwarding-firms',
    '/services/it-cloud',
    '/resources/downloads',
  ],
  sources: [payrollRates.sources.paye, dataProtection.registration],
} satisfies Copy<'industry'>;
