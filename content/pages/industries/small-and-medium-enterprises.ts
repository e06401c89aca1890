import { commitments, lostSinceCopy } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import finagen from '@/content/pages/products/finagen';
import wordpress from '@/content/pages/services/development-services/website-development/website-design/wordpress';
import officeBackup from '@/content/pages/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';
import businessEmail from '@/content/pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar';
import payroll from '@/content/pages/solutions/hr-payroll';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { amountInWords, billed, priceInWords } from '@/content/values/price';

/** How many people the office of the drawing has. Each has a computer; a plan for backup takes ten. */
const office = { people: 18, backupPlans: 2 };
const desk = '/services/support-and-management/managed-it/technical-support';
const mail =
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar';

/** The first three steps of the office, and the desk that answers its staff. */
const firstSteps = [
  billed('Own your accounts', 1, prices['/industries/small-and-medium-enterprises']),
  billed('E-mail', office.people, prices[mail]),
  billed(
    'Backup, ten computers a plan',
    office.backupPlans,
    prices['/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution'],
  ),
  billed('Support desk', office.people, prices[desk]),
];

export default {
  heading: 'IT and software for small businesses in Kenya',
  summary: 'First your accounts, then e-mail, backups, invoices, payroll and a website.',
  description:
    'IT for Kenyan firms of 5 to 50 people: own-domain e-mail, backups, accounts, payroll deductions, a website and support, in an affordable order.',
  lead: 'We put the IT of a small firm in order in six steps, each ordered and paid for alone. The first three protect what you cannot replace.',
  updated: '2026-11-28',
  emblem: 'desktop',
  drawing: {
    caption: 'A shop in Bamburi with an office for eighteen: four of six steps are done',
    parts: [
      {
        type: 'scene',
        title: 'A shop and its office',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 228h320M132 36V10M120 18q12-10 24 0M114 10q18-14 36 0' },
          { look: 'body', outline: 'M16 36h188v192H16zM16 132h188' },
          { look: 'solid', outline: 'M16 36h188v8h-188z' },
          { look: 'body', outline: 'M28 84h40v24h-40zM90 84h40v24h-40zM152 84h40v24h-40z' },
          { look: 'mark', outline: 'M22 116h54M84 116h54M146 116h54M48 108v8M110 108v8M172 108v8' },
          { look: 'tint', outline: 'M10 132h200l8 24H2z' },
          {
            look: 'mark',
            outline: 'M44 132l-4 24M78 132l-2 24M110 132v24M142 132l2 24M176 132l4 24',
          },
          { look: 'hot', outline: 'M36 180h36v20h-36z' },
          { look: 'body', outline: 'M24 200h84v28h-84z' },
          { look: 'tint', outline: 'M132 170h52v58h-52z' },
          {
            look: 'line',
            outline: 'M222 62l4 4 8-9M222 92l4 4 8-9M222 122l4 4 8-9M222 152l4 4 8-9',
          },
        ],
        words: [
          { text: `Office, ${office.people} people`, at: [110, 66], on: 'object' },
          { text: 'Accounts', at: [272, 66], on: 'ground', size: 'large' },
          { text: 'E-mail', at: [272, 96], on: 'ground', size: 'large' },
          { text: 'Backup', at: [272, 126], on: 'ground', size: 'large' },
          { text: 'Invoices', at: [272, 156], on: 'ground', size: 'large' },
          { text: 'Payroll', at: [272, 186], on: 'ground' },
          { text: 'Website', at: [272, 210], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms of 5 to 50 people without IT staff',
    time: { from: 3, unit: 'weeks', note: 'for the first three steps' },
    price: prices['/industries/small-and-medium-enterprises'],
    start: 'Two hours with the owner and the owner’s phone',
    needs: 'Registration and tax documents, and a list of unlicensed software',
  },
  order: ['process', 'fits', 'sections', 'scope'],
  fitsHeading: 'What you order for steps 2 to 4',
  fits: [
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
      why: 'E-mail and files under your own domain.',
    },
    {
      path: '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution',
      why: 'Nightly backup for a few laptops and a shared folder.',
    },
    {
      path: '/products/finagen',
      why: 'A ledger with M-Pesa matching, built for eTIMS invoices.',
    },
  ],
  process: {
    heading: 'Six steps',
    intro: `You may stop after any step. Step 1 costs ${amountInWords(prices['/industries/small-and-medium-enterprises'].from)}. One of us then leads you through steps 1 to 3. E-mail and backup cost their monthly plans, and nothing for set-up.`,
    steps: [
      {
        title: 'Own your accounts',
        body: 'Domain, iTax, paybill, social pages and phone lines move to the company’s name. Their providers may take weeks.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'E-mail on your domain',
        body: 'Each person gets an address with two-step sign-in and the old messages.',
        time: { ...businessEmail.glance.time, note: undefined },
      },
      {
        title: 'Backup',
        body: 'Laptops and shared folders are copied at night, and you restore a file yourself.',
        time: { ...officeBackup.glance.time, alongside: true, note: undefined },
      },
      {
        title: 'Invoices and payments',
        body: `Finagen matches M-Pesa and bank. Its set-up costs ${amountInWords(prices['/products/finagen'].setUp)}. ${kraApprovalOf('Finagen')}`,
        time: { ...finagen.glance.time, note: undefined },
      },
      {
        title: 'Payroll',
        body: `Two pay days run next to your present payroll. The set-up costs ${amountInWords(prices['/solutions/hr-payroll'].setUp)}.`,
        time: payroll.glance.time,
      },
      {
        title: 'Website',
        body: `It says what you do, for how much, and how to ask, and costs ${priceInWords(prices['/services/development-services/website-development/website-design/wordpress'])}.`,
        time: wordpress.glance.time,
      },
    ],
    busy: ['both', 'us', 'both', 'both', 'both', 'both'],
  },
  sections: [
    {
      type: 'bill',
      heading: `What steps 1 to 3 and support cost ${office.people} people`,
      intro:
        'This firm has no server. You order steps 4 to 6 later, each at its own price. If you also want monitoring and security checks, [IT Cloud](/services/it-cloud) replaces the desk.',
      lines: firstSteps,
    },
    {
      type: 'comparison',
      heading: 'Equipment by size',
      rowHeading: 'Need',
      columns: ['5 people', '15 people', '50 people'],
      rows: [
        { label: 'E-mail and files', cells: ['Mailboxes', 'Shared folders', 'Retention rules'] },
        {
          label: 'Internet',
          cells: ['Fibre, phone hotspot', 'Fibre, SIM router', 'Two fibre lines'],
        },
        { label: 'Power', cells: ['UPS on the router', 'Laptops or UPS', 'Inverter or generator'] },
        {
          label: 'Support',
          cells: ['By the hour or by the month', 'By the month', 'By the month'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'If something stops',
      rows: [
        {
          term: 'With the support desk',
          detail: `We start on a [critical fault](${desk}#with-an-agreement-and-without-one) day or night, and visits are ${commitments.repairVisits.phrase}.`,
        },
        {
          term: 'Without it',
          detail:
            'See [help without an agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one).',
        },
        {
          term: 'A disk dies',
          detail: `Its files come back from last night’s copy. ${lostSinceCopy} of work is lost.`,
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What should we do first, without you?',
      answer:
        'Turn on two-step sign-in for your main e-mail account, add a second person’s phone number to it, and copy your accounts folder to a disk in another building.',
    },
    {
      question: 'Do we have to register with the Data Commissioner?',
      answer:
        'Some small organisations need not register. Others must, whatever their size: see our [primer on data protection](/blog/data-protection-act-primer-for-smes).',
    },
    {
      question: 'Do we need a server?',
      answer:
        'Seldom, with cloud files and laptops. Three reasons for one are large drawings or video, a program that only runs on one, and lines that fail often.',
    },
  ],
  related: ['/blog/it-for-clearing-and-forwarding-firms', '/resources/downloads'],
  ask: { heading: 'Find out which accounts are yours', body: 'You need two hours and your phone.' },
  sources: [dataProtection.registration],
} satisfies Copy<'industry'>;
