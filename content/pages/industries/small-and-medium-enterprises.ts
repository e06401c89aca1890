import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for small and medium businesses',
  summary: 'E-mail, backups, payroll, invoices and a website for firms of five to fifty.',
  description:
    'IT for Kenyan firms of five to fifty people: own-domain e-mail, backups, eTIMS invoices, payroll deductions, a website and support, in an affordable order.',
  lead: 'You are the manager, the accountant on Sundays and the person who restarts the router. Start with four things that cost little and prevent the worst; add the rest when the business can carry it.',
  updated: '2026-11-07',
  situation: {
    heading: 'The whole company is on the owner’s phone',
    body: `Orders on WhatsApp, the till number, the supplier’s contact, the Gmail account that everything resets to, pictures of invoices, the group where staff say they are sick. Lose that handset on a matatu and the firm is shut for a week.

The laptop at the front desk holds the quotations. Its antivirus expired. Payroll is a spreadsheet from a friend, correct until a rate changed. KRA messages go to the address of the agent who registered the company. The website says "coming soon".

You have been quoted for an ERP. You do not need one. A clearing agent with nine staff, a guest house in Watamu, a dental practice, a garage in Miritini: each needs perhaps six small things that fit together, and one number to call.

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
        body: 'info@ and people’s own addresses, second factor on all, old mail brought along.',
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
      heading: 'Preparing one payslip without a spreadsheet',
      body: 'The amounts for deductions are left blank on purpose, because rates change. What matters is that one gross figure produces every line, from the tables KRA, SHA and NSSF publish, and that the total equals what leaves the bank.',
      figures: [
        { label: 'Gross pay', value: 'KSh 48,000' },
        { label: 'Deductions from tables', value: '4 lines' },
        { label: 'Employer’s matching contributions', value: '2 lines' },
        { label: 'Advance recovered', value: 'KSh 3,000' },
        { label: 'Files for the portals', value: '1 export each' },
        { label: 'Time for 12 staff', value: '25 minutes' },
      ],
    },
    {
      type: 'statement',
      heading: 'Do you have to register with the data commissioner?',
      body: `Even a salon with a client list processes personal data, so the Data Protection Act applies to you. Registration with the ODPC is a separate question: regulations exempt some small organisations and require others to register whatever their size, by the kind of business they do. Check the current list on the commissioner’s site.

Registered or not, keep only what you use, lock it, and know whom to tell when a phone with client details is stolen. Our [primer for small businesses](/blog/data-protection-act-primer-for-smes) takes fifteen minutes.`,
    },
    {
      type: 'chart',
      heading: 'One payslip, step by step',
      intro: 'By stand-in rules that show the order of the sums. They are not the law.',
      data: { form: 'payroll', gross: 48000 },
    },
  ],
  fits: [
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
      why: 'Mail, calendar, chat and files on your own name for a few people or many.',
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
      why: 'Someone who answers when the printer, the mail or the till does not.',
    },
  ],
  questions: [
    {
      question: 'What is the least we should do this month?',
      answer:
        'Three things you can do without us: turn on two-step sign-in for the account that resets all others, put a second person’s number on it, and copy your accounts folder to a disk that goes home with somebody else.',
    },
    {
      question: 'Is free e-mail really a problem?',
      answer:
        'It works, until a staff member leaves with the account, or a bank asks you to write from your own domain. Own the name; the mailbox behind it can be modest.',
    },
    {
      question: 'Do we need a server?',
      answer:
        'Almost certainly not. Under fifty people, cloud files and laptops do, unless you handle large drawings or video or have a program that demands one.',
    },
    {
      question: 'Can we pay for advice only?',
      answer:
        'Yes. Half a day at your place, a list in order of urgency, and you may do all of it by yourselves. [Technology consulting](/services/support-and-management/managed-it/technology-consulting) describes it.',
    },
    {
      question: 'Will you talk to our accountant?',
      answer:
        'Gladly. We ask how they want the books, agree on the chart of accounts, and give them their own access with nothing more than they need.',
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
    {
      fact: 'PAYE is deducted from employees’ pay by the employer.',
      reference: 'Income Tax Act, Cap. 470, section 37, and KRA guidance on PAYE',
      url: 'https://www.kra.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Contributions to the Social Health Insurance Fund are deducted from pay and remitted to the Social Health Authority.',
      reference: 'Social Health Insurance Act, 2023',
      url: 'https://sha.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Employer and employee both contribute to the National Social Security Fund.',
      reference: 'National Social Security Fund Act, 2013',
      url: 'https://www.nssf.or.ke/',
      checked: 'not yet',
    },
    {
      fact: 'The affordable housing levy is payable by employee and employer.',
      reference: 'Affordable Housing Act, 2024',
      url: 'https://www.kra.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Some small controllers and processors are exempt from registration, while others must register whatever their size.',
      reference:
        'Data Protection (Registration of Data Controllers and Data Processors) Regulations, 2021',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
