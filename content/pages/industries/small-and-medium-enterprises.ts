import { lawUrl } from '@/content/laws';
import { withCurrency } from '@/content/money';
import { payrollRates } from '@/content/payroll-rates';
import { dayOfRates, payslip } from '@/content/payslip';
import type { Copy } from '@/content/schema';

/** The salary of the example, with the advance that is recovered from it. */
const slip = payslip(48_000);
const advance = 3_000;
const since = dayOfRates();

export default {
  heading: 'IT for small and medium businesses',
  summary: 'E-mail, backups, payroll, invoices and a website for firms of five to fifty.',
  description:
    'IT for Kenyan firms of five to fifty people: own-domain e-mail, backups, eTIMS invoices, payroll deductions, a website and support, in an affordable order.',
  lead: 'IT for firms of five to fifty people in six steps, each ordered and paid for alone. The first three take two weeks and prevent the worst losses: accounts in the company’s name, mail on your domain, and a second copy of everything.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms of five to fifty people without IT staff',
    time: 'Two weeks for the first three steps, about ten for all six',
    price: {
      measure: 'fixed price',
      note: 'Each step is priced by itself; support is hourly or a monthly fee',
      from: 'not yet',
    },
    start: 'Two hours with the owner and the owner’s phone',
    needs: 'Registration and tax papers, and honesty about unlicensed software',
  },
  situation: {
    heading: 'Small jobs, each with an end',
    body: `A clearing agent with nine staff, a guest house in Watamu, a dental practice or a garage in Miritini rarely needs an ERP. It needs accounts in the company’s name, mail that customers trust, copies of its files, invoices that KRA accepts, a payroll on current rates and a website that says what it sells. Each is a small job with an end, and there is one number to call afterwards.

The steps come in the order of what they prevent. Orders, the till number, supplier contacts and the e-mail account that resets all passwords tend to be on the owner’s phone, so these are secured first. Losing a handset on a matatu should cost a handset, and the firm should open the next morning.

Invoices have become more pressing. Since 1 January 2026 KRA compares a tax return with eTIMS, withholding-tax and customs data, and an expense without an eTIMS invoice is not allowed, subject to KRA’s exclusions.

Above fifty people, or with a server room of your own, the page on [IT and cloud](/services/it-cloud) is nearer to you.`,
  },
  process: {
    heading: 'Six steps, in the order of what they prevent',
    intro: 'Stop after any step. Each stands alone and is paid for alone.',
    steps: [
      {
        title: 'Own your names',
        body: 'Domain, tax portal, paybill, social pages and phone lines moved into the company’s name, with recovery addresses that survive one person.',
        duration: '3–5 days',
      },
      {
        title: 'Mail on your domain',
        body: 'An info@ address and one for each person, two-step sign-in for all, old mail brought along.',
        duration: '2–3 days',
      },
      {
        title: 'Two copies of everything',
        body: 'Laptops and the shared folder copy themselves to the cloud at night. You restore a file yourself, once, while we watch.',
        duration: '2 days',
      },
      {
        title: 'Invoices and payments',
        body: 'A simple ledger, eTIMS invoices, M-Pesa and bank lines matched. Your bookkeeper gets a sign-in instead of a carrier bag.',
        duration: '2–3 weeks',
      },
      {
        title: 'Payroll by the rules',
        body: 'PAYE, SHIF, NSSF and the housing levy computed from current tables, payslips by phone, and files ready for the portals.',
        duration: '1–2 weeks',
      },
      {
        title: 'A website of five pages',
        body: 'What you do, where, for how much, and a way to ask. Plus a listing on the map with the right pin.',
        duration: '3 weeks',
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A single sheet with every account, who owns it and how to recover it',
      'Mail, backups and devices set up, with each person shown in twenty minutes',
      'A support number and a fixed list of what the monthly fee covers',
      'A yearly visit to check licences, batteries, copies and leavers',
    ],
    needed: [
      'The owner for two hours at the beginning, with the phone',
      'Company registration and tax documents, to prove ownership of accounts',
      'Honesty about which software is unlicensed, so that we can replace it',
    ],
    excluded: [
      'Bookkeeping, audit and tax returns',
      'Repair of phones and home devices',
      'Airtime, bundles and subscriptions, which go on your own bills',
    ],
  },
  duration:
    'Two weeks for the first three steps, about ten for all six, at a pace that leaves you time to trade.',
  sections: [
    {
      type: 'comparison',
      heading: 'What to spend on, by size',
      rowHeading: 'Need',
      columns: ['5 people', '15 people', '50 people'],
      rows: [
        {
          label: 'Mail and files',
          cells: ['Cloud mailboxes', 'Plus shared folders by team', 'Plus retention rules'],
        },
        {
          label: 'Internet',
          cells: [
            'Fibre and a phone hotspot',
            'Fibre and SIM router',
            'Two fibres by different routes',
          ],
        },
        {
          label: 'Power',
          cells: [
            'UPS on the router',
            'UPS on desk PCs or laptops',
            'Inverter or generator changeover',
          ],
        },
        {
          label: 'Books',
          cells: ['Ledger with eTIMS', 'Plus stock or jobs', 'Departments and approvals'],
        },
        { label: 'Support', cells: ['By the hour', 'Monthly, remote', 'Monthly, with visits'] },
      ],
    },
    {
      type: 'example',
      heading: 'One payslip, from gross to bank',
      body: `An employee earns ${withCurrency(slip.gross)} a month and has an advance to pay back. One gross figure produces every line at the rates in force from ${since}, and the total equals what leaves the bank. The [article on payroll deductions](/blog/payroll-deductions-explained) shows the steps.`,
      figures: [
        { label: 'Gross pay', value: withCurrency(slip.gross) },
        {
          label: 'NSSF, SHIF and housing levy',
          value: withCurrency(slip.nssf + slip.shif + slip.housingLevy),
        },
        { label: 'PAYE', value: withCurrency(slip.paye) },
        { label: 'Advance recovered', value: withCurrency(advance) },
        { label: 'Paid to the employee', value: withCurrency(slip.afterStatutory - advance) },
        { label: 'Paid by the employer on top', value: withCurrency(slip.employerShare) },
      ],
    },
    {
      type: 'statement',
      heading: 'Do you have to register with the data commissioner?',
      body: `Even a salon with a client list processes data about identifiable people, so the Data Protection Act applies to you. Registration with the ODPC is a separate question: regulations exempt some small organisations and require others to register whatever their size, by the kind of business they do. The current list is on the commissioner’s site, and it takes a few minutes to check.

Registered or not, keep only what you use, lock it, and know whom to tell when a phone with client details is stolen. Our [primer for small businesses](/blog/data-protection-act-primer-for-smes) explains the duties in fifteen minutes.`,
    },
    {
      type: 'chart',
      heading: 'One payslip, step by step',
      intro: `By the rates from ${since}.`,
      data: { form: 'payroll', gross: slip.gross },
    },
  ],
  fits: [
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
      why: 'Mail, calendar, chat and files under your own domain name, for a few people or many.',
    },
    {
      path: '/products/finagen',
      why: 'A ledger with eTIMS invoices and bank and M-Pesa matching that a bookkeeper can use.',
    },
    {
      path: '/solutions/hr-payroll',
      why: 'Monthly pay with statutory deductions from current tables, and payslips by phone.',
    },
    {
      path: '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution',
      why: 'Nightly copies sized for a few laptops and a shared folder.',
    },
    {
      path: '/services/support-and-management/managed-it/technical-support',
      why: 'A person who answers when the printer, the mail or the till does not.',
    },
  ],
  questions: [
    {
      question: 'What is the least we should do this month?',
      answer:
        'This you can do without us: turn on two-step sign-in for the account that resets all others, put a second person’s number on it, and copy your accounts folder to a disk that is kept in another house.',
    },
    {
      question: 'Is free e-mail really a problem?',
      answer:
        'It works, until a staff member leaves with the account, or a bank asks you to write from your own domain. Own the name; the mailbox behind it can be modest.',
    },
    {
      question: 'Do we need a server?',
      answer:
        'Almost certainly not. Under fifty people, cloud files and laptops are enough, unless you handle large drawings or video or have a program that demands one.',
    },
    {
      question: 'Can we pay for advice only?',
      answer:
        'Yes. Half a day at your place gives you a list in order of urgency, and you may do all of it yourselves. It is a form of [technology consulting](/services/support-and-management/managed-it/technology-consulting).',
    },
    {
      question: 'Will you talk to our accountant?',
      answer:
        'Gladly. We ask how they want the books, agree on the chart of accounts, and give them access of their own, limited to what they need.',
    },
  ],
  related: [
    '/services/it-cloud',
    '/solutions/hr-payroll',
    '/blog/payroll-deductions-explained',
    '/blog/data-protection-act-primer-for-smes',
    '/resources/downloads',
  ],
  sources: [
    ...Object.values(payrollRates.sources),
    {
      fact: 'Since 1 January 2026 income and expenses declared in income tax returns are validated against TIMS/eTIMS invoices, withholding income tax gross amounts and customs import records.',
      reference:
        'Kenya Revenue Authority, public notice of 7 November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'Some small controllers and processors are exempt from registration, while others must register whatever their size.',
      reference:
        'Data Protection (Registration of Data Controllers and Data Processors) Regulations, 2021',
      url: lawUrl('dataProtectionRegistration'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
